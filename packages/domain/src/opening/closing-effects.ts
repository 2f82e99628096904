import { days, inMinutes } from '../durations.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { OpeningHours } from '../shop/shop-config.ts';
import { addDays } from '../shop-day.ts';
import { type DayIndex, toSpan } from '../shop-time.ts';
import type { Moment } from './schedule.ts';
import { hoursOn } from './stretches.ts';

/** An accepted order or a reserved table, at its time on the shop's wall clock. */
export interface Appointment {
  readonly moment: Moment;
  readonly deliveryType: DeliveryType;
}

/** Hours before and after a change. */
export interface HoursChange {
  readonly before: OpeningHours;
  readonly after: OpeningHours;
}

/** The appointments that a change of the hours leaves outside of them, although they were agreed with these hours. */
export const listStranded = <Agreed extends Appointment>(
  { before, after }: HoursChange,
  appointments: readonly Agreed[],
): readonly Agreed[] =>
  appointments.filter((appointment) => {
    if (isOpenFor(after, appointment)) return false;
    // Promises for a few minutes after closing belong to the hours, too.
    return isOpenFor(before, appointment) || findEnd(after, appointment) < findEnd(before, appointment);
  });

/** Whether a change closes the shop for the rest of a day on which it would still be open. */
export const closesToday = ({ before, after }: HoursChange, now: Moment): boolean =>
  hasTimeLeft(before, now) && !hasTimeLeft(after, now);

const MINUTES_PER_DAY = inMinutes(days(1));

const hasTimeLeft = (opening: OpeningHours, now: Moment): boolean =>
  (['pickup', 'delivery'] as const).some(
    (deliveryType) => findEnd(opening, { moment: now, deliveryType }) > now.minute,
  );

const isOpenFor = (opening: OpeningHours, appointment: Appointment): boolean =>
  listSpans(opening, appointment).some(
    ({ from, to }) => from <= appointment.moment.minute && appointment.moment.minute < to,
  );

/** When the last hours of a day end, in minutes from its midnight; -1: it has none. */
const findEnd = (opening: OpeningHours, appointment: Appointment): number =>
  Math.max(-1, ...listSpans(opening, appointment).map(({ to }) => to));

/** The hours of a day, and those of the day before that last past midnight. */
function listSpans(opening: OpeningHours, { moment, deliveryType }: Appointment) {
  const own = hoursOn(opening, moment, deliveryType).flatMap((hours) => toSpan(hours) ?? []);
  const late = hoursOn(opening, toDayBefore(moment), deliveryType)
    .flatMap((hours) => toSpan(hours) ?? [])
    .map(({ from, to }) => ({ from: from - MINUTES_PER_DAY, to: to - MINUTES_PER_DAY }));
  return [...own, ...late.filter(({ to }) => to > 0)];
}

const toDayBefore = ({ date, day }: Moment): Pick<Moment, 'date' | 'day'> => ({
  date: addDays(date, -1),
  day: DAYS_BEFORE[day],
});

const DAYS_BEFORE: Readonly<Record<DayIndex, DayIndex>> = { 0: 6, 1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5 };
