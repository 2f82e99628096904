import type { DeliveryType } from '../../delivery-type.ts';
import { dayNumber } from '../../day-number.ts';
import type { OpeningHours } from '../../shop/shop-config.ts';
import { DAY_INDEXES, type DayIndex, type Timetable, type TimetableEntry } from '../../shop-time.ts';

const A_SUNDAY = dayNumber('2026-11-22');

/**
 * All hours of an order type: those of the week, and those of special days that are not over. Empty: the shop has no hours
 * yet.
 */
export function listServingHours(opening: OpeningHours, type: DeliveryType, date: string): Timetable {
  const { openingTimes, deliveryTimes, specialOpeningTimes } = opening;
  const isDelivery = type === 'delivery';
  const weekly = isDelivery && deliveryTimes.length > 0 ? deliveryTimes : openingTimes;
  const special = specialOpeningTimes.flatMap(({ from, to, hours, deliveryHours }) =>
    listWeekdays(from > date ? from : date, to).flatMap((dayIndex) =>
      ((isDelivery ? deliveryHours : undefined) ?? hours).map((each): TimetableEntry => ({ dayIndex, ...each })),
    ),
  );
  return [...weekly, ...special];
}

/** The weekdays from one date to another, each once. */
function listWeekdays(from: string, to: string): readonly DayIndex[] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return DAY_INDEXES.map((_, ahead) => first + ahead)
    .filter((day) => day <= last)
    .flatMap((day) => DAY_INDEXES.at((day - A_SUNDAY) % DAY_INDEXES.length) ?? []);
}
