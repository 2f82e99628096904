import type { GroupOrderId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { readOrder } from '../orders/orders.store.ts';
import { abandonPayment } from '../payments/abandon-payment.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readGroup } from './group-orders.store.ts';
import { failOrder } from './order-follower.ts';

/**
 * The owner returns to the checkout instead of paying: the order is given up first, so that it cannot be paid any more.
 * Money that has already arrived wins; then the group has ordered.
 */
export async function returnFromPaying(
  deps: Deps,
  shop: LoadedShop,
  { groupId, session }: { readonly groupId: GroupOrderId; readonly session: string },
): Promise<void> {
  const { database, clock, events } = deps;
  const key = { shopId: shop.id, groupId };
  const stored = await readGroup(database.read, key, clock.now());
  const orderId = stored?.group.stage === 'paying' ? stored.group.orderId : null;
  const order = orderId && (await readOrder(database.read, shop.id, orderId));
  if (!order) return;
  await abandonPayment(deps, shop, { gateway: order.payment_method ?? '', orderId: order.order_id, session });
  // Settling has followed the order already, unless the provider cannot be reached.
  await database.write((writer) => failOrder(writer, order, clock.now()));
  events.groupChanged(shop.id, groupId);
}
