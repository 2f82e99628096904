import type { SpecialOpening } from '../shop/shop-config.ts';
import type { Moment, Schedule } from './schedule.ts';
import { type Hours, hoursOn, joinStretches, specialOpeningOn, findStretchAt, listStretches } from './stretches.ts';
import { momentOnAxis, timeAxis, type TimeAxis } from './time-axis.ts';

/** Whether a shop is open, and what comes next (S1 §3 'Delivery period'). */
export interface OpeningState {
  readonly isOpen: boolean;
  /** null while closed, and where no end is in sight. */
  readonly closesAt: Moment | null;
  /** null while open, and where no opening is in sight. */
  readonly opensAt: Moment | null;
  /** As they pass, also in a night in which the clocks change. */
  readonly minutesUntilOpen: number | null;
  readonly minutesUntilClosed: number | null;
  /** Until anything of this is another way; null where no end is in sight. */
  readonly minutesUntilChange: number | null;
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
  const axis = timeAxis(schedule);
  const shop = axis ? findTypeState(schedule, axis, 'pickup') : UNKNOWN;
  const delivery = axis ? findTypeState(schedule, axis, 'delivery') : UNKNOWN;
  const hoursToday = hoursOn(opening, now, 'pickup');
  const deliveryHoursToday = hoursOn(opening, now, 'delivery');
  return {
    ...shop,
    minutesUntilChange: findNextChange([shop, delivery]),
    isDeliveryOpen: delivery.isOpen,
    deliveryOpensAt: delivery.opensAt,
    hoursToday,
    deliveryHoursToday,
    deliveryDeviates: !areSame(hoursToday, deliveryHoursToday),
    special: specialOpeningOn(opening, now.date),
  };
}

interface TypeState {
  readonly isOpen: boolean;
  readonly closesAt: Moment | null;
  readonly opensAt: Moment | null;
  readonly minutesUntilOpen: number | null;
  readonly minutesUntilClosed: number | null;
}

const UNKNOWN: TypeState = {
  isOpen: false,
  closesAt: null,
  opensAt: null,
  minutesUntilOpen: null,
  minutesUntilClosed: null,
};

function findTypeState(schedule: Schedule, axis: TimeAxis, deliveryType: 'pickup' | 'delivery'): TypeState {
  const stretches = joinStretches(listStretches(schedule, axis, deliveryType));
  const current = findStretchAt(stretches, axis.now);
  if (current) {
    const closesAt = momentOnAxis(axis, current.end);
    return { ...UNKNOWN, isOpen: true, closesAt, minutesUntilClosed: closesAt && current.end - axis.now };
  }
  const next = stretches.find((stretch) => stretch.start > axis.now);
  if (!next) return UNKNOWN;
  return { ...UNKNOWN, opensAt: momentOnAxis(axis, next.start), minutesUntilOpen: next.start - axis.now };
}

function findNextChange(states: readonly TypeState[]): number | null {
  const changes = states.flatMap(({ minutesUntilOpen, minutesUntilClosed }) => [
    ...(minutesUntilOpen === null ? [] : [minutesUntilOpen]),
    ...(minutesUntilClosed === null ? [] : [minutesUntilClosed]),
  ]);
  return changes.length > 0 ? Math.min(...changes) : null;
}

function areSame(left: readonly Hours[], right: readonly Hours[]): boolean {
  const words = (hours: readonly Hours[]): string =>
    hours
      .map(({ from, to }) => `${from}-${to}`)
      .toSorted()
      .join();
  return words(left) === words(right);
}
