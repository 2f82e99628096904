import type { ShopId } from '@tischlein/domain';
import type { Row } from '../db/tables.ts';
import type { Reader, Writer } from '../db/database.ts';
import type { AccountKey } from './accounts.store.ts';

export async function insertLink(writer: Writer, row: Row<'account_links'>): Promise<void> {
  await writer.insertInto('account_links').values(row).execute();
}

/** Counts the unused links of an account that were requested after `since`. */
export async function countLinksSince(
  reader: Reader,
  { shop_id, account_id }: AccountKey,
  since: string,
): Promise<number> {
  const rows = await reader
    .selectFrom('account_links')
    .select('link_id')
    .where('shop_id', '=', shop_id)
    .where('account_id', '=', account_id)
    .where('requested_at', '>', since)
    .execute();
  return rows.length;
}

/** null: unknown or already used. */
export async function readLink(reader: Reader, shopId: ShopId, linkId: string): Promise<Row<'account_links'> | null> {
  const query = reader.selectFrom('account_links').selectAll().where('shop_id', '=', shopId);
  return (await query.where('link_id', '=', linkId).executeTakeFirst()) ?? null;
}

/** Deletes the link, so that it works once; false: it was already used. */
export async function takeLink(writer: Writer, { shop_id, link_id }: Row<'account_links'>): Promise<boolean> {
  const taken = await writer
    .deleteFrom('account_links')
    .where('shop_id', '=', shop_id)
    .where('link_id', '=', link_id)
    .returning('link_id')
    .execute();
  return taken.length > 0;
}
