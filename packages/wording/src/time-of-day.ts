import type { DayIndex, MinuteOfDay, ShopTime } from '@tischlein/domain';

const WEEKDAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const;

/** 'Sonntag' to 'Samstag' (S1 §9). */
export function weekday(day: DayIndex): string {
  return WEEKDAYS[day];
}

/** 'So' to 'Sa'. */
export function weekdayShort(day: DayIndex): string {
  return weekday(day).slice(0, 2);
}

/** '19:30'. */
export function timeOfDay(minute: MinuteOfDay): string {
  const hours = Math.floor(minute / 60);
  return `${String(hours).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** 'um 11:30 bestellbar' (S3 T15), on another day 'am Montag um 11:30 bestellbar'. */
export function availableText(time: ShopTime, today: DayIndex): string {
  return `${time.day === today ? '' : `am ${weekday(time.day)} `}um ${timeOfDay(time.minute)} bestellbar`;
}
