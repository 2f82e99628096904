import type { Moment, Schedule } from './schedule.ts';
import { listStretches } from './stretches.ts';
import { momentOnAxis, timeAxis } from './time-axis.ts';

/**
 * Start of the next opening day: the first hours that begin on a later day than the current ones, or than today while
 * closed. After midnight, during yesterday's hours, that can be today. null: none known.
 */
export function nextOpeningDay(schedule: Schedule): Moment | null {
  const axis = timeAxis(schedule);
  if (!axis) return null;
  const stretches = listStretches(schedule, axis, 'pickup');
  const running = stretches.findLast(({ start, end }) => start <= axis.now && axis.now < end);
  const today = running?.day ?? axis.today;
  const next = stretches.find(({ day }) => day > today);
  return next ? momentOnAxis(axis, next.start) : null;
}
