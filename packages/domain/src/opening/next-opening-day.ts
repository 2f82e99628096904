import type { Moment, Schedule } from './schedule.ts';
import { listStretches } from './stretches.ts';
import { momentOnAxis, timeAxis } from './time-axis.ts';

/**
 * When the shop's next opening day begins: the first hours that begin on a later day than those that run now, or than today
 * while it is closed. After midnight in yesterday's hours that is today. null: none is in sight.
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
