import { toYear } from '@tischlein/domain';

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

/** '6. Dezember' from '2026-12-06'. */
export function dayOfMonth(date: string): string {
  return `${Number(date.slice(8, 10))}. ${nameMonth(date)}`;
}

/** '6. Dezember' in the year of `today`, otherwise '6. Dezember 2027'. */
export const nearDay = (date: string, today: string): string =>
  toYear(date) === toYear(today) ? dayOfMonth(date) : `${dayOfMonth(date)} ${toYear(date)}`;

/** 'Dezember' from '2026-12-06'. */
export const nameMonth = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
