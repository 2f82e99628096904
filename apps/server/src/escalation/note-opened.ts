import { orderId as toOrderId } from '@tischlein/domain';
import { keepFirst } from '../db/insert-once.ts';
import type { Deps } from '../deps.ts';
import { readOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { recordStep } from './escalation.store.ts';

/** Notes that staff have opened an unanswered order. Returns false if the desk has no such order. */
export function noteOpened({ database, clock }: Deps, { id: shop_id }: LoadedShop, id: string): Promise<boolean> {
  return database.write(async (writer) => {
    const order = await readOrder(writer, shop_id, toOrderId(id));
    if (!order || order.released_at === null) return false;
    if (order.status === 'placed' && order.purpose === 'goods')
      keepFirst(await recordStep(writer, { shop_id, order_id: order.order_id, step: 'opened', at: clock.now() }));
    return true;
  });
}
