import type { DayIndex, MinuteOfDay } from '../shop-time.ts';
import type { OpeningHours } from '../shop/shop-config.ts';
import type { Kitchen } from './kitchen.ts';

/** What happens to the clocks in a night: the wall minutes from `from` to `to` are left out, or come twice. */
export interface ClockChange {
  readonly kind: 'skipped' | 'repeated';
  readonly from: number;
  readonly to: number;
}

/** A day of the calendar: its date 'YYYY-MM-DD' and its weekday. */
export interface CalendarDay {
  readonly date: string;
  readonly day: DayIndex;
  readonly clockChange?: ClockChange;
}

/** A minute of a day of the calendar, on the shop's wall clock. A minute that comes twice is its first. */
export interface Moment {
  readonly date: string;
  readonly day: DayIndex;
  readonly minute: MinuteOfDay;
}

export interface Now extends Moment {
  /** The second time of a minute that comes twice. */
  readonly isRepeated?: boolean;
}

export const PAUSE_SCOPES = ['delivery', 'all'] as const;
export type PauseScope = (typeof PAUSE_SCOPES)[number];

/** How long orders can be stopped ('Stopp für 20 Minuten'). */
export const PAUSE_MINUTES = [10, 20, 40, 60] as const;

/**
 * A shop's hours with the days they are asked about. The calendar runs without a gap from yesterday, whose hours may last over midnight,
 * to at least a week ahead and as far as can be pre-ordered.
 */
export interface Schedule {
  readonly opening: OpeningHours;
  readonly calendar: readonly CalendarDay[];
  readonly now: Now;
  /** No order is taken for before its end ('Stopp für 20 Minuten'). */
  readonly pause?: { readonly scope: PauseScope; readonly minutesLeft: number };
  /** What the kitchen manages; absent: whatever comes. */
  readonly kitchen?: Kitchen;
}
