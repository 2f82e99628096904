import type { LegalEntityId, ShopId } from '@tischlein/domain';
import { toWallTime } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';

/** An open shop as it is stored: its documents whole, or as differences from those of its franchise. */
export interface StoredShop {
  readonly id: ShopId;
  readonly config: string;
  readonly menu: string;
  readonly legalEntityId: LegalEntityId | null;
}

/** The versions of new documents. */
export const FIRST_VERSIONS = { config_version: 1, menu_version: 1 } as const;

/** Inserts many shops at once, whose slug is their id; for demonstrations and benches, since nothing is checked. */
export async function insertShops(writer: Writer, shops: readonly StoredShop[], now: string): Promise<void> {
  if (shops.length === 0) return;
  await insertRows(
    writer,
    'shops',
    shops.map(({ id, config, legalEntityId }) => ({
      shop_id: id,
      slug: id,
      domain: null,
      config,
      previous_config: null,
      legal_entity_id: legalEntityId,
      state: 'open' as const,
    })),
  );
  await insertRows(
    writer,
    'menus',
    shops.map(({ id, menu }) => ({ shop_id: id, document: menu, previous_document: null })),
  );
  const counters = {
    ...FIRST_VERSIONS,
    period_version: 1,
    stock_version: 0,
    ratings_version: 0,
    order_number: 0,
    event_sequence: 0,
    table_version: 0,
    offers_day: toWallTime(now).date,
  };
  await writer
    .insertInto('shop_counters')
    .values(shops.map(({ id }) => ({ shop_id: id, ...counters })))
    .execute();
}
