import { legalEntityId, type ShopId } from '@tischlein/domain';
import type { Reader } from '../db/database.ts';
import type { StoredOrder } from '../orders/orders.store.ts';

/** A series of receipts, and the shops that draw their numbers from it. */
interface Series {
  readonly series: string;
  readonly shops: readonly ShopId[];
}

/**
 * Finds the series of an order's receipts: one per legal entity, shared by its shops (S3 L3). An order from before there
 * were entities belongs to the present one of its shop; a shop without any has a series of its own.
 */
export async function findSeries(
  reader: Reader,
  { shop_id, seller }: Pick<StoredOrder, 'shop_id' | 'seller'>,
): Promise<Series> {
  const shops = reader.selectFrom('shops');
  const own = await shops.select('legal_entity_id').where('shop_id', '=', shop_id).executeTakeFirst();
  const entity = seller?.entityId === undefined ? own?.legal_entity_id : legalEntityId(seller.entityId);
  if (!entity) return { series: `seller:${shop_id}`, shops: [shop_id] };
  const sharing = await shops.select('shop_id').where('legal_entity_id', '=', entity).execute();
  return { series: entity, shops: [...new Set([shop_id, ...sharing.map((shop) => shop.shop_id)])] };
}
