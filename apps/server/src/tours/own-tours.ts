import type { OwnStop, OwnTour, OwnTours } from '@tischlein/contract/office';
import { type OrderId, type ShopId, toCents } from '@tischlein/domain';
import { findDue, isOpenStop, type Stop } from '@tischlein/domain/tours';
import { toWallTime, type WallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { readOrdersById } from '../orders/desk.store.ts';
import { formatDueLabel } from '../orders/due-label.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { formatPhone } from '../phone-number.ts';
import { readOpenToursOfDriver, type StoredTour } from './tours.store.ts';

/** The tours of a driver that are not over, with what they need at the door and nothing else. */
export async function readOwnTours(
  { database: { read }, clock }: Pick<Deps, 'database' | 'clock'>,
  shopId: ShopId,
  driverId: string,
): Promise<OwnTours> {
  const now = clock.now();
  const tours = await readOpenToursOfDriver(read, shopId, driverId);
  const ids = tours.flatMap(({ stops }) => stops.map(({ orderId }) => orderId));
  const orders = ids.length === 0 ? [] : await readOrdersById(read, shopId, ids);
  const byId = new Map(orders.map((order) => [order.order_id, order]));
  return { now, tours: tours.map((tour) => toOwnTour(tour, byId, toWallTime(now))) };
}

const toOwnTour = (
  { tourId: id, number, state, stops }: StoredTour,
  orders: ReadonlyMap<OrderId, StoredOrder>,
  now: WallTime,
): OwnTour => ({
  id,
  number,
  state,
  stops: stops.flatMap((stop) => {
    const order = orders.get(stop.orderId);
    return order ? [toOwnStop(stop, order, now)] : [];
  }),
});

function toOwnStop(stop: Stop, order: StoredOrder, now: WallTime): OwnStop {
  const isOpen = isOpenStop(stop);
  const { name, company, street, streetNumber, floor, zip, city, phone, messageDriver } = order.contact;
  return {
    orderId: order.order_id,
    number: order.number,
    state: stop.state,
    dueLabel: formatDueLabel(order, now),
    isReady: order.status !== 'accepted',
    contact: isOpen ? { name, company, street, streetNumber, floor, zip, city, phone: formatPhone(phone) } : null,
    note: isOpen ? messageDriver : '',
    ageCheck: order.age_check,
    due: findDue({
      paymentMethod: order.payment_method,
      paymentStatus: order.payment_status,
      total: order.quote.steps.TOTAL,
      dueInPerson: toCents(order.due_in_person),
    }),
    deposits: order.quote.steps.D,
  };
}
