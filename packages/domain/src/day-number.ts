/** Days since a fixed day, from 'YYYY-MM-DD'; subtract two of them to get the days between. */
export function dayNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // Years start in March, so that a leap day is the last day of its year.
  const shifted = month < 3 ? { year: year - 1, month: month + 9 } : { year, month: month - 3 };
  const leapDays = Math.floor(shifted.year / 4) - Math.floor(shifted.year / 100) + Math.floor(shifted.year / 400);
  return shifted.year * 365 + leapDays + Math.floor((153 * shifted.month + 2) / 5) + day;
}
