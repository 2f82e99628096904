import type { ShopId } from '@tischlein/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  findAccountByToken,
  endAccountSession,
  readShopOfToken,
  SESSION_SECONDS,
} from '../accounts/account-sessions.ts';
import { findAccountShop } from '../accounts/account-shop.ts';
import type { StoredAccount } from '../accounts/accounts.store.ts';
import type { Deps } from '../deps.ts';
import { shopOfAddress } from '../shops/shop-of-address.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readCookie, setCookie } from './cookies.ts';
import { httpProblem } from './errors.ts';

const isHttps = ({ publicUrl }: Pick<Deps, 'publicUrl'>): boolean => publicUrl.startsWith('https:');
// Several shops live on one host: somebody may be signed in at each.
const toCookieName = (accountShop: ShopId): string => `tischlein-account-${accountShop.replaceAll(':', '-')}`;

/** The shop a platform call is about: the one it names, else that of the token, else that of the host; it must have accounts. */
export function findPlatformShop(request: FastifyRequest, deps: Deps, named: string | undefined): LoadedShop {
  const bearer = readBearer(request);
  const reference = named ?? (bearer && readShopOfToken(bearer)) ?? deps.shops.shopByHost(request.hostname)?.id ?? '';
  const shop = shopOfAddress(deps, reference);
  if (!shop.config.enableLogin) throw httpProblem('loginOff');
  return shop;
}

/** Who is signed in at this shop, by cookie or bearer token (spec 3 A1); null: nobody. */
export async function findSignedInAccount(
  request: FastifyRequest,
  deps: Deps,
  shop: LoadedShop,
): Promise<StoredAccount | null> {
  const accountShop = findAccountShop(deps, shop).id;
  const token = readToken(request, deps, accountShop);
  const account = token && shop.config.enableLogin ? await findAccountByToken(deps, token) : null;
  return account?.shop_id === accountShop ? account : null;
}

/** Who is signed in at this shop; nobody: 401. */
export async function requireAccount(
  request: FastifyRequest,
  deps: Deps,
  named: string | undefined,
): Promise<StoredAccount> {
  const account = await findSignedInAccount(request, deps, findPlatformShop(request, deps, named));
  if (!account) throw httpProblem('signInNeeded');
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

/** Sends the cookie of this request again, for its full time. */
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

/** Ends the session this request came with, here and in the browser. */
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
