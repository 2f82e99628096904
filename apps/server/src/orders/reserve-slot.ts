import type { Kitchen } from '@tischlein/domain/opening';
import { epochMinute } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { KitchenPlace } from '../opening/shop-schedule.ts';
import { saveSlot, reserveCapacity } from '../opening/slots.store.ts';
import type { NewOrder } from './orders.store.ts';

interface KitchenChoice {
  readonly kitchen: Kitchen;
  readonly places: readonly KitchenPlace[];
}

/**
 * Reserves the first free slot in the order's transaction. An order as soon as possible that has to wait gets the
 * slot's time as promise. false: the kitchen has no slot left.
 */
export async function reserveSlot(
  writer: Writer,
  order: NewOrder,
  { kitchen, places }: KitchenChoice,
): Promise<boolean> {
  if (order.delivery_type === 'dineIn') return true;
  const { capacity } = kitchen;
  for (const { slot, at } of places) {
    if (!(await reserveCapacity(writer, order.shop_id, { slot, makeMinutes: order.make_minutes, capacity }))) continue;
    const hasToWait = order.serve_at === null && slot === epochMinute(at);
    await saveSlot(writer, order, { slot, promisedAt: hasToWait ? at : null });
    return true;
  }
  return false;
}
