import { WORDING } from './literal-wording.ts';

// What the controls of packages/ui say, to guests and staff. Every first load has this file: words of late code are in others.

export const LOADING = 'Ladeanzeige';

export const DIALOG = {
  close: WORDING === 'literal' ? 'Dialog schliessen' : 'Dialog schließen',
  cancel: 'Abbrechen',
  ok: 'OK',
} as const;

/** Read only by screen readers, beside a price; 'vorher' is visible, and explained once in a page. */
export const PRICE = {
  now: 'jetzt',
  before: 'statt',
  from: 'ab',
  regular: (price: string): string => `Tagespreis, sonst ${price}`,
  lowest: 'vorher',
} as const;
