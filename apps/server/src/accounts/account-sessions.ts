import { createHash, randomBytes } from 'node:crypto';
import { days, type ShopId, shopId } from '@tischlein/domain';
import { plusSeconds } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import {
  deleteAccountSession,
  extendAccountSession,
  insertAccountSession,
  readSessionAccount,
} from './account-sessions.store.ts';
import type { AccountKey, StoredAccount } from './accounts.store.ts';

type SessionDeps = Pick<Deps, 'database' | 'clock'>;

/** Sessions last this long after the last visit. */
export const SESSION_SECONDS = days(90);
const TOKEN = /^([\w.:-]{1,80})\.([\w-]{43})$/;

/** Opens a session and returns its token: the shop and 256 random bits. Only its hash is stored. */
export async function openAccountSession(
  writer: Writer,
  { shop_id, account_id }: AccountKey,
  now: string,
): Promise<string> {
  const token = `${shop_id}.${randomBytes(32).toString('base64url')}`;
  const expires_at = plusSeconds(now, SESSION_SECONDS);
  await insertAccountSession(writer, {
    shop_id,
    token_hash: hashToken(token),
    account_id,
    created_at: now,
    expires_at,
  });
  return token;
}

/** Reads the shop from a token without verifying it; null: malformed. */
export function readShopOfToken(token: string): ShopId | null {
  const [, shop] = TOKEN.exec(token) ?? [];
  return shop === undefined ? null : shopId(shop);
}

/** The account of a valid token, or null. Extends sessions older than a day. */
export async function findAccountByToken(
  { database, clock }: SessionDeps,
  token: string,
): Promise<StoredAccount | null> {
  const shop_id = readShopOfToken(token);
  if (!shop_id) return null;
  const now = clock.now();
  const key = { shop_id, token_hash: hashToken(token) };
  const session = await readSessionAccount(database.read, key, now);
  if (!session) return null;
  const isOld = session.expiresAt < plusSeconds(now, SESSION_SECONDS - days(1));
  if (isOld) await database.write((writer) => extendAccountSession(writer, key, plusSeconds(now, SESSION_SECONDS)));
  return session.account;
}

export async function endAccountSession({ database }: SessionDeps, token: string): Promise<void> {
  const shop_id = readShopOfToken(token);
  if (shop_id)
    await database.write((writer) => deleteAccountSession(writer, { shop_id, token_hash: hashToken(token) }));
}

const hashToken = (token: string): string => createHash('sha256').update(`account ${token}`).digest('base64url');
