import type { LinkedReservation, Reservation } from '@tischlein/contract/shop';
import { findReservationSettings, listQuarters, takesSeats, withoutParty } from '@tischlein/domain/reservations';
import { timeOfDay } from '@tischlein/wording';
import { epochMinute, isAtOrAfter, toShopZone, toWallTime } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { LinkHolder } from './reservation-link.ts';
import { readTakenSeats } from './reservations.store.ts';

/** A reservation as calls answer it, as of now. */
export function toReservation(row: Row<'reservations'>, now: string): Reservation {
  const arrival = toWallTime(row.starts_at);
  return {
    id: row.reservation_id,
    state: row.state,
    sequence: row.sequence,
    startsAt: toShopZone(row.starts_at),
    date: arrival.date,
    day: arrival.day,
    arrival: timeOfDay(arrival.minute),
    departure: timeOfDay(toWallTime(row.ends_at).minute),
    guests: row.guests,
    name: row.name,
    email: row.email,
    phone: row.phone,
    wish: row.wish,
    message: row.message,
    isCancelledByRestaurant: row.cancelled_by === 'restaurant',
    isGuestSure: row.guest_sure_at !== null,
    isOver: isAtOrAfter(now, row.starts_at),
    receivedAt: row.received_at,
  };
}

/** The stay of a reservation in minutes since 1970. */
export const toStay = ({ starts_at, ends_at }: Pick<Row<'reservations'>, 'starts_at' | 'ends_at'>) => ({
  startsAt: epochMinute(starts_at),
  endsAt: epochMinute(ends_at),
});

/** The party of a reservation that takes seats; null: it takes none. */
export const toParty = (row: Row<'reservations'>) =>
  takesSeats(row.state) ? { ...toStay(row), guests: row.guests } : null;

/** What a signed link shows to whom it belongs. */
export async function toLinkedReservation(
  deps: Pick<Deps, 'database' | 'clock'>,
  shop: LoadedShop,
  { row, by }: { readonly row: Row<'reservations'>; readonly by: LinkHolder },
): Promise<LinkedReservation> {
  const taken = by === 'restaurant' ? await countOthers(deps, shop, row) : null;
  return { by, reservation: toReservation(row, deps.clock.now()), taken };
}

async function countOthers({ database }: Pick<Deps, 'database'>, shop: LoadedShop, row: Row<'reservations'>) {
  const settings = findReservationSettings(shop.config);
  if (!settings) return null;
  const all = await readTakenSeats(database.read, shop.id, { from: row.starts_at, until: row.ends_at });
  const party = toParty(row);
  const others = party ? withoutParty(all, party) : all;
  return {
    seats: Math.max(0, ...listQuarters(toStay(row)).map((quarter) => others.get(quarter) ?? 0)),
    of: settings.seats,
  };
}
