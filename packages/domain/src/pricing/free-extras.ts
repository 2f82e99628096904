import type { Cents } from '../money.ts';
import type { ChosenExtra } from '../selection/choice.ts';

/** A chosen extra and what one unit of it costs. */
export interface ExtraWithPrice extends ChosenExtra {
  readonly unitPrice: Cents;
}

/**
 * How many units of each extra cost nothing. In a group with a minimum the cheapest chosen units are the mandatory ones and are
 * charged; of the other ingredient units the dearest are free first. Of equal prices the one first in the menu is free
 * (spec 3 P5, C12). One free extra, cheese 1,00 three times and ham 1,50 once: the ham is free.
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

/** Takes the cheapest units of each group up to its minimum; of equal prices the last of the menu, so that the first can be free. */
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
