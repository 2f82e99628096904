import { orderId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { addOrderEvent } from '../orders/order-events.store.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { markHandled } from './withdrawals.store.ts';

/**
 * Marks the withdrawals from an order as handled and notifies the other desks. Returns null if there is no such
 * order.
 */
export async function handleWithdrawal(deps: Deps, shop: LoadedShop, id: string): Promise<StoredOrder | null> {
  const at = deps.clock.now();
  const order = await deps.database.write(async (writer) => {
    const existing = await readOrder(writer, shop.id, orderId(id));
    if (!existing) return null;
    const isNew = await markHandled(writer, { shopId: shop.id, orderId: existing.order_id, at });
    if (isNew) await addOrderEvent(writer, existing, { action: 'withdraw', at });
    return existing;
  });
  if (order) deps.events.ordersChanged(shop.id, order.order_id);
  return order;
}
