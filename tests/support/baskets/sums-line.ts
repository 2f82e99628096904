import type { NaivePrice } from '../naive-pricing/index.ts';

/** 'G 3100 S0 3100 T 0 S1 3100 C 310 S2 2790 K 500 D 50 L 250 TOTAL 2590 | 7 % 2049 (134) | 19 % 541 (86)' */
export function sumsLine({ vat, twoForOne: _, freeItems: __, ...steps }: NaivePrice): string {
  const letters = Object.entries(steps).map(([letter, cents]) => `${letter} ${cents}`);
  const rates = vat.map(([percent, gross, tax]) => `${percent} % ${gross} (${tax})`);
  return [letters.join(' '), ...rates].join(' | ');
}
