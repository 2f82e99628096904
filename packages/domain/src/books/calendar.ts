// Days as 'YYYY-MM-DD', without a clock.

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

export const joinDate = (year: number, month: number, day: number): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** The date some days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
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
export function addMonths(date: string, months: number): string {
  const { year, month, day } = splitDate(date);
  const next = addMonth(year, month, months);
  return joinDate(next.year, next.month, Math.min(day, daysInMonth(next.year, next.month)));
}

function addMonth(year: number, month: number, months: number): { readonly year: number; readonly month: number } {
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

/** Every day of a period, both inclusive. */
export function listDays({ from, to }: { readonly from: string; readonly to: string }): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
