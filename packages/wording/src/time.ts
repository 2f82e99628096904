import { dayNumber, toYear } from '@tischlein/domain';
import type { CalendarDay, Moment } from '@tischlein/domain/opening';
import { timeOfDay, weekday } from './time-of-day.ts';

/** '19:30' today, 'Montag 11:30' in the week ahead, 'Montag, 23.11., 11:30' beyond it (S1 §9). */
export function dayAndTime(now: Pick<CalendarDay, 'date'>, slot: Moment): string {
  const time = timeOfDay(slot.minute);
  return slot.date === now.date ? time : `${dayText(now, slot)}${isInWeekAhead(now, slot) ? ' ' : ', '}${time}`;
}

/** 'Montag' in the week ahead, 'Montag, 23.11.' beyond it. */
export function dayText(now: Pick<CalendarDay, 'date'>, day: CalendarDay): string {
  return isInWeekAhead(now, day) ? weekday(day.day) : `${weekday(day.day)}, ${shortDate(day.date)}`;
}

function isInWeekAhead(now: Pick<CalendarDay, 'date'>, day: CalendarDay): boolean {
  const days = dayNumber(day.date) - dayNumber(now.date);
  return days >= 0 && days < 7;
}

/** '2026-11-23 19:30', for tables that are sorted. */
export const sortableTime = ({ date, minute }: Pick<Moment, 'date' | 'minute'>): string =>
  `${date} ${timeOfDay(minute)}`;

/** '23.11.' from '2026-11-23'. */
export function shortDate(date: string): string {
  const [, month = '', day = ''] = date.split('-');
  return `${day}.${month}.`;
}

/** '23.11.2026' from '2026-11-23'. */
export function longDate(date: string): string {
  return `${shortDate(date)}${toYear(date)}`;
}

/** '23.11.' in the year of `today`, otherwise '23.11.2027'. */
export const nearDate = (date: string, today: string): string =>
  toYear(date) === toYear(today) ? shortDate(date) : longDate(date);
