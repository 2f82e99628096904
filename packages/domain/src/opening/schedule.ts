import type { DayIndex, MinuteOfDay } from '../shop-time.ts';
import type { OpeningHours } from '../shop/shop-config.ts';

/** A day of the calendar: its date 'YYYY-MM-DD' and its weekday. */
export interface CalendarDay {
  readonly date: string;
  readonly day: DayIndex;
}

/** A minute of a day of the calendar, on the shop's wall clock. */
export interface Moment extends CalendarDay {
  readonly minute: MinuteOfDay;
}

export type Now = Moment;

/**
 * A shop's hours with the days they are asked about. The calendar runs without a gap from yesterday, whose hours may last over midnight,
 * to at least a week ahead and as far as can be pre-ordered.
 */
export interface Schedule {
  readonly opening: OpeningHours;
  readonly calendar: readonly CalendarDay[];
  readonly now: Now;
}
