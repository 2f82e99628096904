import type { OrderId, TourId } from '@tischlein/domain';
import { depart, type StartProblem, startTour } from '@tischlein/domain/tours';
import type { Reader } from '../db/database.ts';
import { lockShop } from '../db/lock-shop.ts';
import { nameChange } from '../db/open-change.ts';
import type { Deps } from '../deps.ts';
import { announceAction, applyAction } from '../orders/act-on-order.ts';
import { readOrdersById } from '../orders/desk.store.ts';
import { addOrderEvent } from '../orders/order-events.store.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { lockOrders, readTour, saveTour, type StoredTour } from './tours.store.ts';

interface Start {
  readonly tourId: TourId;
  readonly staff: Pick<SignedIn, 'id' | 'email'>;
  /** The tour has to be theirs. */
  readonly isOwn: boolean;
}

export type StartOutcome =
  | { readonly code: 'done'; readonly orderIds: readonly OrderId[] }
  | { readonly code: 'tourUnknown' | 'tourChanged' }
  | { readonly code: 'tourNotReady'; readonly number: number };

/** A driver leaves with all that waits: its orders depart by the desk's own action, all or none. Repeating it does nothing. */
export async function sendOff(deps: Deps, shop: LoadedShop, start: Start): Promise<StartOutcome> {
  const plan = await planStart(deps.database.read, shop, start);
  if ('code' in plan) return plan;
  const { id: by, email: doneBy } = start.staff;
  const now = deps.clock.now();
  const departed = await deps.database.write(async (writer): Promise<readonly StoredOrder[] | null> => {
    await lockOrders(writer, shop.id, plan.orderIds);
    await lockShop(writer, shop.id);
    const current = await planStart(writer, shop, start);
    // The tour or its food has changed since it was read: nothing has been written yet.
    if ('code' in current || current.orderIds.some((orderId) => !plan.orderIds.includes(orderId))) return null;
    const { tour, leaving } = current;
    const gone = depart(tour);
    if (current.orderIds.length === 0) return [];
    nameChange(String(tour.number));
    await saveTour(writer, shop.id, { ...tour, ...gone, now });
    const orders: StoredOrder[] = [];
    for (const orderId of current.orderIds) {
      if (!leaving.includes(orderId)) {
        await addOrderEvent(writer, { shop_id: shop.id, order_id: orderId }, { action: 'tour', at: now, by: doneBy });
        continue;
      }
      const outcome = await applyAction(deps, writer, { shop, desk: { orderId, action: 'depart', by, doneBy }, now });
      if (outcome.code !== 'done') throw new Error(`the locked order ${orderId} did not depart: ${outcome.code}`);
      orders.push(outcome.order);
    }
    return orders;
  });
  if (!departed) return { code: 'tourChanged' };
  for (const order of departed) await announceAction(deps, order, 'depart');
  for (const orderId of plan.orderIds) deps.events.ordersChanged(shop.id, orderId);
  return { code: 'done', orderIds: plan.tour.stops.map(({ orderId }) => orderId) };
}

interface Plan {
  readonly tour: StoredTour;
  /** All that wait. */
  readonly orderIds: readonly OrderId[];
  /** Those of them that depart; the others were brought back, and are underway. */
  readonly leaving: readonly OrderId[];
}

async function planStart(
  reader: Reader,
  shop: LoadedShop,
  { tourId, staff, isOwn }: Start,
): Promise<Plan | StartOutcome> {
  const tour = await readTour(reader, { shopId: shop.id, tourId });
  if (!tour || (isOwn && tour.driverId !== staff.id)) return { code: 'tourUnknown' };
  const orderIds = tour.stops.filter(({ state }) => state === 'waiting').map(({ orderId }) => orderId);
  const orders = orderIds.length === 0 ? [] : await readOrdersById(reader, shop.id, orderIds);
  const started = startTour(tour, new Map(orders.map(({ order_id: id, status }) => [id, status])));
  return started.ok ? { tour, orderIds, leaving: started.value } : toRefusal(started.problem, orders);
}

const toRefusal = (problem: StartProblem, orders: readonly StoredOrder[]): StartOutcome =>
  problem.code === 'tourOver'
    ? { code: 'tourChanged' }
    : {
        code: problem.code,
        number: orders.find(({ order_id: id }) => id === problem.orderId)?.number ?? 0,
      };
