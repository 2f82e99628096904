import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ShopId } from '@tischlein/domain';
import { createBoundedCache } from '../bounded-cache.ts';
import type { Deps } from '../deps.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { type FindCaller, toNetwork } from '../http/rate-limits.ts';
import { isPrinterToken } from '../printing/hand-out.ts';
import { readApiKey } from '../staff/find-api-key.http.ts';
import { findAnyKnownDevice } from '../staff/known-device.http.ts';
import { findSignedInStaff, readSessionToken } from '../staff/staff-session.http.ts';
import { nameScannedTable } from '../tables/table-session.http.ts';
import { findWaiter, readWaiterToken } from '../tables/waiter-session.http.ts';

/** Proofs that need the database, for those who were not seen lately: more than any restaurant needs, less than a flood. */
const LOOKS = { burst: 600, everySeconds: 0.02 };
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 10_000;

/**
 * Identifies callers, so that strangers in their network use up none of their calls (decision 075): staff and waiters by their session,
 * other systems by their key, printers by their address, guests by the table whose code they have scanned, and staff who are
 * signed out by the device on which they have signed in before.
 */
export function createCallerFinder(deps: Deps, now: () => number): FindCaller {
  const take = createRateLimiter(now);
  const proven = createBoundedCache<number>(MOST_REMEMBERED);
  const isProven = async ({ secret, verify }: Proof, network: string): Promise<boolean> => {
    const until = proven.get(secret);
    if (until !== null && until > now()) return true;
    if (take(network, LOOKS) > 0 || !(await verify())) return false;
    proven.set(secret, now() + REMEMBERED_MS, 1);
    return true;
  };
  return async (request) => {
    const proof = readProof(request, deps);
    if (proof && (await isProven(proof, toNetwork(request.ip)))) return proof.secret;
    const device = findAnyKnownDevice(request, deps);
    if (device !== null) return `device ${device}`;
    const shop = findShopId(request, deps);
    const table = shop && nameScannedTable(request, deps, { id: shop });
    return table && `table ${table}`;
  };
}

interface Proof {
  /** Hash of the secret. */
  readonly secret: string;
  readonly verify: () => Promise<boolean>;
}

/** What the request sends to prove who it is from; null: nothing that its call asks for. */
function readProof(request: FastifyRequest, deps: Deps): Proof | null {
  const { call } = request.routeOptions.config;
  if (call?.limit === 'printer') {
    const token = readParameter(request, 'token');
    return { secret: hashSecret('printer', token), verify: () => isPrinterToken(deps, token) };
  }
  if (call?.caller === 'waiter') {
    const token = readWaiterToken(request, deps);
    if (token !== null)
      return {
        secret: hashSecret(`waiter ${findShopId(request, deps)}`, token),
        verify: () => isWaiter(request, deps),
      };
  }
  if (call?.caller !== 'staff' && call?.caller !== 'waiter') return null;
  const sent = readApiKey(request) ?? readSessionToken(request, deps);
  if (sent === null) return null;
  return { secret: hashSecret('staff', sent), verify: async () => (await findSignedInStaff(request, deps)) !== null };
}

async function isWaiter(request: FastifyRequest, deps: Deps): Promise<boolean> {
  const shop = await deps.shops.shopByRef(readParameter(request, 'shop'));
  const waiter = shop && (await findWaiter(request, deps, shop));
  return waiter !== null && typeof waiter !== 'string';
}

const findShopId = (request: FastifyRequest, { shops }: Deps): ShopId | null =>
  shops.findEntry(readParameter(request, 'shop'))?.id ?? null;

function readParameter({ params }: FastifyRequest, name: string): string {
  const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : '';
  return typeof value === 'string' ? value : '';
}

const hashSecret = (kind: string, secret: string): string => `${kind} ${hash('sha256', secret, 'base64url')}`;
