import type { ShopId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { Reader, Writer } from '../db/database.ts';
import type { ShopCountersRow } from '../db/tables.ts';

/** A shop as it is stored. */
export interface StoredShop {
  readonly shopId: ShopId;
  /** JSON of a ShopConfig. */
  readonly config: string;
  /** JSON of a MenuDocument. */
  readonly menu: string;
  readonly configVersion: number;
  readonly menuVersion: number;
}

const shopQuery = (reader: Reader) =>
  reader
    .selectFrom('shops')
    .innerJoin('menus', 'menus.shop_id', 'shops.shop_id')
    .innerJoin('shop_counters', 'shop_counters.shop_id', 'shops.shop_id')
    .select([
      'shops.shop_id as shopId',
      'shops.config',
      'menus.document as menu',
      'shop_counters.config_version as configVersion',
      'shop_counters.menu_version as menuVersion',
    ]);

/** One shop; null where there is none. */
export async function readShop(reader: Reader, shopId: ShopId): Promise<StoredShop | null> {
  return (await shopQuery(reader).where('shops.shop_id', '=', shopId).executeTakeFirst()) ?? null;
}

/** What tells whether something changed, for every shop. */
export const readCounters = (reader: Reader): Promise<ShopCountersRow[]> =>
  reader.selectFrom('shop_counters').selectAll().execute();

/** Whether another shop has this slug or this domain. */
export async function isSlugTaken(reader: Reader, config: ShopConfig): Promise<boolean> {
  const other = await reader
    .selectFrom('shops')
    .select('shop_id')
    .where((row) => row.or([row('slug', '=', config.slug), row('domain', '=', config.domain ?? null)]))
    .where('shop_id', '!=', config.id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Makes a shop with an empty history, or replaces what it says about itself. */
export async function writeConfig(writer: Writer, config: ShopConfig): Promise<void> {
  const row = { slug: config.slug, domain: config.domain ?? null, config: JSON.stringify(config) };
  await writer
    .insertInto('shops')
    .values({ shop_id: config.id, ...row })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(row))
    .execute();
  await raiseVersion(writer, config.id, 'config_version');
}

export async function writeMenu(writer: Writer, shopId: ShopId, document: MenuDocument): Promise<void> {
  const row = { document: JSON.stringify(document) };
  await writer
    .insertInto('menus')
    .values({ shop_id: shopId, ...row })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(row))
    .execute();
  await raiseVersion(writer, shopId, 'menu_version');
}

async function raiseVersion(writer: Writer, shopId: ShopId, version: 'config_version' | 'menu_version'): Promise<void> {
  await writer
    .insertInto('shop_counters')
    .values({ shop_id: shopId, config_version: 1, menu_version: 1, order_number: 0, event_sequence: 0 })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet((row) => ({ [version]: row(`shop_counters.${version}`, '+', 1) })),
    )
    .execute();
}
