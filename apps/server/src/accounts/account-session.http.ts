import type { ShopId } from '@tischlein/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findAccountByToken, endAccountSession, readShopOfToken, SESSION_SECONDS } from './account-sessions.ts';
import { findAccountShop } from '../shops/account-shop.ts';
import type { StoredAccount } from './accounts.store.ts';
import type { Deps } from '../deps.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readCookie, setCookie } from '../http/cookies.ts';
import { refuse } from '../http/errors.ts';

const isHttps = ({ publicUrl }: Pick<Deps, 'publicUrl'>): boolean => publicUrl.startsWith('https:');
// One cookie per shop: several shops share a host, and a guest may be signed in to each.
const toCookieName = (accountShop: ShopId): string => `tischlein-account-${accountShop.replaceAll(':', '-')}`;

/**
 * The shop of a platform call: the named one, else that of the token, else that of the host.
 * Throws 404 if the shop has no accounts.
 */
export async function findPlatformShop(
  request: FastifyRequest,
  deps: Deps,
  named: string | undefined,
): Promise<LoadedShop> {
  const bearer = readBearer(request);
  const reference =
    named ?? (bearer && readShopOfToken(bearer)) ?? deps.shops.findEntryByHost(request.hostname)?.id ?? '';
  const shop = await requireShopByRef(deps, reference);
  if (!shop.config.enableLogin) throw refuse('loginOff');
  return shop;
}

/** The signed-in account, by cookie or bearer token (S3 A1); null if none. */
export async function findSignedInAccount(
  request: FastifyRequest,
  deps: Deps,
  shop: LoadedShop,
): Promise<StoredAccount | null> {
  const accountShop = findAccountShop(deps, shop);
  const token = readToken(request, deps, accountShop);
  const account = token && shop.config.enableLogin ? await findAccountByToken(deps, token) : null;
  return account?.shop_id === accountShop ? account : null;
}

/** Like `findSignedInAccount`, but throws 401. */
export async function requireAccount(
  request: FastifyRequest,
  deps: Deps,
  named: string | undefined,
): Promise<StoredAccount> {
  const account = await findSignedInAccount(request, deps, await findPlatformShop(request, deps, named));
  if (!account) throw refuse('signInNeeded');
  return account;
}

interface AccountSession {
  readonly accountShop: ShopId;
  readonly token: string;
}

export function sendAccountSession(reply: FastifyReply, deps: Deps, { accountShop, token }: AccountSession): void {
  const cookie = { name: toCookieName(accountShop), value: token, maxAgeSeconds: SESSION_SECONDS };
  setCookie(reply, { ...cookie, secure: isHttps(deps) });
}

/** Renews the cookie of this request for its full lifetime. */
export function resendAccountSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, accountShop }: SessionContext,
): void {
  const token = readCookie(request, toCookieName(accountShop), isHttps(deps));
  if (token) sendAccountSession(reply, deps, { accountShop, token });
}

interface SessionContext {
  readonly deps: Deps;
  readonly accountShop: ShopId;
}

/** Ends the session of this request and removes its cookie. */
export async function dropAccountSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, accountShop }: SessionContext,
): Promise<void> {
  const token = readToken(request, deps, accountShop);
  if (token) await endAccountSession(deps, token);
  setCookie(reply, { name: toCookieName(accountShop), value: '', maxAgeSeconds: 0, secure: isHttps(deps) });
}

const readToken = (request: FastifyRequest, deps: Deps, accountShop: ShopId): string | null =>
  readBearer(request) ?? readCookie(request, toCookieName(accountShop), isHttps(deps));

const readBearer = (request: FastifyRequest): string | null =>
  /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
