import * as calls from '@tischlein/contract/calls';
import type { Cents } from '@tischlein/domain';
import { findRefundLimit } from '@tischlein/domain/staff';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endOfDay, secondsUntilMidnight } from '../clock.ts';
import type { ChangeOrigin } from '../db/open-change.ts';
import type { Deps } from '../deps.ts';
import { readCookie, setCookie } from '../http/cookies.ts';
import { refuse } from '../http/errors.ts';
import { isHttps } from '../http/is-https.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toChangeAuthor } from '../staff/change-author.http.ts';
import { describeRequestDevice } from '../staff/request-device.http.ts';
import { mayVisit } from '../staff/hide-unopened.http.ts';
import { type SignedIn, worksFor } from '../staff/sessions.ts';
import { findRefusal, findSignedInStaff, identify } from '../staff/staff-session.http.ts';
import { findWaiterSession, hashToken, newWaiterToken, saveSession } from './waiter-session.ts';
import { deleteWaiterSession, type StoredSession } from './waiters.store.ts';

const NAME = 'tischlein-waiter';

/** A waiter: signed in with the waiter password, or a person, device or key of the office with the permission (S3 W16). */
export interface Waiter {
  /** '': not entered yet (S3 W9). */
  readonly name: string;
  /** Kept with what they do: the name; of the office, the account if there is no name. '': to be entered first. */
  readonly signature: string;
  /** Local midnight; null: as long as they are signed in to the office. */
  readonly until: string | null;
  readonly mayRefund: boolean;
  /** The most that they refund of one order; null: no limit (S3 R5, W16). */
  readonly refundLimit: Cents | null;
  /** For the audit log. */
  readonly author: ChangeOrigin['author'];
}

type Refusal = NonNullable<Awaited<ReturnType<typeof findRefusal>>> | 'waiterSignInNeeded';

/** The waiter of a call that guests make, too, or why a waiter may not make it (any more); null: a guest. */
export async function findWaiter(
  request: FastifyRequest,
  deps: Deps,
  shop: LoadedShop,
): Promise<Waiter | Refusal | null> {
  const waiter = await lookUp(request, deps, { shop, staff: await findSignedInStaff(request, deps) });
  return waiter === 'waiterSignInNeeded' && readWaiterToken(request, deps) === null ? null : waiter;
}

const permitted = new WeakMap<FastifyRequest, Promise<Waiter>>();

/** Like `findWaiter`, but throws 401, or 403 to those of the office who lack the permission. Decided once for each request. */
export function requireWaiter(request: FastifyRequest, deps: Deps, reference: string): Promise<Waiter> {
  const waiter = permitted.get(request) ?? permit(request, deps, reference);
  permitted.set(request, waiter);
  return waiter;
}

async function permit(request: FastifyRequest, deps: Deps, reference: string): Promise<Waiter> {
  const shop = await requireShopByRef(deps, reference);
  if (!(await mayVisit(request, deps, shop))) throw refuse('shopUnknown');
  const waiter = await lookUp(request, deps, { shop, staff: await findSignedInStaff(request, deps) });
  if (typeof waiter === 'string') throw refuse(waiter);
  return waiter;
}

/** Returns a check for open streams, whether the waiter may still make the call. */
export const createWaiterCheck =
  (request: FastifyRequest, deps: Deps, shop: LoadedShop) => async (): Promise<boolean> =>
    typeof (await lookUp(request, deps, { shop, staff: await identify(request, deps) })) !== 'string';

interface Asking {
  readonly shop: LoadedShop;
  readonly staff: SignedIn | null;
}

