import type { DeliveryType } from '../delivery-type.ts';
import { addDays, weekdayOn } from '../shop-day.ts';
import type { OpeningHours } from '../shop/shop-config.ts';
import type { CalendarDay } from './schedule.ts';
import { hoursOn } from './stretches.ts';

/** Days are named without their year, so a day more than a year ahead would mislead. */
const FARTHEST = 365;

/** Days from a day to the next later one with hours, over holidays however long (S1 §4 Opening); null: none within a year. */
export function daysUntilHours(
  opening: OpeningHours,
  { date }: Pick<CalendarDay, 'date'>,
  deliveryType: DeliveryType,
): number | null {
  for (let days = 1; days <= FARTHEST; days += 1) {
    const later = addDays(date, days);
    if (hoursOn(opening, { date: later, day: weekdayOn(later) }, deliveryType).length > 0) return days;
  }
  return null;
}
