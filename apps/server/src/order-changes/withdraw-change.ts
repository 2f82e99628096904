import { orderId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { addOrderEvent } from '../orders/order-events.store.ts';
import { decideChange, readChanges } from '../orders/order-changes.store.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

type WithdrawOutcome =
  | { readonly code: 'withdrawn'; readonly order: StoredOrder }
  | { readonly code: 'orderUnknown' | 'changeOver' };

/** Takes a proposed change back, unless the guest was faster. */
export async function withdrawChange(
  deps: Deps,
  shop: LoadedShop,
  { id, change, by }: { readonly id: string; readonly change: string; readonly by: string },
): Promise<WithdrawOutcome> {
  const now = deps.clock.now();
  const outcome = await deps.database.write(async (writer): Promise<WithdrawOutcome> => {
    const order = await readOrder(writer, shop.id, orderId(id));
    const found = order && (await readChanges(writer, order)).find(({ change_id }) => change_id === change);
    if (!order || !found) return { code: 'orderUnknown' };
    if (!(await decideChange(writer, found, { state: 'withdrawn', now }))) return { code: 'changeOver' };
    await addOrderEvent(writer, order, { action: 'decline', at: now, by });
    return { code: 'withdrawn', order };
  });
  if (outcome.code === 'withdrawn') deps.events.ordersChanged(shop.id, outcome.order.order_id);
  return outcome;
}
