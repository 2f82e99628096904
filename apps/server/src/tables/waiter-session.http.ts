import type { WaiterSession } from '@tischlein/contract/shop';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endOfDay, secondsUntilMidnight } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { readCookie, setCookie } from '../http/cookies.ts';
import { httpProblem } from '../http/errors.ts';
import { isHttps } from '../http/is-https.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { worksFor } from '../staff/sessions.ts';
import { findSignedInStaff } from '../staff/staff-session.http.ts';
import { findWaiterSession, hashToken, openWaiterSession } from './waiter-session.ts';
import { deleteWaiterSession, saveWaiterSession } from './waiters.store.ts';

const NAME = 'tischlein-waiter';

/** The waiter of a request: signed in with the waiter password, or to the office. */
export async function findWaiter(request: FastifyRequest, deps: Deps, shop: LoadedShop): Promise<WaiterSession | null> {
  const token = readWaiterToken(request, deps);
  const session = token && (await findWaiterSession(deps, shop, token));
  if (session) return { name: session.name, until: session.expiresAt };
  const staff = await findSignedInStaff(request, deps);
  return staff && worksFor(staff, shop.id) ? { name: '', until: null } : null;
}

/** Like `findWaiter`, but throws 401. */
export async function requireWaiter(request: FastifyRequest, deps: Deps, shop: LoadedShop): Promise<WaiterSession> {
  const waiter = await findWaiter(request, deps, shop);
  if (!waiter) throw httpProblem('waiterSignInNeeded');
  return waiter;
}

/** Returns a check for open streams, whether the waiter is still signed in. */
export const createWaiterCheck = (request: FastifyRequest, deps: Deps, shop: LoadedShop) => {
  const token = readWaiterToken(request, deps);
  return async (): Promise<boolean> => {
    if (token && (await findWaiterSession(deps, shop, token))) return true;
    const staff = await findSignedInStaff(request, deps);
    return staff !== null && worksFor(staff, shop.id);
  };
};

export function sendWaiterSession(reply: FastifyReply, deps: Deps, token: string): void {
  const maxAgeSeconds = secondsUntilMidnight(deps.clock.now());
  setCookie(reply, { name: NAME, value: token, maxAgeSeconds, secure: isHttps(deps) });
}

/** Keeps the name that a waiter enters after the password (S3 W9); staff of the office get a session for it. */
export async function nameWaiter(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, shop, name }: { readonly deps: Deps; readonly shop: LoadedShop; readonly name: string },
): Promise<WaiterSession> {
  const waiter = await requireWaiter(request, deps, shop);
  const token = readWaiterToken(request, deps);
  const until = waiter.until ?? endOfDay(deps.clock.now());
  if (waiter.until !== null && token) {
    const session = { tokenHash: hashToken(token), name, expiresAt: until };
    await deps.database.write((writer) => saveWaiterSession(writer, shop.id, session));
  } else sendWaiterSession(reply, deps, await openWaiterSession(deps, shop, name));
  return { name, until };
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
