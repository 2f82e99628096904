import { NOTHING_PRESET } from '@tischlein/domain/staff';
import type { FastifyRequest } from 'fastify';
import { plusSeconds } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Row } from '../db/tables.ts';
import { hashApiKey, readApiKeyId } from './api-key.ts';
import { findApiKey, noteUse, scopesColumn } from './api-keys.store.ts';
import type { SignedIn } from './sessions.ts';

const USE_NOTED_EVERY_SECONDS = 60;

/** The API key that a request sends instead of a session; null: none. Only the Authorization header counts. */
export function readApiKey(request: FastifyRequest): string | null {
  const [, secret = ''] = /^Bearer (tsl_\S{1,100})$/i.exec(request.headers.authorization ?? '') ?? [];
  return secret === '' ? null : secret;
}

/** The caller behind an API key: it works for one shop, and its scopes stand for a role. null: not valid for this shop. */
export async function findKeyHolder(
  { database, clock, shops }: Pick<Deps, 'database' | 'clock' | 'shops'>,
  reference: string,
  secret: string,
): Promise<SignedIn | null> {
  const shop = shops.findEntry(reference);
  if (!shop || readApiKeyId(secret) === null) return null;
  const now = clock.now();
  const row = await findApiKey(database.read, { shopId: shop.id, hash: hashApiKey(secret), now });
  if (!row) return null;
  if (row.last_used_at === null || row.last_used_at <= plusSeconds(now, -USE_NOTED_EVERY_SECONDS))
    await database.write((writer) => noteUse(writer, row, now));
  return toHolder(row);
}

// The role decides where a rule asks for one inside a call; the scopes decide about the call itself.
const toHolder = ({ shop_id, key_id, name, created_at, scopes }: Row<'api_keys'>): SignedIn => ({
  id: `key ${key_id}`,
  email: name,
  name,
  hasSecondFactor: false,
  preset: NOTHING_PRESET,
  role: 'staff',
  createdAt: created_at,
  shopIds: [shop_id],
  device: null,
  tokenHash: '',
  seenAt: '',
  lastsMinutes: 0,
  scopes: scopesColumn.read(scopes),
});
