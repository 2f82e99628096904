import { randomUUID } from 'node:crypto';
import { type OrderId, tourId as toTourId, type TourId } from '@tischlein/domain';
import { arrangeStops, findJoinRefusal, isOpenStop, type JoinRefusal, takeBack } from '@tischlein/domain/tours';
import { toBusinessRange, toBusinessDay } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import { nameChange } from '../db/open-change.ts';
import type { Deps } from '../deps.ts';
import { readOrdersById } from '../orders/desk.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { isDriver } from './list-drivers.ts';
import { findNextNumber, insertTour, readOpenStops, readTour, saveTour, type StoredTour } from './tours.store.ts';
import { type TourOutcome, writeTour } from './write-tour.ts';

/** What the desk makes of a tour. */
export interface Arrangement {
  readonly driverId: string;
  /** In the order in which the driver makes them. */
  readonly orderIds: readonly OrderId[];
  /** What others call the member of staff. */
  readonly doneBy: string;
}

interface TourChange extends Arrangement {
  readonly tourId: TourId;
  /** The version that the desk has seen. */
  readonly version: number;
}

type Refusal = 'driverUnknown' | 'orderUnknown' | JoinRefusal;

/** Puts a new tour together. If two desks give the same order away at once, the second is refused. */
export function createTour(
  deps: Deps,
  shop: LoadedShop,
  { driverId, orderIds, doneBy }: Arrangement,
): Promise<TourOutcome<Refusal>> {
  return writeTour<Refusal>(deps, shop, {
    doneBy,
    work: async (writer, now) => {
      const tourId = toTourId(randomUUID());
      const refusal = await findRefusal(writer, shop, { driverId, orderIds, tourId });
      if (refusal) return { code: refusal };
      const number = await findNextNumber(writer, shop.id, toBusinessRange(toBusinessDay(now)));
      const none = { state: 'planned', stops: [], version: 0, createdAt: now, startedAt: null } as const;
      nameChange(String(number));
      await insertTour(writer, shop.id, { ...none, ...arrangeStops(none, orderIds), tourId, number, driverId });
      return { code: 'done', orderIds };
    },
  });
}

/** Gives a tour another driver or other stops, unless it has changed since the desk read it. */
export function changeTour(
  deps: Deps,
  shop: LoadedShop,
  { tourId, version, driverId, orderIds, doneBy }: TourChange,
): Promise<TourOutcome<Refusal | 'tourUnknown' | 'tourChanged'>> {
  return writeTour<Refusal | 'tourUnknown' | 'tourChanged'>(deps, shop, {
    doneBy,
    work: async (writer, now) => {
      const tour = await readTour(writer, { shopId: shop.id, tourId });
      if (!tour) return { code: 'tourUnknown' };
      if (tour.version !== version || tour.state === 'ended') return { code: 'tourChanged' };
      const refusal = await findRefusal(writer, shop, { driverId, orderIds, tourId });
      if (refusal) return { code: refusal };
      nameChange(String(tour.number));
      await saveTour(writer, shop.id, { ...tour, ...arrangeStops(tour, orderIds), driverId, now });
      return { code: 'done', orderIds: [...listOpenOrders(tour), ...orderIds] };
    },
  });
}

/** Takes all open stops from a tour: their orders are free for another one. A tour that is over stays as it is. */
export function takeTourBack(
  deps: Deps,
  shop: LoadedShop,
  { tourId, doneBy }: Pick<TourChange, 'tourId' | 'doneBy'>,
): Promise<TourOutcome<'tourUnknown'>> {
  return writeTour<'tourUnknown'>(deps, shop, {
    doneBy,
    work: async (writer, now) => {
      const tour = await readTour(writer, { shopId: shop.id, tourId });
      if (!tour) return { code: 'tourUnknown' };
      nameChange(String(tour.number));
      if (tour.state !== 'ended') await saveTour(writer, shop.id, { ...tour, ...takeBack(tour), now });
      return { code: 'done', orderIds: listOpenOrders(tour) };
    },
  });
}

const listOpenOrders = ({ stops }: StoredTour): readonly OrderId[] =>
  stops.filter(isOpenStop).map(({ orderId }) => orderId);

async function findRefusal(
  writer: Writer,
  { id: shopId }: LoadedShop,
  { driverId, orderIds, tourId }: Omit<TourChange, 'version' | 'doneBy'>,
): Promise<Refusal | null> {
  if (!(await isDriver(writer, shopId, driverId))) return 'driverUnknown';
  const orders = await readOrdersById(writer, shopId, orderIds);
  if (orders.length !== orderIds.length) return 'orderUnknown';
  const tours = await readOpenStops(writer, shopId, orderIds);
  const refusals = orders.map(({ order_id: id, delivery_type: deliveryType, status, purpose, released_at: released }) =>
    findJoinRefusal({
      deliveryType,
      status: released === null ? 'placed' : status,
      isTest: purpose === 'test',
      isOnOtherTour: (tours.get(id) ?? tourId) !== tourId,
    }),
  );
  return refusals.find((refusal) => refusal !== null) ?? null;
}
