import type { ShopDay } from '../shop-day.ts';
import type { DayIndex, MinuteOfDay } from '../shop-time.ts';
import type { OpeningHours } from '../shop/shop-config.ts';
import type { Kitchen } from './kitchen.ts';

/** A clock change at night: the wall minutes `from` to `to` are skipped or repeated. */
export interface ClockChange {
  readonly kind: 'skipped' | 'repeated';
  readonly from: number;
  readonly to: number;
}

export interface CalendarDay {
  readonly date: ShopDay;
  readonly day: DayIndex;
  readonly clockChange?: ClockChange;
}

/** A minute on the shop's wall clock. A repeated minute means its first occurrence. */
export interface Moment {
  readonly date: ShopDay;
  readonly day: DayIndex;
  readonly minute: MinuteOfDay;
}

export interface Now extends Moment {
  /** The second occurrence of a repeated minute. */
  readonly isRepeated?: boolean;
}

export const PAUSE_SCOPES = ['delivery', 'all'] as const;
export type PauseScope = (typeof PAUSE_SCOPES)[number];

interface TimedPause {
  readonly scope: PauseScope;
  /** UTC. */
  readonly until: string;
}

/** Whether a pause stops all that another one does, for at least as long. */
export const coversPause = (pause: TimedPause, other: TimedPause): boolean =>
  (pause.scope === 'all' || pause.scope === other.scope) && pause.until >= other.until;

/** Options for pausing orders ('Stopp für 20 Minuten'). */
export const PAUSE_MINUTES = [10, 20, 40, 60] as const;

/**
 * Opening hours and the calendar they apply to. The calendar has no gaps and runs from yesterday, whose hours may last
 * past midnight, to at least a week ahead and as far as pre-orders go.
 */
export interface Schedule {
  readonly opening: OpeningHours;
  readonly calendar: readonly CalendarDay[];
  readonly now: Now;
  /** No orders are accepted for a time before the pause ends ('Stopp für 20 Minuten'). */
  readonly pause?: { readonly scope: PauseScope; readonly minutesLeft: number };
  /** Absent: no capacity limit. */
  readonly kitchen?: Kitchen;
}
