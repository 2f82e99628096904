import { days, type ShopId } from '@tischlein/domain';
import type { SeatChanges, TakenSeats } from '@tischlein/domain/reservations';
import { atEpochMinute, epochMinute } from '../clock.ts';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, type InsertOutcome } from '../db/insert-once.ts';
import type { Row } from '../db/tables.ts';

/** How long a reservation is kept after the visit. */
export const KEEP_RESERVATIONS_SECONDS = days(30);

/** Inserts a reservation, unless there is one with its request key. */
export const insertReservation = (writer: Writer, row: Row<'reservations'>): Promise<InsertOutcome> =>
  insertOnce(writer.insertInto('reservations').values(row), ['shop_id', 'request_key']);

export async function findReservation(
  reader: Reader,
  shopId: ShopId,
  id: string,
): Promise<Row<'reservations'> | undefined> {
  return reader
    .selectFrom('reservations')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('reservation_id', '=', id)
    .executeTakeFirst();
}

export async function findReservationByKey(
  reader: Reader,
  shopId: ShopId,
  key: string,
): Promise<Row<'reservations'> | undefined> {
  return reader
    .selectFrom('reservations')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

type Changed = Partial<Omit<Row<'reservations'>, 'shop_id' | 'reservation_id' | 'sequence'>>;

/** Changes a reservation unless it has changed since it was read; returns whether it did. */
export async function updateReservation(
  writer: Writer,
  { shop_id, reservation_id, sequence }: Row<'reservations'>,
  changed: Changed,
): Promise<boolean> {
  const updated = await writer
    .updateTable('reservations')
    .set({ ...changed, sequence: sequence + 1 })
    .where('shop_id', '=', shop_id)
    .where('reservation_id', '=', reservation_id)
    .where('sequence', '=', sequence)
    .returning('reservation_id')
    .execute();
  return updated.length > 0;
}

/** Notes that the guest has confirmed to come. It is no change: the calendar entry and mails under way stay valid. */
export async function markGuestSure(
  writer: Writer,
  { shop_id, reservation_id, sequence }: Row<'reservations'>,
  at: string,
): Promise<boolean> {
  const updated = await writer
    .updateTable('reservations')
    .set({ guest_sure_at: at })
    .where('shop_id', '=', shop_id)
    .where('reservation_id', '=', reservation_id)
    .where('sequence', '=', sequence)
    .returning('reservation_id')
    .execute();
  return updated.length > 0;
}

/**
 * Takes and gives back seats; false if a quarter would have more than `most` taken, and then the transaction must be undone. Reservations that run at once are
 * serialized by the rows of their quarters.
 */
export async function takeSeats(
  writer: Writer,
  shopId: ShopId,
  { changes, most }: { readonly changes: SeatChanges; readonly most: number },
): Promise<boolean> {
  for (const [quarter, seats] of changes) {
    const row = { shop_id: shopId, quarter_at: atEpochMinute(quarter) };
    if (seats <= 0) await giveBackSeats(writer, row, -seats);
    else if (!(await takeSeatsOfQuarter(writer, { ...row, seats }, most))) return false;
  }
  return true;
}

interface Quarter {
  readonly shop_id: ShopId;
  readonly quarter_at: string;
}

async function takeSeatsOfQuarter(
  writer: Writer,
  quarter: Quarter & { readonly seats: number },
  most: number,
): Promise<boolean> {
  const { seats } = quarter;
  if (seats > most) return false;
  const taken = await writer
    .insertInto('reserved_seats')
    .values(quarter)
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'quarter_at'])
        .doUpdateSet((row) => ({ seats: row('reserved_seats.seats', '+', seats) }))
        .where((row) => row('reserved_seats.seats', '<=', most - seats)),
    )
    .returning('quarter_at')
    .execute();
  return taken.length > 0;
}

async function giveBackSeats(writer: Writer, { shop_id, quarter_at }: Quarter, seats: number): Promise<void> {
  await writer
    .updateTable('reserved_seats')
    .set((row) => ({ seats: row('seats', '-', seats) }))
    .where('shop_id', '=', shop_id)
    .where('quarter_at', '=', quarter_at)
    .execute();
}

interface Between {
  readonly from: string;
  /** Exclusive. */
  readonly until: string;
}

/** Taken seats of the quarters from an instant until another. */
export async function readTakenSeats(reader: Reader, shopId: ShopId, { from, until }: Between): Promise<TakenSeats> {
  const rows = await reader
    .selectFrom('reserved_seats')
    .select(['quarter_at', 'seats'])
    .where('shop_id', '=', shopId)
    .where('quarter_at', '>=', from)
    .where('quarter_at', '<', until)
    .execute();
  return new Map(rows.map(({ quarter_at, seats }) => [epochMinute(quarter_at), seats]));
}

/** Reservations that begin from an instant until another, by time. */
export async function listReservationsBetween(
  reader: Reader,
  shopId: ShopId,
  { from, until }: Between,
): Promise<readonly Row<'reservations'>[]> {
  return reader
    .selectFrom('reservations')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .orderBy('starts_at')
    .orderBy('received_at')
    .orderBy('reservation_id')
    .execute();
}

/** When the visits begin whose requests wait for an answer. */
export async function listWaitingStarts(reader: Reader, shopId: ShopId, from: string): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('reservations')
    .select('starts_at')
    .where('shop_id', '=', shopId)
    .where('starts_at', '>=', from)
    .where('state', '=', 'requested')
    .orderBy('starts_at')
    .execute();
  return rows.map(({ starts_at }) => starts_at);
}
