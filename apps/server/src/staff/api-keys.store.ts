import { nameChange } from '../db/open-change.ts';
import type { ShopId } from '@tischlein/domain';
import { API_SCOPES } from '@tischlein/domain/staff';
import { z } from 'zod';
import type { Reader, Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { jsonColumn } from '../db/json-column.ts';
import { lockShop } from '../db/lock-shop.ts';

export const scopesColumn = jsonColumn('api_keys.scopes', z.array(z.enum(API_SCOPES)));

const MOST_KEYS = 20;

/** The keys of a shop, newest first; expired ones too. */
export const readApiKeys = (reader: Reader, shopId: ShopId): Promise<Row<'api_keys'>[]> =>
  reader
    .selectFrom('api_keys')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('created_at', 'desc')
    .orderBy('key_id')
    .execute();

export async function findApiKey(
  reader: Reader,
  { shopId, hash, now }: { readonly shopId: ShopId; readonly hash: string; readonly now: string },
): Promise<Row<'api_keys'> | null> {
  const row = await reader
    .selectFrom('api_keys')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('secret_hash', '=', hash)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
  return row ?? null;
}

/** Returns whether there was room for another key. */
export async function insertApiKey(writer: Writer, row: Row<'api_keys'>): Promise<boolean> {
  nameChange(row.name);
  await lockShop(writer, row.shop_id);
  if ((await readApiKeys(writer, row.shop_id)).length >= MOST_KEYS) return false;
  await writer.insertInto('api_keys').values(row).execute();
  return true;
}

export async function deleteApiKey(writer: Writer, shopId: ShopId, keyId: string): Promise<boolean> {
  const deleted = await writer
    .deleteFrom('api_keys')
    .where('shop_id', '=', shopId)
    .where('key_id', '=', keyId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Notes the use of a key, at most once a minute. */
export async function noteUse(writer: Writer, { shop_id, key_id }: Row<'api_keys'>, now: string): Promise<void> {
  await writer
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('shop_id', '=', shop_id)
    .where('key_id', '=', key_id)
    .execute();
}
