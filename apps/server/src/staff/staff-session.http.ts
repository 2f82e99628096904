import { type Call, mayMake, mayMakeByKey } from '@tischlein/contract/calls';
import { imageId } from '@tischlein/domain';
import { findPictureAreas, isFactorMissing, mayWrite } from '@tischlein/domain/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { findSession, isLongSession, type Opened, seesGuests, type SignedIn, worksFor } from './sessions.ts';
import { oversees, worksIn } from './oversees.ts';
import { isFactorRequired } from './second-factor.store.ts';
import { ownsInstallation } from './staff.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { toCookieName, readCookie, setCookie } from '../http/cookies.ts';
import { refuse } from '../http/errors.ts';
import { hideGuests } from '../http/hidden-guests.ts';
import { isHttps } from '../http/is-https.ts';
import { rememberDevice, toPersonAccount } from './known-device.http.ts';
import { findKeyHolder, readApiKey } from './find-api-key.http.ts';

const NAME = 'tischlein-office';

const staffByRequest = new WeakMap<FastifyRequest, Promise<SignedIn | null>>();

/** The signed-in member of staff, or the holder of the API key that the request sends; null if none. */
export function findSignedInStaff(request: FastifyRequest, deps: Deps): Promise<SignedIn | null> {
  const staff = staffByRequest.get(request) ?? identify(request, deps);
  staffByRequest.set(request, staff);
  return staff;
}

/** Like `findSignedInStaff`, read again: for streams, which outlive sessions. */
export async function identify(request: FastifyRequest, deps: Deps): Promise<SignedIn | null> {
  const key = readApiKey(request);
  if (key !== null) {
    const holder = await findKeyHolder(deps, readShopReference(request), key);
    if (!holder) deps.events.signInFailed('apiKey', {});
    return holder;
  }
  const token = readSessionToken(request, deps);
  return token ? findSession(deps, token) : null;
}

export const readSessionToken = (request: FastifyRequest, deps: Deps): string | null =>
  readCookie(request, NAME, isHttps(deps));

/** The parameter :shop of the address; empty: a call that is not about a shop. */
const readShopReference = ({ params }: FastifyRequest): string => {
  const shop = typeof params === 'object' && params !== null && 'shop' in params ? params.shop : '';
  return typeof shop === 'string' ? shop : '';
};

const permitted = new WeakMap<FastifyRequest, Promise<SignedIn>>();

/**
 * The signed-in member of staff, or the holder of the API key; throws 401 if there is none, and 403 if they may not make the call of
 * this request. Decided once for each request.
 */
export function requireStaff(request: FastifyRequest, deps: Deps): Promise<SignedIn> {
  const staff = permitted.get(request) ?? permit(request, deps);
  permitted.set(request, staff);
  return staff;
}

async function permit(request: FastifyRequest, deps: Deps): Promise<SignedIn> {
  const staff = await findSignedInStaff(request, deps);
  if (!staff) throw refuse('signInNeeded');
  const refusal = await findRefusal(staff, deps, request.routeOptions.config.call);
  if (refusal) throw refuse(refusal);
  if (!seesGuests(staff)) hideGuests(request);
  return staff;
}

/**
 * Why a person, a shared device or an API key may not make a call; null: they may. The one place that decides about role and area, the
 * scopes of keys, locked devices and a required second factor, for calls of the office and of waiters alike.
 */
export async function findRefusal(
  staff: SignedIn,
  { database }: Pick<Deps, 'database'>,
  call: Call | undefined,
): Promise<'forbidden' | 'deviceLocked' | 'secondFactorMissing' | null> {
  if (!call || !mayCall(staff, call)) return 'forbidden';
  if (call.area === 'installation' && !(await ownsInstallation(database.read, staff))) return 'forbidden';
  if (staff.device?.isLocked && !call.whileLocked) return 'deviceLocked';
  const needsFactor = !staff.scopes && call.area !== 'own' && call.area !== 'session';
  return needsFactor && isFactorMissing(staff, await isFactorRequired(database.read)) ? 'secondFactorMissing' : null;
}

