import type { OfficeReservations } from '@tischlein/contract/office';
import { findReservationSettings } from '@tischlein/domain/reservations';
import { hours, type ShopDay } from '@tischlein/domain';
import { toBusinessRange, epochMinute, plusSeconds, toBusinessDay } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { listStaffTimes } from './free-times.ts';
import { listReservationsBetween, listWaitingStarts, readTakenSeats } from './reservations.store.ts';
import { toReservation } from './to-reservation.ts';

const LONGEST_DAY_SECONDS = hours(25);

/** The reservations of a business day as the office shows them (decision 077). */
export async function listDay(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  shop: LoadedShop,
  wanted: ShopDay | undefined,
): Promise<OfficeReservations> {
  const now = clock.now();
  const today = toBusinessDay(now);
  const date = wanted ?? today;
  const { from, to: until } = toBusinessRange(date);
  const rows = await listReservationsBetween(database.read, shop.id, { from, until });
  const taken = await readTakenSeats(database.read, shop.id, { from, until: plusSeconds(until, LONGEST_DAY_SECONDS) });
  const settings = findReservationSettings(shop.config);
  const waiting = Map.groupBy(await listWaitingStarts(database.read, shop.id, now), toBusinessDay);
  const quartersOfDay = [...taken].filter(([quarter]) => quarter < epochMinute(until));
  return {
    date,
    today,
    reservations: rows.map((row) => toReservation(row, now)),
    seats: settings && { most: settings.seats, taken: Math.max(0, ...quartersOfDay.map(([, seats]) => seats)) },
    times: settings ? listStaffTimes(shop, { settings, date, instant: now, taken }) : [],
    waiting: [...waiting].map(([day, starts]) => ({ date: day, requests: starts.length })),
  };
}
