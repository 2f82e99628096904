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
export function freeAmounts(
  extras: readonly ExtraWithPrice[],
  freeIngredients: number,
): ReadonlyMap<ExtraWithPrice, number> {
  const dearestFirst = extras.toSorted((left, right) => right.unitPrice - left.unitPrice);
  const mandatory = new Map<ExtraWithPrice, number>();
  const missing = new Map(extras.map(({ group }) => [group, group.min]));
  for (const extra of dearestFirst.toReversed()) {
    const units = Math.min(extra.amount, missing.get(extra.group) ?? 0);
    mandatory.set(extra, units);
    missing.set(extra.group, (missing.get(extra.group) ?? 0) - units);
  }
  const free = new Map<ExtraWithPrice, number>();
  let allowance = freeIngredients;
  for (const extra of dearestFirst.filter(({ item }) => item.type === 'ingredient')) {
    const units = Math.min(allowance, extra.amount - (mandatory.get(extra) ?? 0));
    free.set(extra, units);
    allowance -= units;
  }
  return free;
}
