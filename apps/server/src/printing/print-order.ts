import { orderId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { readOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { queueSlips } from './queue-slips.ts';

/** Prints the slips of an order once more, each marked as a repetition. Returns how many; null: the order is unknown. */
export async function printOrder(deps: Deps, shop: LoadedShop, id: string): Promise<number | null> {
  const now = deps.clock.now();
  const queued = await deps.database.write(async (writer) => {
    const order = await readOrder(writer, shop.id, orderId(id));
    return order && order.released_at !== null
      ? queueSlips(writer, { order, findMenu: async () => shop.menuDocument, now })
      : null;
  });
  deps.printWork.wake();
  return queued ?? null;
}
