import { type LegalEntityId, shopId, type ShopId } from '@tischlein/domain';
import type { Reader } from '../db/database.ts';

/** A shop of the demo as it is stored. */
interface StoredModel {
  readonly id: ShopId;
  readonly config: string;
  readonly menu: string;
  readonly legalEntityId: LegalEntityId | null;
}

/** The stored documents of these shops, in this order; those that are missing are left out. */
export async function readModels(reader: Reader, ids: readonly string[]): Promise<readonly StoredModel[]> {
  const rows = await reader
    .selectFrom('shops')
    .innerJoin('menus', 'menus.shop_id', 'shops.shop_id')
    .select(['shops.shop_id', 'shops.config', 'shops.legal_entity_id', 'menus.document'])
    .where('shops.shop_id', 'in', ids.map(shopId))
    .execute();
  return ids.flatMap((id) =>
    rows
      .filter((row) => row.shop_id === id)
      .map((row) => ({ id: row.shop_id, config: row.config, menu: row.document, legalEntityId: row.legal_entity_id })),
  );
}
