import type { Schedule } from './schedule.ts';
import { joinStretches, stretchesOn } from './stretches.ts';
import { timeAxis } from './time-axis.ts';

/** A time during which a shop is open, in real minutes from now; `until` is exclusive. */
export interface OpenMinutes {
  readonly from: number;
  readonly until: number;
}

/** When the shop is open for guests or for deliveries, from now to the end of the calendar. */
export function listOpenMinutes(schedule: Schedule): readonly OpenMinutes[] {
  const axis = timeAxis(schedule);
  if (!axis) return [];
  const types = ['pickup', 'delivery'] as const;
  const stretches = types
    .flatMap((type) => stretchesOn(schedule.opening, axis, type))
    .toSorted((left, right) => left.start - right.start);
  return joinStretches(stretches)
    .map(({ start, end }) => ({ from: Math.max(0, start - axis.now), until: end - axis.now }))
    .filter(({ until }) => until > 0);
}
