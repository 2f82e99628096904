import { type OrderId, orderId, type ShopId, type TourId } from '@tischlein/domain';
import { OPEN_STOP_STATES, type StopState, type Tour } from '@tischlein/domain/tours';
import type { UtcRange } from '../clock.ts';
import type { Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';

export interface StoredTour extends Tour {
  readonly tourId: TourId;
  /** Of the day, from 1. */
  readonly number: number;
  readonly driverId: string;
  readonly version: number;
  readonly createdAt: string;
  readonly startedAt: string | null;
}

/** A shop and one of its tours. */
export interface TourKey {
  readonly shopId: ShopId;
  readonly tourId: TourId;
}

const selectTours = (reader: Reader, shopId: ShopId) =>
  reader
    .selectFrom('tours')
    .select(['tour_id as tourId', 'number', 'driver_id as driverId', 'state', 'version'])
    .select(['created_at as createdAt', 'started_at as startedAt'])
    .where('shop_id', '=', shopId);

export async function readTour(reader: Reader, { shopId, tourId }: TourKey): Promise<StoredTour | null> {
  const row = await selectTours(reader, shopId).where('tour_id', '=', tourId).executeTakeFirst();
  return row ? { ...row, stops: (await readStops(reader, shopId, [tourId])).get(tourId) ?? [] } : null;
}

/** The tours of a driver that are not over, oldest first. */
export async function readOpenToursOfDriver(
  reader: Reader,
  shopId: ShopId,
  driverId: string,
): Promise<readonly StoredTour[]> {
  const rows = await selectTours(reader, shopId)
    .where('driver_id', '=', driverId)
    .where('state', '!=', 'ended')
    .orderBy('created_at')
    .orderBy('number')
    .execute();
  const stops = await readStops(
    reader,
    shopId,
    rows.map(({ tourId }) => tourId),
  );
  return rows.map((row) => ({ ...row, stops: stops.get(row.tourId) ?? [] }));
}

async function readStops(
  reader: Reader,
  shopId: ShopId,
  tourIds: readonly TourId[],
): Promise<ReadonlyMap<TourId, Tour['stops']>> {
  if (tourIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('tour_stops')
    .select(['tour_id as tourId', 'order_id as orderId', 'state'])
    .where('shop_id', '=', shopId)
    .where('tour_id', 'in', tourIds)
    .orderBy('position')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ tourId }) => tourId)].map(([tourId, stops]) => [
      tourId,
      stops.map((stop) => ({ orderId: stop.orderId, state: stop.state })),
    ]),
  );
}

/** The tour that an order is on; null: none. */
export async function findOpenTour(reader: Reader, shopId: ShopId, order: OrderId): Promise<TourId | null> {
  const row = await reader
    .selectFrom('tour_stops')
    .select('tour_id as tourId')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', order)
    .where('state', 'in', OPEN_STOP_STATES)
    .executeTakeFirst();
  return row?.tourId ?? null;
}

