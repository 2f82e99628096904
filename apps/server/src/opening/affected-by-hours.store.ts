import type { AffectedByHours, OpeningRequest } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import { closesToday, type HoursChange, listStranded } from '@tischlein/domain/opening';
import { plusSeconds, toNow } from '../clock.ts';
import type { Reader } from '../db/database.ts';

/** What new hours leave behind of a shop, in the order of time. */
export async function readAffected(
  reader: Reader,
  shopId: ShopId,
  { now, ...change }: HoursChange & { readonly now: string },
): Promise<AffectedByHours> {
  const orders = (await readOpenOrders(reader, shopId)).map((order) => {
    const agreed = order.promised_at ?? order.serve_at ?? now;
    const { order_id: id, number, delivery_type: deliveryType } = order;
    return { id, number, deliveryType, at: toUtc(agreed), moment: toNow(agreed) };
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
  return {
    closesToday: closesToday(change, toNow(now)),
    orders: sortByTime(listStranded(change, orders)).map(({ id, number, deliveryType, at }) => ({
      id,
      number,
      deliveryType,
      at,
    })),
    reservations: sortByTime(listStranded(change, reservations)).map(({ id, guests, at }) => ({ id, guests, at })),
  };
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
    ])
    .where('shop_id', '=', shopId)
    .where('status', 'in', ['placed', 'accepted', 'ready'])
    .where('purpose', '=', 'goods')
    .where('released_at', 'is not', null)
    .execute();

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
