import { dayNumber } from '../day-number.ts';
import {
  type CalendarDay,
  findStretchAt,
  isSkipped,
  joinStretches,
  listStretches,
  type Moment,
  momentOnAxis,
  onAxis,
  type Schedule,
  timeAxis,
} from '../opening/index.ts';
import type { ReservationSettings } from '../shop/reservation-settings.ts';
import { QUARTER_MINUTES, type Stay } from './seats.ts';

/** The hours of a shop; `midnight` is the start of today in minutes since 1970. */
export type ReservationHours = Pick<Schedule, 'opening' | 'calendar' | 'now'> & { readonly midnight: number };

/** A time at which a party can arrive. Times after midnight belong to the evening before. */
export interface ReservationTime extends Stay {
  /** Wall time in the shop. */
  readonly arrival: Moment;
  readonly departure: Moment;
}

/** The days for which guests can reserve, today first. */
export function listReservationDays(
  { calendar, now }: ReservationHours,
  settings: ReservationSettings,
): readonly CalendarDay[] {
  return calendar.filter(({ date }) => {
    const ahead = dayNumber(date) - dayNumber(now.date);
    return ahead >= 0 && ahead <= settings.daysAhead;
  });
}

interface DayRequest {
  readonly date: string;
  /** How many minutes from now on a party may arrive; the shop's own people need no lead. */
  readonly leadMinutes?: number;
}

/**
 * When parties can arrive on a day: at each interval of the clock within the hours, special days included, after the lead time,
 * and early enough before closing. A table is kept for the stay, at most until closing.
 */
export function listReservationTimes(
  hours: ReservationHours,
  settings: ReservationSettings,
  { date, leadMinutes = settings.leadMinutes }: DayRequest,
): readonly ReservationTime[] {
  const axis = timeAxis(hours);
  if (!axis) return [];
  const stretches = listStretches(hours, axis, 'dineIn');
  const joined = joinStretches(stretches);
  const { intervalMinutes, lastSeatingMinutes, stayMinutes } = settings;
  const starts = stretches
    .filter(({ day }) => axis.days[day]?.date === date)
    .flatMap(({ day, wall }) => {
      const first = Math.ceil(wall.from / intervalMinutes) * intervalMinutes;
      const count = Math.max(0, Math.ceil((wall.to - first) / intervalMinutes));
      return Array.from({ length: count }, (_, index) => first + index * intervalMinutes)
        .filter((minute) => !isSkipped(axis, day, minute))
        .map((minute) => onAxis(axis, day, minute));
    });
  return [...new Set(starts)]
    .toSorted((left, right) => left - right)
    .flatMap((start) => {
      const closing = findStretchAt(joined, start)?.end ?? start;
      if (start < axis.now + leadMinutes || start > closing - lastSeatingMinutes) return [];
      const end = Math.min(start + stayMinutes, roundUp(closing));
      const [arrival, departure] = [momentOnAxis(axis, start), momentOnAxis(axis, end)];
      if (!arrival || !departure || end <= start) return [];
      return [{ startsAt: hours.midnight + start, endsAt: hours.midnight + end, arrival, departure }];
    });
}

const roundUp = (minute: number): number => Math.ceil(minute / QUARTER_MINUTES) * QUARTER_MINUTES;
