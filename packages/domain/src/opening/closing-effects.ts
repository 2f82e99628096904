import type { DeliveryType } from '../delivery-type.ts';
import type { OpeningHours } from '../shop/shop-config.ts';
import { toSpan } from '../shop-time.ts';
import type { Moment } from './schedule.ts';
import { hoursOn } from './stretches.ts';

/** An accepted order or a reserved table, at its time on the shop's wall clock. */
export interface Appointment {
  readonly moment: Moment;
  /** Its hours may last past midnight. */
  readonly dayBefore: Pick<Moment, 'date' | 'day'>;
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
    // What is promised for a few minutes after closing belongs to the hours, too.
    return isOpenFor(before, appointment) || findEnd(after, appointment) < findEnd(before, appointment);
  });

/** Whether a change closes the shop for the rest of a day on which it would still be open. */
export const closesToday = ({ before, after }: HoursChange, now: Omit<Appointment, 'deliveryType'>): boolean =>
  hasTimeLeft(before, now) && !hasTimeLeft(after, now);

const MINUTES_PER_DAY = 24 * 60;

const hasTimeLeft = (opening: OpeningHours, now: Omit<Appointment, 'deliveryType'>): boolean =>
  (['pickup', 'delivery'] as const).some(
    (deliveryType) => findEnd(opening, { ...now, deliveryType }) > now.moment.minute,
  );

const isOpenFor = (opening: OpeningHours, appointment: Appointment): boolean =>
  listSpans(opening, appointment).some(
    ({ from, to }) => from <= appointment.moment.minute && appointment.moment.minute < to,
  );

/** When the last hours of a day end, in minutes from its midnight; -1: it has none. */
const findEnd = (opening: OpeningHours, appointment: Appointment): number =>
  Math.max(-1, ...listSpans(opening, appointment).map(({ to }) => to));

/** The hours of a day, and those of the day before that last past midnight. */
function listSpans(opening: OpeningHours, { moment, dayBefore, deliveryType }: Appointment) {
  const own = hoursOn(opening, moment, deliveryType).flatMap((hours) => toSpan(hours) ?? []);
  const late = hoursOn(opening, dayBefore, deliveryType)
    .flatMap((hours) => toSpan(hours) ?? [])
    .map(({ from, to }) => ({ from: from - MINUTES_PER_DAY, to: to - MINUTES_PER_DAY }));
  return [...own, ...late.filter(({ to }) => to > 0)];
}
