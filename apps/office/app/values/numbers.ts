import { type BasisPoints, toBasisPoints } from '@tischlein/domain';

/** Reads a percentage as people type it: '12,5', '20 %'; null: none from 0 to 100. */
export function readPercent(text: string): BasisPoints | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  if (!match) return null;
  const [, whole = '', rest = ''] = match;
  const value = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return value <= 10_000 ? toBasisPoints(value) : null;
}

/** '12,5' */
export const formatPercent = (value: BasisPoints): string => String(value / 100).replace('.', ',');

/** Reads a whole number from 1 on; null: none. */
export function readCount(text: string, most: number): number | null {
  const value = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
}
