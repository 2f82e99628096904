import { dayNumber } from './day-number.ts';
import { DAY_INDEXES, type DayIndex } from './shop-time.ts';

declare const shopDayBrand: unique symbol;

/**
 * A calendar day of the shop, 'YYYY-MM-DD'; days compare as text. No instant can be compared with one: a day begins one or two hours
 * before the UTC day of the same name.
 */
export type ShopDay = string & { readonly [shopDayBrand]: true };

/** Days of the shop from one to another, both inclusive. */
export interface Period {
  readonly from: ShopDay;
  readonly to: ShopDay;
}

/** Returns null unless the text is a day of the calendar, 'YYYY-MM-DD'. */
export function parseShopDay(text: string): ShopDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const { year, month, day } = splitDate(text as ShopDay);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? (text as ShopDay) : null;
}

/** Brands 'YYYY-MM-DD'; throws unless it is a day of the calendar. */
export function shopDay(text: string): ShopDay {
  const day = parseShopDay(text);
  if (day === null) throw new Error(`not a day of the calendar: ${text}`);
  return day;
}

const DAYS_IN_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The days of a month, 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (DAYS_IN_MONTHS[month - 1] ?? 30);
}

export function splitDate(date: string): { readonly year: number; readonly month: number; readonly day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

export const joinDate = (year: number, month: number, day: number): ShopDay =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-') as ShopDay;

/** The month of a day, 'YYYY-MM'. */
export const toMonth = (date: ShopDay): string => date.slice(0, 7);

/** The year of a day, 'YYYY'. */
export const toYear = (date: string): string => date.slice(0, 4);

/** The date some days later, or earlier if negative. */
export function addDays(date: ShopDay, days: number): ShopDay {
  let { year, month, day } = splitDate(date);
  day += days;
  while (day < 1) {
    ({ year, month } = addMonth(year, month, -1));
    day += daysInMonth(year, month);
  }
  while (day > daysInMonth(year, month)) {
    day -= daysInMonth(year, month);
    ({ year, month } = addMonth(year, month, 1));
  }
  return joinDate(year, month, day);
}

/** The same day some months later, or earlier if negative; the last day of a shorter month. */
export function addMonths(date: ShopDay, months: number): ShopDay {
  const { year, month, day } = splitDate(date);
  const next = addMonth(year, month, months);
  return joinDate(next.year, next.month, Math.min(day, daysInMonth(next.year, next.month)));
}

function addMonth(year: number, month: number, months: number): { readonly year: number; readonly month: number } {
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

/** 0 is Sunday. */
export const weekdayOn = (date: string): DayIndex =>
  // 1 March 2026 is a Sunday.
  DAY_INDEXES[(((dayNumber(date) - dayNumber('2026-03-01')) % 7) + 7) % 7] ?? 0;

/** Every day of a period. */
export function listDays({ from, to }: Period): readonly ShopDay[] {
  const days: ShopDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The evening of a shop ends at this minute: what staff still have at hand after midnight is of the day before (decision 077). */
export const DAY_STARTS_MINUTE = 300;

/** The day that staff are in: before 5:00, the day before. For what they have at hand; books and lists by date use the calendar. */
export const toBusinessDate = ({ date, minute }: { readonly date: ShopDay; readonly minute: number }): ShopDay =>
  minute < DAY_STARTS_MINUTE ? addDays(date, -1) : date;