/** The orders among these that are on a tour, with it. */
export async function readOpenStops(
  reader: Reader,
  shopId: ShopId,
  orders: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, TourId>> {
  const rows = await reader
    .selectFrom('tour_stops')
    .select(['order_id as orderId', 'tour_id as tourId'])
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', orders)
    .where('state', 'in', OPEN_STOP_STATES)
    .execute();
  return new Map(rows.map((row) => [row.orderId, row.tourId]));
}

/** An order's place on its last tour. */
export interface StoredStop {
  readonly orderId: OrderId;
  readonly tourId: TourId;
  readonly number: number;
  readonly driverId: string;
  /** '': the member of staff has been removed. */
  readonly driver: string;
  readonly tourState: Tour['state'];
  readonly version: number;
  readonly position: number;
  readonly state: StopState;
}

/** The last tour of each order that was on one. */
export async function readLastStops(
  reader: Reader,
  shopId: ShopId,
  orders: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, StoredStop>> {
  if (orders.length === 0) return new Map();
  const rows = await reader
    .selectFrom('tour_stops')
    .innerJoin('tours', (join) =>
      join.onRef('tours.shop_id', '=', 'tour_stops.shop_id').onRef('tours.tour_id', '=', 'tour_stops.tour_id'),
    )
    .leftJoin('staff', 'staff.staff_id', 'tours.driver_id')
    .select([
      'tour_stops.order_id as orderId',
      'tour_stops.tour_id as tourId',
      'tours.number',
      'tours.driver_id as driverId',
    ])
    .select(['staff.name', 'staff.email', 'tours.state as tourState', 'tours.version', 'position', 'tour_stops.state'])
    .where('tour_stops.shop_id', '=', shopId)
    .where('tour_stops.order_id', 'in', orders)
    .orderBy('tours.created_at')
    .orderBy('tours.number')
    .execute();
  return new Map(rows.map(({ name, email, ...row }) => [row.orderId, { ...row, driver: name || email || '' }]));
}

/** The number of the next tour of the business day. */
export async function findNextNumber(reader: Reader, shopId: ShopId, today: UtcRange): Promise<number> {
  const row = await reader
    .selectFrom('tours')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('shop_id', '=', shopId)
    .where('created_at', '>=', today.from)
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

/** How many tours of each driver are not over. */
export async function countOpenTours(reader: Reader, shopId: ShopId): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .selectFrom('tours')
    .select(['driver_id as driverId', ({ fn }) => fn.countAll().as('count')])
    .where('shop_id', '=', shopId)
    .where('state', '!=', 'ended')
    .groupBy('driver_id')
    .execute();
  return new Map(rows.map(({ driverId, count }) => [driverId, Number(count)]));
}

/** Locks orders until the commit, always in the same sequence and before the shop's counters, as every action on an order does. */
export async function lockOrders(writer: Writer, shopId: ShopId, orders: readonly OrderId[]): Promise<void> {
  for (const order of [...new Set<string>(orders)].toSorted())
    await writer
      .updateTable('orders')
      .set((row) => ({ status: row.ref('status') }))
      .where('shop_id', '=', shopId)
      .where('order_id', '=', orderId(order))
      .execute();
}

export async function insertTour(writer: Writer, shopId: ShopId, tour: StoredTour): Promise<void> {
  const { tourId: tour_id, number, driverId: driver_id, state, createdAt: created_at } = tour;
  const facts = { number, driver_id, state, created_at, started_at: null, ended_at: null };
  await insertRows(writer, 'tours', [{ shop_id: shopId, tour_id, version: 1, ...facts }]);
  await insertStops(writer, shopId, tour);
}

interface TourToSave extends StoredTour {
  readonly now: string;
}

/** Saves the driver, the state and the stops of a tour as its next version. */
export async function saveTour(writer: Writer, shopId: ShopId, tour: TourToSave): Promise<void> {
  const { tourId, driverId, state, version, startedAt, now } = tour;
  await writer
    .updateTable('tours')
    .set({
      driver_id: driverId,
      state,
      version: version + 1,
      started_at: state === 'planned' ? null : (startedAt ?? now),
      ended_at: state === 'ended' ? now : null,
    })
    .where('shop_id', '=', shopId)
    .where('tour_id', '=', tourId)
    .execute();
  await writer.deleteFrom('tour_stops').where('shop_id', '=', shopId).where('tour_id', '=', tourId).execute();
  await insertStops(writer, shopId, tour);
}

async function insertStops(writer: Writer, shop_id: ShopId, { tourId: tour_id, stops }: StoredTour): Promise<void> {
  const rows = stops.map(({ orderId: order_id, state }, index) => ({
    shop_id,
    tour_id,
    order_id,
    position: index + 1,
    state,
  }));
  if (rows.length > 0) await insertRows(writer, 'tour_stops', rows);
}
