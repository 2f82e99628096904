import type { OrderId } from '@tischlein/domain';
import type { Writer } from '../db/database.ts';
import { lockShop } from '../db/lock-shop.ts';
import type { Deps } from '../deps.ts';
import { addOrderEvent } from '../orders/order-events.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

/** A refusal, or the orders whose place on a tour has changed. */
export type TourOutcome<Refusal> =
  | { readonly code: 'done'; readonly orderIds: readonly OrderId[] }
  | { readonly code: Refusal };

interface TourWrite<Refusal> {
  /** Name of the person or device that does it, as others see it. */
  readonly doneBy: string;
  readonly action?: 'tour' | 'notMet';
  readonly work: (writer: Writer, now: string) => Promise<TourOutcome<Refusal>>;
}

/**
 * Changes tours of a shop one after the other, and tells every desk and every driver. The status of no order changes here: actions on
 * orders lock their order first and the shop's counters second, and here only the second is locked.
 */
export async function writeTour<Refusal>(
  { database, clock, events }: Pick<Deps, 'database' | 'clock' | 'events'>,
  { id: shopId }: Pick<LoadedShop, 'id'>,
  { doneBy: by, action = 'tour', work }: TourWrite<Refusal>,
): Promise<TourOutcome<Refusal>> {
  const now = clock.now();
  const outcome = await database.write(async (writer) => {
    await lockShop(writer, shopId);
    const done = await work(writer, now);
    if (hasOrders(done))
      for (const orderId of new Set(done.orderIds))
        await addOrderEvent(writer, { shop_id: shopId, order_id: orderId }, { action, at: now, by });
    return done;
  });
  if (hasOrders(outcome)) for (const orderId of outcome.orderIds) events.ordersChanged(shopId, orderId);
  return outcome;
}

const hasOrders = (outcome: object): outcome is { readonly orderIds: readonly OrderId[] } => 'orderIds' in outcome;
