import type { ShopDay, ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';

/** The day whose offers each shop was last loaded with. */
export async function readOffersDays(reader: Reader): Promise<ReadonlyMap<ShopId, ShopDay | ''>> {
  const rows = await reader.selectFrom('shop_counters').select(['shop_id', 'offers_day']).execute();
  return new Map(rows.map((row) => [row.shop_id, row.offers_day]));
}

/** Records that the prices of a shop were recorded with the offers of this day. */
export async function writeOffersDay(writer: Writer, shopId: ShopId, day: ShopDay): Promise<void> {
  await writer.updateTable('shop_counters').set({ offers_day: day }).where('shop_id', '=', shopId).execute();
}

/** Moves a shop on to the offers of a day, so that every process loads its menu anew; false: another process was faster. */
export async function claimOffersDay(writer: Writer, shopId: ShopId, day: ShopDay): Promise<boolean> {
  const claimed = await writer
    .updateTable('shop_counters')
    .set((row) => ({ offers_day: day, menu_version: row('menu_version', '+', 1) }))
    .where('shop_id', '=', shopId)
    .where('offers_day', '<', day)
    .returning('shop_id')
    .execute();
  return claimed.length > 0;
}
