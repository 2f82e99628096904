import type { ShopDay } from '@tischlein/domain';

/** Days at whose ends a day of UTC is another one, and days that clock changes make shorter or longer. */
export const DAYS = {
  'in winter': '2027-01-15',
  'with 23 hours': '2027-03-28',
  'after the one with 23 hours': '2027-03-29',
  'first of a month in summer': '2027-05-01',
  'in summer': '2027-07-15',
  'with 25 hours, last of a month': '2027-10-31',
  'after the one with 25 hours, first of a month': '2027-11-01',
  'first of a year': '2028-01-01',
} as const;

/** Calculated by another way than the server's. */
export const toUtc = (day: ShopDay, time: string): string =>
  new Date(
    Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('Europe/Berlin').epochMilliseconds,
  ).toISOString();

export const TIMES = ['00:30', '23:30'] as const;
export const WHOLE_WEEK = Array.from({ length: 7 }, (_, dayIndex) => ({ dayIndex, from: '00:00', to: '24:00' }));
