/** '-1234,50' as cents; '' is 0. Whole numbers only, so that no float is added up. */
export function toCents(text: string): number {
  const match = /^(-?)(\d+)(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (text.trim() === '') return 0;
  if (!match) throw new Error(`not an amount: ${text}`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  return (sign === '-' ? -1 : 1) * (Number(whole) * 100 + Number(fraction.padEnd(2, '0')));
}

/** 123450 as '1234,50'. */
export function euros(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** VAT that a gross amount holds, at a rate in percent such as '7' or '19'; rounded half away from 0. */
export function vatWithin(gross: number, rate: string): number {
  const percent = Number(rate.replace(',', '.')) * 100;
  const [amount, by] = [Math.abs(gross) * percent, 10_000 + percent];
  return Math.sign(gross) * Math.floor((2 * amount + by) / (2 * by));
}
