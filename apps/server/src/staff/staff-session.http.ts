import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { SESSION_DAYS, findSession, type SignedIn, worksFor } from './sessions.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toCookieName, readCookie, setCookie } from '../http/cookies.ts';
import { httpProblem } from '../http/errors.ts';
import { isHttps } from '../http/is-https.ts';

const NAME = 'tischlein-office';

const staffByRequest = new WeakMap<FastifyRequest, Promise<SignedIn | null>>();

/** The signed-in member of staff; null if none. */
export function findSignedInStaff(request: FastifyRequest, deps: Deps): Promise<SignedIn | null> {
  const token = readCookie(request, NAME, isHttps(deps));
  const staff = staffByRequest.get(request) ?? (token ? findSession(deps, token) : Promise.resolve(null));
  staffByRequest.set(request, staff);
  return staff;
}

/** Like `findSignedInStaff`, but throws 401. */
export async function requireStaff(request: FastifyRequest, deps: Deps): Promise<SignedIn> {
  const staff = await findSignedInStaff(request, deps);
  if (!staff) throw httpProblem('signInNeeded');
  return staff;
}

/** Like `requireStaff`, but throws 403 for anyone but owners. */
export async function requireOwner(request: FastifyRequest, deps: Deps): Promise<SignedIn> {
  const staff = await requireStaff(request, deps);
  if (staff.role !== 'owner') throw httpProblem('forbidden');
  return staff;
}

/** The shop with this id or slug; throws 404 if the member of staff does not work for it. */
export async function requireShop(request: FastifyRequest, deps: Deps, reference: string): Promise<LoadedShop> {
  return findStaffShop(await requireStaff(request, deps), deps, reference);
}

/** Like `requireShop`, for owners only. */
export async function requireOwnShop(request: FastifyRequest, deps: Deps, reference: string): Promise<LoadedShop> {
  return findStaffShop(await requireOwner(request, deps), deps, reference);
}

function findStaffShop(staff: SignedIn, deps: Deps, reference: string): LoadedShop {
  const shop = deps.shops.shopByRef(reference);
  if (!shop && staff.role === 'owner' && deps.shops.isUnreadable(reference))
    throw httpProblem('temporarilyUnavailable');
  if (!shop || !worksFor(staff, shop.id)) throw httpProblem('shopUnknown');
  return shop;
}

/** Returns a check, for open streams, whether the session of this request still gives access to the shop. */
export function createSessionCheck(request: FastifyRequest, deps: Deps, shop: LoadedShop): () => Promise<boolean> {
  const token = readCookie(request, NAME, isHttps(deps));
  return async () => {
    const staff = token && (await findSession(deps, token));
    return staff ? worksFor(staff, shop.id) : false;
  };
}

export function sendSession(reply: FastifyReply, deps: Deps, token: string): void {
  setCookie(reply, { name: NAME, value: token, maxAgeSeconds: SESSION_DAYS * 24 * 60 * 60, secure: isHttps(deps) });
}

/** Renews the cookie for its full lifetime. */
export function resendSession(request: FastifyRequest, reply: FastifyReply, deps: Deps): void {
  sendSession(reply, deps, readCookie(request, NAME, isHttps(deps)) ?? '');
}

/** The session as a Cookie header. */
export const sessionCookie = (deps: Deps, token: string): string => `${toCookieName(NAME, isHttps(deps))}=${token}`;

export function dropSession(reply: FastifyReply, deps: Deps): void {
  setCookie(reply, { name: NAME, value: '', maxAgeSeconds: 0, secure: isHttps(deps) });
}
