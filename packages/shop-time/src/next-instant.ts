import { hours, inMilliseconds, addDays, type ShopDay } from '@tischlein/domain';
import { dayInShop } from './days.ts';
import { wallClock } from './wall-clock.ts';

/** The next instant after `now` at which the shop's clocks show 'HH:MM'; a time that summer time skips is an hour later. */
export function nextInShop(time: string, now: number = Date.now()): string {
  const today = dayInShop(now);
  const instants = [today, addDays(today, 1)].flatMap((day) => listInstants(day, time));
  return new Date(instants.find((instant) => instant > now) ?? now).toISOString();
}

/** The instant at which a day of the shop begins. */
export function midnightInShop(day: ShopDay): string {
  const [midnight] = listInstants(day, '00:00');
  if (midnight === undefined) throw new Error(`${day} has no midnight`);
  return new Date(midnight).toISOString();
}

const HOUR_MS = inMilliseconds(hours(1));

/** The instants of a wall time: one, or two when it is repeated in autumn; an hour later if it is skipped in spring. */
function listInstants(day: ShopDay, time: string): readonly number[] {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // What clocks are ahead of UTC before and after a change that is near.
  const [before, after] = [findOffset(asUtc - 4 * HOUR_MS), findOffset(asUtc + 4 * HOUR_MS)];
  const candidates = before === after ? [asUtc - before] : [asUtc - before, asUtc - after];
  const shown = candidates.filter((instant) => wallClock(instant) === `${day} ${time}:00`);
  return shown.length > 0 ? shown.toSorted((one, other) => one - other) : [asUtc - before];
}

/** `instant` is a whole second. */
const findOffset = (instant: number): number => Date.parse(`${wallClock(instant).replace(' ', 'T')}Z`) - instant;
