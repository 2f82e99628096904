import type { SpecialOpening } from '../shop/shop-config.ts';
import type { Moment, Schedule } from './schedule.ts';
import { type Hours, hoursOn, joined, momentAt, specialOpeningOn, stretchAt, stretchesOf } from './stretches.ts';

/** Whether a shop is open, and what comes next (S1 §3 'Delivery period'). */
export interface OpeningState {
  readonly isOpen: boolean;
  /** null while closed, and where no end is in sight. */
  readonly closesAt: Moment | null;
  /** null while open, and where no opening is in sight. */
  readonly opensAt: Moment | null;
  readonly minutesUntilOpen: number | null;
  readonly isDeliveryOpen: boolean;
  /** null while delivering, and where no delivery is in sight. */
  readonly deliveryOpensAt: Moment | null;
  /** The hours that begin today. */
  readonly hoursToday: readonly Hours[];
  readonly deliveryHoursToday: readonly Hours[];
  /** Today's delivery times are not the opening times (S1 §4 'deviating opening and delivery times'). */
  readonly deliveryDeviates: boolean;
  /** The special opening of today. */
  readonly special: SpecialOpening | null;
}

/** Open now? Until when? If not, from when? (S1 §4 'Opening', spec 3 O3) */
export function openingState(schedule: Schedule): OpeningState {
  const { opening, now } = schedule;
  const shop = stateOf(schedule, 'pickup');
  const delivery = stateOf(schedule, 'delivery');
  const hoursToday = hoursOn(opening, now, 'pickup');
  const deliveryHoursToday = hoursOn(opening, now, 'delivery');
  return {
    ...shop,
    isDeliveryOpen: delivery.isOpen,
    deliveryOpensAt: delivery.opensAt,
    hoursToday,
    deliveryHoursToday,
    deliveryDeviates: !areSame(hoursToday, deliveryHoursToday),
    special: specialOpeningOn(opening, now.date),
  };
}

/** Whether deliveries are made at this moment. */
export function deliveryOpenAt(schedule: Schedule): boolean {
  return stateOf(schedule, 'delivery').isOpen;
}

function stateOf(
  schedule: Schedule,
  deliveryType: 'pickup' | 'delivery',
): Pick<OpeningState, 'isOpen' | 'closesAt' | 'opensAt' | 'minutesUntilOpen'> {
  const { minute } = schedule.now;
  const stretches = joined(stretchesOf(schedule, deliveryType));
  const current = stretchAt(stretches, minute);
  if (current)
    return { isOpen: true, closesAt: momentAt(schedule, current.end), opensAt: null, minutesUntilOpen: null };
  const next = stretches.find((stretch) => stretch.start > minute);
  if (!next) return { isOpen: false, closesAt: null, opensAt: null, minutesUntilOpen: null };
  return {
    isOpen: false,
    closesAt: null,
    opensAt: momentAt(schedule, next.start),
    minutesUntilOpen: next.start - minute,
  };
}

function areSame(left: readonly Hours[], right: readonly Hours[]): boolean {
  const words = (hours: readonly Hours[]): string =>
    hours
      .map(({ from, to }) => `${from}-${to}`)
      .toSorted()
      .join();
  return words(left) === words(right);
}
