import type { AffectedByHours, OpeningRequest } from '@tischlein/contract/office';
import { type Cents, NO_CENTS, type OrderId, type ShopId, sum, toCents } from '@tischlein/domain';
import { closesToday, type HoursChange, listStranded } from '@tischlein/domain/opening';
import { findGivenBack } from '@tischlein/domain/payments';
import { plusSeconds, toNow } from '../clock.ts';
import type { Reader } from '../db/database.ts';

/** What new hours leave behind of a shop, in the order of time. */
export async function readAffected(
  reader: Reader,
  shopId: ShopId,
  { now, ...change }: HoursChange & { readonly now: string },
): Promise<AffectedByHours> {
  const { orders, reservations } = await readAppointments(reader, shopId, now);
  const stranded = sortByTime(listStranded(change, orders));
  const refunds = await readRefundable(
    reader,
    shopId,
    stranded.map(({ id }) => id),
  );
  return {
    closesToday: closesToday(change, toNow(now)),
    orders: stranded.map(({ id, number, deliveryType, status, at }) => ({
      id,
      number,
      deliveryType,
      status,
      at,
      refund: refunds.get(id) ?? NO_CENTS,
    })),
    reservations: sortByTime(listStranded(change, reservations)).map(({ id, guests, at }) => ({ id, guests, at })),
  };
}

/** Open orders and reserved tables, with their times on the shop's wall clock. */
export async function readAppointments(reader: Reader, shopId: ShopId, now: string) {
  const orders = (await readOpenOrders(reader, shopId)).map((order) => {
    const agreed = order.promised_at ?? order.serve_at ?? now;
    const { order_id: id, number, delivery_type: deliveryType, status } = order;
    return { id, number, deliveryType, status, at: toUtc(agreed), moment: toNow(agreed) };
  });
  const reservations = (await readReservations(reader, shopId, now)).map(
    ({ reservation_id: id, guests, starts_at: at }) => ({
      id,
      guests,
      at: toUtc(at),
      deliveryType: 'dineIn' as const,
      moment: toNow(at),
    }),
  );
  return { orders, reservations };
}

/** Whether the person who saves has been shown all of it. */
export const isSeen = (
  { closesToday: closes, orders, reservations }: AffectedByHours,
  seen: OpeningRequest['seen'] | undefined,
): boolean =>
  (!closes || seen?.closesToday === true) &&
  orders.every(({ id }) => seen?.orders.includes(id) === true) &&
  reservations.every(({ id }) => seen?.reservations.includes(id) === true);

const readOpenOrders = (reader: Reader, shopId: ShopId) =>
  reader
    .selectFrom('orders')
    .select([
      'order_id',
      ({ fn }) => fn<number>('abs', ['number']).as('number'),
      'delivery_type',
      'serve_at',
      'promised_at',
      'status',
    ])
    .where('shop_id', '=', shopId)
    .where('status', 'in', ['placed', 'accepted', 'ready'])
    .where('purpose', '=', 'goods')
    .where('released_at', 'is not', null)
    .execute();

/** What goes back to the guest if an order is called off now, by order. */
async function readRefundable(
  reader: Reader,
  shopId: ShopId,
  ids: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, Cents>> {
  if (ids.length === 0) return new Map();
  const payments = await reader
    .selectFrom('payments')
    .select([
      'order_id',
      'status',
      'amount',
      'captured',
      'refunded',
      ({ selectFrom }) =>
        selectFrom('refunds')
          .select(({ fn }) => fn.sum<number | string | null>('refunds.amount').as('amount'))
          .whereRef('refunds.shop_id', '=', 'payments.shop_id')
          .whereRef('refunds.payment_id', '=', 'payments.payment_id')
          .where('refunds.state', '!=', 'failed')
          .as('requested'),
    ])
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', ids)
    .execute();
  const refundable = payments.map(({ order_id: id, status, requested, ...amounts }) => {
    const [captured, refunded] = [toCents(amounts.captured), toCents(amounts.refunded)];
    const payment = { status, amount: toCents(amounts.amount), captured, refunded };
    return { id, amount: findGivenBack(payment, toCents(Number(requested ?? 0))) };
  });
  const byOrder = Map.groupBy(refundable, ({ id }) => id);
  return new Map([...byOrder].map(([id, own]) => [id, sum(own.map(({ amount }) => amount))]));
}

const readReservations = (reader: Reader, shopId: ShopId, now: string) =>
  reader
    .selectFrom('reservations')
    .select(['reservation_id', 'guests', 'starts_at'])
    .where('shop_id', '=', shopId)
    .where('state', 'in', ['requested', 'confirmed'])
    .where('starts_at', '>', now)
    .execute();

const toUtc = (instant: string): string => plusSeconds(instant, 0);

const sortByTime = <Value extends { readonly at: string }>(values: readonly Value[]): readonly Value[] =>
  values.toSorted((left, right) => left.at.localeCompare(right.at));
