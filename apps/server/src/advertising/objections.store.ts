import type { ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import { insertMissing, keepFirst } from '../db/insert-once.ts';
import { hashEmail } from '../identity.ts';

/** Records that an address gets no advertising from these shops, with or without consent (§ 7 (3) UWG). */
export async function addObjections(
  writer: Writer,
  { shopIds, email }: { readonly shopIds: readonly ShopId[]; readonly email: string },
  at: string,
): Promise<void> {
  const rows = [...new Set(shopIds)].map((shop_id) => ({ shop_id, email_hash: hashEmail(email), objected_at: at }));
  const insert = writer.insertInto('advertising_objections').values(rows);
  keepFirst(await insertMissing(insert, ['shop_id', 'email_hash']));
}

export async function hasObjected(reader: Reader, shopId: ShopId, email: string): Promise<boolean> {
  const row = await reader
    .selectFrom('advertising_objections')
    .select('objected_at')
    .where('shop_id', '=', shopId)
    .where('email_hash', '=', hashEmail(email))
    .executeTakeFirst();
  return row !== undefined;
}
