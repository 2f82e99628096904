import { atLeast, atMost, type Cents, NO_CENTS, calculatePercent, subtract, toBasisPoints } from '../money.ts';
import type { OfferId } from '../ids.ts';
import type { ShopTime } from '../shop-time.ts';
import { bestCombination, type Combinable, type Combination, toCombination } from './best-combination.ts';
import type { Discount } from '../menu/offer-document.ts';
import { discountLabel, type TimedDiscount } from './offer-label.ts';
import { leftOver, type Remaining, toRemaining, takeOff } from './take-off.ts';

/** A dish discount or daily dish that applies to a dish. */
export interface DiscountRule extends TimedDiscount, Combinable {
  readonly id: OfferId;
  readonly source: 'dishDiscount' | 'dailyDish';
}

/** One discount of a combination and its saving on one unit. */
export interface AppliedDiscount {
  readonly offerId: OfferId;
  readonly source: DiscountRule['source'];
  readonly label: string;
  readonly saving: Cents;
}

/** The `bestDiscountCombination` of a dish in a size, or of a combo (S1 §3 Dish). */
export interface BestDiscount {
  readonly listPrice: Cents;
  readonly resultPrice: Cents;
  readonly hasDiscount: boolean;
  readonly label: string;
  /** In order of application. */
  readonly offers: readonly AppliedDiscount[];
}

/** The lowest price of one unit that dish discounts allow (S3 P2). */
export function bestDiscount(listPrice: Cents, rules: readonly DiscountRule[], time: ShopTime): BestDiscount {
  const { rules: best, savings, saving } = bestCombination(rules, (some) => combine(listPrice, some));
  return {
    listPrice,
    resultPrice: subtract(listPrice, saving),
    hasDiscount: saving > 0,
    label: discountLabel(best, time),
    offers: best.map((rule, index) => ({
      offerId: rule.id,
      source: rule.source,
      label: discountLabel([rule], time),
      saving: savings[index] ?? NO_CENTS,
    })),
  };
}

function combine(listPrice: Cents, rules: readonly DiscountRule[]): Combination<DiscountRule> {
  const [only, ...others] = rules;
  if (only && others.length === 0) return toCombination(rules, [calculateSaving(listPrice, only.discount)]);
  const stack = orderStack(listPrice, rules);
  return toCombination(stack, savingsOfStack(listPrice, stack));
}

/**
 * Saving of a single discount; the price is rounded half up, a fixed price above the list price has no effect (S3 P2,
 * P4).
 */
function calculateSaving(listPrice: Cents, { discountType, value }: Discount): Cents {
  if (discountType === 'fixed') return atLeast(subtract(listPrice, value), NO_CENTS);
  if (discountType === 'euro') return atMost(value, listPrice);
  return subtract(listPrice, calculatePercent(listPrice, toBasisPoints(Math.max(0, 10_000 - value))));
}

/** Cumulative savings after each discount, calculated exactly so that only prices are rounded (S3 P2). */
function savingsOfStack(listPrice: Cents, stack: readonly DiscountRule[]): Cents[] {
  const steps: Remaining[] = [];
  for (const { discount } of stack) steps.push(afterDiscount(steps.at(-1) ?? toRemaining([listPrice]), discount));
  return steps.map((step) => subtract(listPrice, leftOver(step)));
}

/** The lowest fixed price unless it is above the list price, then amounts, then percentages (S3 P2). */
function orderStack(listPrice: Cents, rules: readonly DiscountRule[]): DiscountRule[] {
  const ofType = (type: Discount['discountType']) => rules.filter((rule) => rule.discount.discountType === type);
  const fixed = ofType('fixed')
    .filter((rule) => rule.discount.value <= listPrice)
    .toSorted((left, right) => left.discount.value - right.discount.value);
  return [...fixed.slice(0, 1), ...ofType('euro'), ...ofType('percent')];
}

function afterDiscount(remaining: Remaining, { discountType, value }: Discount): Remaining {
  return discountType === 'fixed' ? toRemaining([value]) : takeOff(remaining, { discountType, value }, () => true);
}
