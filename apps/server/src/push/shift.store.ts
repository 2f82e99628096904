import type { ShopId } from '@tischlein/domain';
import { sql, type SqlBool } from 'kysely';
import type { Reader, Writer } from '../db/database.ts';
import { KEPT_PLAN } from '../db/keep-plans.ts';
import type { Row } from '../db/tables.ts';

/** For all shifts and devices of a large shop. */
const MOST_PER_SHOP = 60;

/** Has a browser told about these shops and no others, and drops the oldest browsers of a shop beyond the limit. */
export async function replaceShift(
  writer: Writer,
  shopIds: readonly ShopId[],
  browser: Omit<Row<'shift_browsers'>, 'shop_id'>,
): Promise<void> {
  await deleteShift(writer, browser.subscription_id);
  const rows = shopIds.map((shop_id) => ({ shop_id, ...browser }));
  await writer.insertInto('shift_browsers').values(rows).execute();
  for (const shopId of shopIds)
    for (const { subscription_id: id } of (await readShift(writer, shopId)).slice(MOST_PER_SHOP))
      await writer
        .deleteFrom('shift_browsers')
        .where('shop_id', '=', shopId)
        .where('subscription_id', '=', id)
        .execute();
}

/** The browsers that are told about a shop, newest first. */
export const readShift = (reader: Reader, shopId: ShopId): Promise<Row<'shift_browsers'>[]> =>
  reader
    .selectFrom('shift_browsers')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('created_at', 'desc')
    .orderBy('subscription_id')
    .execute();

export async function findShiftBrowser(
  reader: Reader,
  shopId: ShopId,
  id: string,
): Promise<Row<'shift_browsers'> | null> {
  const query = reader.selectFrom('shift_browsers').selectAll().where('shop_id', '=', shopId);
  return (await query.where('subscription_id', '=', id).executeTakeFirst()) ?? null;
}

/** A browser is no longer told about any shop. */
export async function deleteShift(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('shift_browsers').where('subscription_id', '=', id).execute();
}

/** A browser is no longer told about a shop. */
export async function deleteShiftBrowser(
  writer: Writer,
  { shop_id, subscription_id }: Pick<Row<'shift_browsers'>, 'shop_id' | 'subscription_id'>,
): Promise<void> {
  await writer
    .deleteFrom('shift_browsers')
    .where('shop_id', '=', shop_id)
    .where('subscription_id', '=', subscription_id)
    .execute();
}

/** The new orders of the shops that a browser is told about (docs/reliability.md I7). */
export async function countNewOrders(reader: Reader, id: string): Promise<number> {
  const row = await reader
    .selectFrom('orders')
    .innerJoin('shift_browsers', 'shift_browsers.shop_id', 'orders.shop_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('subscription_id', '=', id)
    .where(sql<SqlBool>`status = 'placed' and released_at is not null`)
    .where('purpose', '=', 'goods')
    .modifyEnd(KEPT_PLAN)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
