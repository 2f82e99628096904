import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { SESSION_DAYS, findSession, type SignedIn, worksFor } from '../office/sessions.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toCookieName, readCookie, setCookie } from './cookies.ts';
import { httpProblem } from './errors.ts';

const NAME = 'tischlein-office';
const isHttps = ({ publicUrl }: Pick<Deps, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

const staffByRequest = new WeakMap<FastifyRequest, Promise<SignedIn | null>>();

/** Who of the staff calls; null: nobody. */
export function findSignedInStaff(request: FastifyRequest, deps: Deps): Promise<SignedIn | null> {
  const token = readCookie(request, NAME, isHttps(deps));
  const staff = staffByRequest.get(request) ?? (token ? findSession(deps, token) : Promise.resolve(null));
  staffByRequest.set(request, staff);
  return staff;
}

/** Who of the staff calls; nobody: 401. */
export async function requireStaff(request: FastifyRequest, deps: Deps): Promise<SignedIn> {
  const staff = await findSignedInStaff(request, deps);
  if (!staff) throw httpProblem('signInNeeded');
  return staff;
}

/** Like `requireStaff`, but only owners; others: 403. */
export async function requireOwner(request: FastifyRequest, deps: Deps): Promise<SignedIn> {
  const staff = await requireStaff(request, deps);
  if (staff.role !== 'owner') throw httpProblem('forbidden');
  return staff;
}

/** The shop a member of staff asks for; the shops of others are as good as unknown. */
export async function requireShop(request: FastifyRequest, deps: Deps, reference: string): Promise<LoadedShop> {
  return findStaffShop(await requireStaff(request, deps), deps, reference);
}

/** Like `requireShop`, but only for owners. */
export async function requireOwnShop(request: FastifyRequest, deps: Deps, reference: string): Promise<LoadedShop> {
  return findStaffShop(await requireOwner(request, deps), deps, reference);
}

function findStaffShop(staff: SignedIn, deps: Deps, reference: string): LoadedShop {
  const shop = deps.shops.shopByRef(reference);
  if (!shop || !worksFor(staff, shop.id)) throw httpProblem('shopUnknown');
  return shop;
}

export function sendSession(reply: FastifyReply, deps: Deps, token: string): void {
  setCookie(reply, { name: NAME, value: token, maxAgeSeconds: SESSION_DAYS * 24 * 60 * 60, secure: isHttps(deps) });
}

/** Sends the same session again, for its full time. */
export function resendSession(request: FastifyRequest, reply: FastifyReply, deps: Deps): void {
  sendSession(reply, deps, readCookie(request, NAME, isHttps(deps)) ?? '');
}

/** The session as a browser would send it. */
export const sessionCookie = (deps: Deps, token: string): string => `${toCookieName(NAME, isHttps(deps))}=${token}`;

export function dropSession(reply: FastifyReply, deps: Deps): void {
  setCookie(reply, { name: NAME, value: '', maxAgeSeconds: 0, secure: isHttps(deps) });
}
