import type { ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';

const VERSIONS = ['config_version', 'menu_version', 'period_version', 'stock_version', 'ratings_version'] as const;
type Versions = Readonly<Record<(typeof VERSIONS)[number], number>>;

/** Version counters of a shop; undefined: no such shop. */
export const readVersions = (reader: Reader, shopId: ShopId): Promise<Versions | undefined> =>
  reader.selectFrom('shop_counters').select(VERSIONS).where('shop_id', '=', shopId).executeTakeFirst();

/** Raises the counters of a rewritten shop above those it had, so that every process notices the change. */
export async function continueVersions(writer: Writer, shopId: ShopId, before: Versions): Promise<void> {
  await writer
    .updateTable('shop_counters')
    .set((row) => ({
      config_version: row('config_version', '+', before.config_version),
      menu_version: row('menu_version', '+', before.menu_version),
      period_version: row('period_version', '+', before.period_version),
      stock_version: row('stock_version', '+', before.stock_version + 1),
      ratings_version: row('ratings_version', '+', before.ratings_version),
    }))
    .where('shop_id', '=', shopId)
    .execute();
}

/** Keeps the documents that a rewritten shop had, whole, as the ones before. */
export async function keepPrevious(
  writer: Writer,
  shopId: ShopId,
  { config, menu }: { readonly config: string | null; readonly menu: string | null },
): Promise<void> {
  await writer.updateTable('shops').set({ previous_config: config }).where('shop_id', '=', shopId).execute();
  await writer.updateTable('menus').set({ previous_document: menu }).where('shop_id', '=', shopId).execute();
}
