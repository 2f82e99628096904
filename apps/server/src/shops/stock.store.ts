import type { ShopId } from '@tischlein/domain';
import type { StockEntry, StockItem } from '@tischlein/domain/menu';
import type { Reader, Writer } from '../db/database.ts';

/** Stock entries; some may have expired. */
export function readStock(reader: Reader, shopId: ShopId): Promise<StockEntry[]> {
  return reader
    .selectFrom('stock_entries')
    .select(['kind', 'item_id as id', 'group_id as group', 'until'])
    .where('shop_id', '=', shopId)
    .orderBy('kind')
    .orderBy('group_id')
    .orderBy('item_id')
    .execute();
}

export async function writeEntry(writer: Writer, shopId: ShopId, entry: StockEntry): Promise<void> {
  const { kind, id, group, until } = entry;
  await writer
    .insertInto('stock_entries')
    .values({ shop_id: shopId, kind, item_id: id, group_id: group, until })
    .onConflict((conflict) => conflict.columns(['shop_id', 'kind', 'group_id', 'item_id']).doUpdateSet({ until }))
    .execute();
}

export async function deleteEntry(writer: Writer, shopId: ShopId, { kind, id, group }: StockItem): Promise<void> {
  await writer
    .deleteFrom('stock_entries')
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .where('group_id', '=', group)
    .where('item_id', '=', id)
    .execute();
}

/** Deletes expired entries and returns their number: each has already counted as a change of the stock version. */
export async function deleteEnded(writer: Writer, shopId: ShopId, now: string): Promise<number> {
  const [deleted] = await writer
    .deleteFrom('stock_entries')
    .where('shop_id', '=', shopId)
    .where('until', '<=', now)
    .execute();
  return Number(deleted?.numDeletedRows ?? 0);
}

/** Makes every process reload. */
export async function raiseStockVersion(writer: Writer, shopId: ShopId, by: number): Promise<void> {
  await writer
    .updateTable('shop_counters')
    .set((row) => ({ stock_version: row('stock_version', '+', by) }))
    .where('shop_id', '=', shopId)
    .execute();
}
