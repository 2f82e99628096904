import type { Kitchen } from '@tischlein/domain/opening';
import { epochMinute } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { KitchenPlace } from '../opening/shop-schedule.ts';
import { noteSlot, takeSlot } from '../opening/slots.store.ts';
import type { NewOrder } from './orders.store.ts';

/** Takes the whole order back: there is no place for it in the kitchen any more. */
export class KitchenFull extends Error {}

interface KitchenChoice {
  readonly kitchen: Kitchen;
  readonly places: readonly KitchenPlace[];
}

/**
 * Takes the first place that is still free, in the order's own transaction: at the wanted time, else as soon as possible. An order that
 * has to wait for a later slot is promised then.
 */
export async function reserveSlot(writer: Writer, order: NewOrder, { kitchen, places }: KitchenChoice): Promise<void> {
  if (order.delivery_type === 'dineIn') return;
  const { capacity } = kitchen;
  for (const { slot, at } of places) {
    if (!(await takeSlot(writer, order.shop_id, { slot, makeMinutes: order.make_minutes, capacity }))) continue;
    const hasToWait = order.serve_at === null && slot === epochMinute(at);
    return noteSlot(writer, order, { slot, promisedAt: hasToWait ? at : null });
  }
  throw new KitchenFull();
}
