import type { Cents } from '@tischlein/domain';
import { MENU_LIST } from '@tischlein/wording/office';
import { formatAmount, readAmount } from '../values/amounts.ts';

/**
 * Reads a price as people type it: '8,5' is 8,50 €, 'nicht' is null: not sold; undefined: not a price. Nothing is `ifEmpty`.
 */
export function readPrice(text: string, ifEmpty: Cents | null): Cents | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return ifEmpty;
  if (typed === '–' || typed === '-' || typed === MENU_LIST.notSold) return null;
  return readAmount(typed.replace(/\.(?=\d{3}(?:,|$))/, '')) ?? undefined;
}

/** '8,50', 'nicht' */
export const formatPrice = (price: Cents | null): string => (price === null ? MENU_LIST.notSold : formatAmount(price));