/** The password comes first: who has entered it may do everything at tables. */
async function lookUp(request: FastifyRequest, deps: Deps, { shop, staff }: Asking): Promise<Waiter | Refusal> {
  const session = await findSession(request, deps, shop);
  if (session?.isByPassword) return toPasswordWaiter(request, session);
  if (!staff || !worksFor(staff, shop.id)) return 'waiterSignInNeeded';
  const refusal = await findRefusal(staff, deps, request.routeOptions.config.call);
  if (refusal) return refusal;
  const given = session?.sessionHash === staff.tokenHash ? session.name : '';
  const mayRefund = (await findRefusal(staff, deps, calls.refundTableItems)) === null;
  const refundLimit = findRefundLimit(staff.role, shop.config);
  return { ...toNames(staff, given), until: null, mayRefund, refundLimit, author: toAuthor(request, staff, given) };
}

async function findSession(request: FastifyRequest, deps: Deps, shop: LoadedShop): Promise<StoredSession | null> {
  const token = readWaiterToken(request, deps);
  return token === null ? null : findWaiterSession(deps, shop, token);
}

const toPasswordWaiter = (request: FastifyRequest, { name, expiresAt }: StoredSession): Waiter => ({
  name,
  signature: name,
  until: expiresAt,
  mayRefund: true,
  refundLimit: null,
  author: { kind: 'waiter', name, device: describeRequestDevice(request) },
});

/** 'Giulia Rossi', 'Theke (Mia)'; people have the name of their account, a device that a shift shares asks who works with it. */
function toNames({ name, email, device }: SignedIn, given: string): Pick<Waiter, 'name' | 'signature'> {
  const signature = addName(name, given) || email;
  return { name: device && given === '' ? '' : signature, signature };
}

const addName = (name: string, given: string): string => {
  if (name === '' || given === '') return name || given;
  return `${name} (${given})`;
};

function toAuthor(request: FastifyRequest, staff: SignedIn, given: string): Waiter['author'] {
  const author = toChangeAuthor(request, staff);
  return staff.device ? { ...author, name: addName(author.name, given) } : author;
}

export function sendWaiterSession(reply: FastifyReply, deps: Deps, token: string): void {
  const maxAgeSeconds = secondsUntilMidnight(deps.clock.now());
  setCookie(reply, { name: NAME, value: token, maxAgeSeconds, secure: isHttps(deps) });
}

/** The session of the shared device on which the waiter password is entered: it takes the waiter's session along when it ends. */
export async function findDeviceSession(request: FastifyRequest, deps: Deps): Promise<string | null> {
  const staff = await findSignedInStaff(request, deps);
  return staff?.device ? staff.tokenHash : null;
}

/**
 * Keeps the name that a waiter enters after the password (S3 W9), or beside their account. For people of the office the row is a name
 * and no right: it counts for the session of the office that has entered it.
 */
export async function nameWaiter(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, shop, name }: { readonly deps: Deps; readonly shop: LoadedShop; readonly name: string },
): Promise<Waiter> {
  const waiter = await requireWaiter(request, deps, shop.id);
  const [session, staff] = [await findSession(request, deps, shop), await findSignedInStaff(request, deps)];
  const token = readWaiterToken(request, deps);
  if (session?.isByPassword && token !== null) {
    await saveSession(deps, shop, { ...session, tokenHash: hashToken(token), name });
    return { ...waiter, name };
  }
  if (!staff) throw refuse('waiterSignInNeeded');
  const opened = newWaiterToken();
  await saveSession(deps, shop, {
    tokenHash: hashToken(opened),
    name,
    expiresAt: endOfDay(deps.clock.now()),
    passwordSince: null,
    sessionHash: staff.tokenHash,
  });
  sendWaiterSession(reply, deps, opened);
  return { ...waiter, ...toNames(staff, name) };
}

export async function endWaiterSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, shop }: { readonly deps: Deps; readonly shop: LoadedShop },
): Promise<void> {
  const token = readWaiterToken(request, deps);
  if (token) await deps.database.write((writer) => deleteWaiterSession(writer, shop.id, hashToken(token)));
  setCookie(reply, { name: NAME, value: '', maxAgeSeconds: 0, secure: isHttps(deps) });
}

export const readWaiterToken = (request: FastifyRequest, deps: Deps): string | null =>
  readCookie(request, NAME, isHttps(deps));
