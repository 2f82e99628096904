import { dayNumber } from '../day-number.ts';

const FIXED = ['1-1', '5-1', '10-3', '12-25', '12-26'] as const;
// Good Friday, Easter Monday, Ascension Day, Whit Monday.
const AFTER_EASTER = [-2, 1, 39, 50] as const;

/** Nationwide public holidays in Germany as day numbers; those of single states are not included. */
export function publicHolidays(year: number): readonly number[] {
  const easter = easterSunday(year);
  return [...FIXED.map((day) => dayNumber(`${year}-${day}`)), ...AFTER_EASTER.map((days) => easter + days)];
}

/** Easter Sunday as day number, by Gauss's algorithm with Lichtenberg's correction. */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const cycle = year % 19;
  const seed = (19 * cycle + moon) % 30;
  const correction = Math.floor((seed + Math.floor(cycle / 11)) / 29);
  const fullMoon = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  const days = 7 - ((fullMoon - firstSunday) % 7);
  return dayNumber(`${year}-3-1`) + fullMoon + days - 1;
}
