import type { ShopId } from '@tischlein/domain';
import type { Reader } from '../db/database.ts';
import type { StoredOrder } from '../orders/orders.store.ts';

type Seller = Pick<StoredOrder, 'shop_id' | 'seller'>;

/** The series of receipts: one per legal entity, which its branches share. Shops without a known entity have their own. */
export function findSeries({ shop_id, seller }: Seller): string {
  if (seller?.entityId) return seller.entityId;
  return seller?.taxNumber ? `tax:${seller.taxNumber}` : `seller:${shop_id}`;
}

/** The shops of the entity behind an order, by its tax number. */
export async function listShopsOfSeries(reader: Reader, { shop_id, seller }: Seller): Promise<readonly ShopId[]> {
  if (!seller?.taxNumber) return [shop_id];
  const shops = await reader
    .selectFrom('shops')
    .select('shop_id')
    .where('config', 'like', `%"taxNumber":${JSON.stringify(seller.taxNumber)}%`)
    .execute();
  return [...new Set([shop_id, ...shops.map((shop) => shop.shop_id)])];
}