/** The shop with this id or slug; throws 404 if the member of staff does not work for it. */
export async function requireShop(request: FastifyRequest, deps: Deps, reference: string): Promise<LoadedShop> {
  const staff = await requireStaff(request, deps);
  const entry = deps.shops.findEntry(reference);
  if (!entry || !oversees(deps, staff, entry)) return findStaffShop(staff, deps, reference);
  if (!request.routeOptions.config.call?.forOverseers) throw refuse('forbidden');
  return requireLoaded(await deps.shops.shopByRef(entry.id));
}

function requireLoaded(shop: LoadedShop | null): LoadedShop {
  if (!shop) throw refuse('shopUnknown');
  return shop;
}

/** The shop whose picture is replaced; throws 403 without permission to write in the areas that show the picture. */
export async function requirePictureShop(
  request: FastifyRequest,
  deps: Deps,
  { shop: reference, image }: { readonly shop: string; readonly image: string },
): Promise<LoadedShop> {
  const staff = await requireStaff(request, deps);
  const shop = await findStaffShop(staff, deps, reference);
  const areas = findPictureAreas({ config: shop.config, menu: shop.menuDocument }, imageId(image));
  if (!areas.every((area) => mayWrite(staff, area))) throw refuse('forbidden');
  return shop;
}

async function findStaffShop(staff: SignedIn, deps: Deps, reference: string): Promise<LoadedShop> {
  const entry = deps.shops.findEntry(reference);
  const shop = entry && worksIn(staff, entry) ? await deps.shops.shopByRef(entry.id) : null;
  if (!shop && staff.role === 'owner' && deps.shops.isUnreadable(reference)) throw refuse('temporarilyUnavailable');
  return requireLoaded(shop);
}

/** The shops with these ids or slugs that the member of staff works for. */
export async function listStaffShops(
  request: FastifyRequest,
  deps: Deps,
  references: readonly string[],
): Promise<readonly ShopEntry[]> {
  const staff = await requireStaff(request, deps);
  const shops = references.map((reference) => deps.shops.findEntry(reference)).filter((shop) => shop !== null);
  return [...new Set(shops)].filter((shop) => worksIn(staff, shop));
}

/** Returns a check, for open streams, whether the session of this request still gives access to the shops. */
export function createSessionCheck(
  request: FastifyRequest,
  deps: Deps,
  ...shops: readonly Pick<ShopEntry, 'id'>[]
): () => Promise<boolean> {
  const { call } = request.routeOptions.config;
  return async () => {
    const staff = await identify(request, deps);
    return (
      staff !== null && shops.every(({ id }) => worksFor(staff, id)) && (await findRefusal(staff, deps, call)) === null
    );
  };
}

// A device has no account of its own.
const mayCall = ({ role, scopes, device }: SignedIn, call: Call): boolean =>
  scopes ? mayMakeByKey(scopes, call) : mayMake(role, call) && !(device && (call.area === 'own' || call.forPeople));

export function sendSession(reply: FastifyReply, deps: Deps, { token, staff }: Opened): void {
  const maxAgeSeconds = isLongSession(staff) ? staff.lastsMinutes * 60 : null;
  setCookie(reply, { name: NAME, value: token, maxAgeSeconds, secure: isHttps(deps) });
}

/** Renews the cookies of session and device for their full lifetime. */
export function resendSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, staff }: { readonly deps: Deps; readonly staff: SignedIn },
): void {
  sendSession(reply, deps, { token: readSessionToken(request, deps) ?? '', staff });
  rememberDevice(request, reply, { deps, account: toPersonAccount(staff.email) });
}

/** The session as a Cookie header. */
export const sessionCookie = (deps: Deps, token: string): string => `${toCookieName(NAME, isHttps(deps))}=${token}`;

export function dropSession(reply: FastifyReply, deps: Deps): void {
  setCookie(reply, { name: NAME, value: '', maxAgeSeconds: 0, secure: isHttps(deps) });
}
