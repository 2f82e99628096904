import type { SpecialOpening } from '../shop/shop-config.ts';
import type { Moment, Schedule } from './schedule.ts';
import { type Hours, hoursOn, joinStretches, specialOpeningOn, findStretchAt, listStretches } from './stretches.ts';
import { momentOnAxis, timeAxis, type TimeAxis } from './time-axis.ts';

/** The opening state of a shop and its next change (S1 §3 Delivery period). */
export interface OpeningState {
  readonly isOpen: boolean;
  /** null while closed, or if no end is known. */
  readonly closesAt: Moment | null;
  /** null while open, or if no opening is known. */
  readonly opensAt: Moment | null;
  /** Real minutes, also across clock changes. */
  readonly minutesUntilOpen: number | null;
  readonly minutesUntilClosed: number | null;
  /** Minutes until any field changes; null if unknown. */
  readonly minutesUntilChange: number | null;
  readonly isDeliveryOpen: boolean;
  /** null while delivering, or if no delivery is known. */
  readonly deliveryOpensAt: Moment | null;
  /** Hours that begin today; while hours of yesterday run and those of today have not begun, yesterday's (S3 O3). */
  readonly hoursToday: readonly Hours[];
  readonly deliveryHoursToday: readonly Hours[];
  /** The delivery times of that day differ from its opening times (S1 §4 Opening). */
  readonly deliveryDeviates: boolean;
  /** The special opening of that day. */
  readonly special: SpecialOpening | null;
}

/** Calculates the opening state (S1 §4 Opening, S3 O3). */
export function openingState(schedule: Schedule): OpeningState {
  const { opening, now } = schedule;
  const axis = timeAxis(schedule);
  const shop = axis ? findTypeState(schedule, axis, 'pickup') : UNKNOWN;
  const delivery = axis ? findTypeState(schedule, axis, 'delivery') : UNKNOWN;
  const lateDay = axis && findLateDay(schedule, axis);
  const { date, day } = lateDay?.day ?? now;
  const hoursToday = hoursOn(opening, { date, day }, 'pickup');
  const deliveryHoursToday = hoursOn(opening, { date, day }, 'delivery');
  return {
    ...shop,
    minutesUntilChange: findNextChange([shop, delivery], lateDay?.minutesLeft ?? null),
    isDeliveryOpen: delivery.isOpen,
    deliveryOpensAt: delivery.opensAt,
    hoursToday,
    deliveryHoursToday,
    deliveryDeviates: !areSame(hoursToday, deliveryHoursToday),
    special: specialOpeningOn(opening, date),
  };
}

/** Yesterday, while hours of yesterday run and none of today have begun, and for how long at least; null otherwise. */
function findLateDay(schedule: Schedule, axis: TimeAxis) {
  const stretches = (['pickup', 'delivery'] as const).flatMap((type) => listStretches(schedule, axis, type));
  const begun = stretches.filter(({ start }) => start <= axis.now);
  const day = begun.some((stretch) => stretch.day === axis.today) ? undefined : axis.days[axis.today - 1];
  if (!day || begun.every(({ end }) => end <= axis.now)) return null;
  const boundaries = stretches.flatMap(({ start, end }) => [start, end]).filter((minute) => minute > axis.now);
  return { day, minutesLeft: Math.min(...boundaries) - axis.now };
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

function findNextChange(states: readonly TypeState[], minutesOfDay: number | null): number | null {
  const changes = states
    .flatMap(({ minutesUntilOpen, minutesUntilClosed }) => [minutesUntilOpen, minutesUntilClosed])
    .concat(minutesOfDay)
    .filter((minutes) => minutes !== null);
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
