import { type LegalEntityId, legalEntityId, type ShopId } from '@tischlein/domain';
import type { Reader } from '../db/database.ts';
import type { StoredOrder } from '../orders/orders.store.ts';

/** A series of receipts, and the legal entity whose shops share it; null: the shop's own. */
export interface Series {
  readonly series: string;
  readonly entity: LegalEntityId | null;
}

/**
 * Finds the series of an order's receipts: one per legal entity, shared by its shops (S3 L3). An order from before there
 * were entities belongs to the present one of its shop; a shop without any has a series of its own.
 */
export async function findSeries(
  reader: Reader,
  { shop_id: shopId, seller }: Pick<StoredOrder, 'shop_id' | 'seller'>,
): Promise<Series> {
  const entity =
    seller?.entityId === undefined ? await readLegalEntityId(reader, shopId) : legalEntityId(seller.entityId);
  return { series: entity ?? `seller:${shopId}`, entity };
}

async function readLegalEntityId(reader: Reader, shopId: ShopId): Promise<LegalEntityId | null> {
  const shop = reader.selectFrom('shops').select('legal_entity_id').where('shop_id', '=', shopId);
  return (await shop.executeTakeFirst())?.legal_entity_id ?? null;
}

/** The shops that draw their numbers from a series that one of them uses. */
export async function listShopsOfSeries(
  reader: Reader,
  shopId: ShopId,
  { entity }: Series,
): Promise<readonly ShopId[]> {
  if (entity === null) return [shopId];
  const sharing = await reader.selectFrom('shops').select('shop_id').where('legal_entity_id', '=', entity).execute();
  return [...new Set([shopId, ...sharing.map((shop) => shop.shop_id)])];
}
