import type { Cents } from '../money.ts';
import type { ChosenExtra } from '../selection/choice.ts';

/** A chosen extra with the price of one unit. */
export interface ExtraWithPrice extends ChosenExtra {
  readonly unitPrice: Cents;
}

/**
 * How many units of each extra are free. In a group with a minimum the cheapest units are mandatory and charged; of the
 * other ingredients the dearest are free first, ties in menu order (S3 P5, C12). With one free extra, three cheese at
 * €1.00 and one ham at €1.50, the ham is free.
 */
export function freeAmounts(extras: readonly ExtraWithPrice[], freeIngredients: number): readonly number[] {
  const free = extras.map(() => 0);
  if (freeIngredients === 0) return free;
  const dearestFirst = [...extras.keys()].toSorted((left, right) => priceAt(extras, right) - priceAt(extras, left));
  const mandatory = mandatoryAmounts(extras, dearestFirst.toReversed());
  let allowance = freeIngredients;
  for (const index of dearestFirst) {
    const extra = extras[index];
    if (extra?.item.type !== 'ingredient') continue;
    const units = Math.min(allowance, extra.amount - (mandatory[index] ?? 0));
    free[index] = units;
    allowance -= units;
  }
  return free;
}

/**
 * Marks the cheapest units of each group as mandatory up to its minimum; ties in reverse menu order, so that the first
 * can be free.
 */
function mandatoryAmounts(extras: readonly ExtraWithPrice[], cheapestFirst: readonly number[]): readonly number[] {
  const mandatory = extras.map(() => 0);
  const missing = new Map(extras.filter(({ group }) => group.min > 0).map(({ group }) => [group, group.min]));
  if (missing.size === 0) return mandatory;
  for (const index of cheapestFirst) {
    const extra = extras[index];
    const open = extra && missing.get(extra.group);
    if (!open) continue;
    mandatory[index] = Math.min(extra.amount, open);
    missing.set(extra.group, open - mandatory[index]);
  }
  return mandatory;
}

const priceAt = (extras: readonly ExtraWithPrice[], index: number): number => extras[index]?.unitPrice ?? 0;
