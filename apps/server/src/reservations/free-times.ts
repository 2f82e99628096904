import type { ReservationTimes, ReservationTimesRequest } from '@tischlein/contract/shop';
import { MINUTES_PER_DAY } from '@tischlein/domain';
import { hoursOn } from '@tischlein/domain/opening';
import {
  hasSeats,
  listReservationDays,
  listReservationTimes,
  type ReservationHours,
  type ReservationTime,
  type TakenSeats,
  withoutParty,
} from '@tischlein/domain/reservations';
import type { ReservationSettings, ShopConfig } from '@tischlein/domain/shop';
import { timeOfDay } from '@tischlein/wording';
import { atEpochMinute, calendarAround, epochMinute, startOfDay, toNow, toShopZone } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readTakenSeats } from './reservations.store.ts';
import { toParty } from './to-reservation.ts';

/** Hours of a shop with a calendar as far as guests reserve; or as far as a day on which staff enter a reservation. */
function createReservationHours(
  { opening }: Pick<ShopConfig, 'opening'>,
  instant: string,
  daysAhead: number,
): ReservationHours {
  const now = toNow(instant);
  return {
    // A copy: its calendar would displace that of orders from a cache by hours.
    opening: { ...opening },
    now,
    calendar: calendarAround(now.date, 1, daysAhead + 2),
    midnight: epochMinute(startOfDay(instant)),
  };
}

interface TimesRequest extends Pick<ReservationTimesRequest, 'date' | 'guests'> {
  /** The reservation that is about to change: its own seats count as free. */
  readonly own: Row<'reservations'> | null;
}

/** The days for which guests reserve, and the times of one of them. */
export async function findFreeTimes(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  shop: LoadedShop,
  { settings, date, guests, own }: TimesRequest & { readonly settings: ReservationSettings },
): Promise<ReservationTimes> {
  const instant = clock.now();
  const hours = createReservationHours(shop.config, instant, settings.daysAhead);
  const from = atEpochMinute(hours.midnight);
  const until = atEpochMinute(hours.midnight + (settings.daysAhead + 3) * MINUTES_PER_DAY);
  const all = await readTakenSeats(database.read, shop.id, { from, until });
  const party = own && toParty(own);
  const taken = party ? withoutParty(all, party) : all;
  return {
    mode: settings.mode,
    mostGuests: Math.min(settings.mostGuests, settings.seats),
    ...describeDays({
      hours,
      settings,
      date,
      isFree: (time) => hasSeats(taken, time, { guests, seats: settings.seats }),
    }),
  };
}

interface OfferedDays {
  readonly hours: ReservationHours;
  readonly settings: ReservationSettings;
  readonly date: string | null;
  readonly isFree: (time: ReservationTime) => boolean;
}

function describeDays({ hours, settings, date, isFree }: OfferedDays) {
  const days = listReservationDays(hours, settings).map((day) => ({
    ...day,
    isOpen: hoursOn(hours.opening, day, 'dineIn').length > 0,
    times: listReservationTimes(hours, settings, day),
  }));
  const first = days.find(({ times }) => times.length > 0) ?? days[0];
  const chosen = days.find((day) => day.date === date) ?? first;
  const isFull = !chosen?.times.some(isFree);
  const next = isFull ? days.find((day) => chosen && day.date > chosen.date && day.times.some(isFree)) : undefined;
  return {
    days: days.map((day) => ({ date: day.date, day: day.day, isOpen: day.isOpen })),
    date: chosen?.date ?? hours.now.date,
    times: chosen?.times.map((time) => ({ ...describeTime(time), isFree: isFree(time) })) ?? [],
    next: next
      ? {
          date: next.date,
          day: next.day,
          arrivals: next.times.filter(isFree).map(({ arrival }) => timeOfDay(arrival.minute)),
        }
      : null,
  };
}

/** A time with its free seats, for staff, whose reservations need no lead. */
export function listStaffTimes(
  shop: LoadedShop,
  {
    settings,
    date,
    instant,
    taken,
  }: {
    readonly settings: ReservationSettings;
    readonly date: string;
    readonly instant: string;
    readonly taken: TakenSeats;
  },
) {
  const hours = createReservationHours(shop.config, instant, settings.daysAhead);
  return listReservationTimes(hours, settings, { date, leadMinutes: STAFF_LEAD_MINUTES }).map((time) => ({
    ...describeTime(time),
    isFree: hasSeats(taken, time, { guests: 1, seats: settings.seats }),
  }));
}

// Guests at the door are seated at the time that has just begun.
const STAFF_LEAD_MINUTES = -60;

/** The offered time that begins at an instant; null: there is none. */
export function findTimeAt(
  shop: LoadedShop,
  {
    settings,
    startsAt,
    instant,
    by,
  }: {
    readonly settings: ReservationSettings;
    readonly startsAt: string;
    readonly instant: string;
    readonly by: 'guest' | 'restaurant';
  },
): ReservationTime | null {
  const hours = createReservationHours(shop.config, instant, settings.daysAhead);
  const lead = by === 'guest' ? {} : { leadMinutes: STAFF_LEAD_MINUTES };
  const minute = epochMinute(startsAt);
  for (const { date } of listReservationDays(hours, settings)) {
    const time = listReservationTimes(hours, settings, { date, ...lead }).find((each) => each.startsAt === minute);
    if (time) return time;
  }
  return null;
}

const describeTime = ({ startsAt, arrival, departure }: ReservationTime) => ({
  startsAt: toShopZone(atEpochMinute(startsAt)),
  arrival: timeOfDay(arrival.minute),
  departure: timeOfDay(departure.minute),
});
