import {
  atLeast,
  atMost,
  type BasisPoints,
  type Cents,
  NO_CENTS,
  calculatePercent,
  subtract,
  toBasisPoints,
} from '../money.ts';
import type { OfferId } from '../ids.ts';
import type { ShopTime } from '../shop-time.ts';
import { bestCombination, type Combinable, type Combination, toCombination } from './best-combination.ts';
import type { Discount } from '../menu/offer-document.ts';
import { discountLabel, PRICE_OF_THE_DAY, type TimedDiscount } from './offer-label.ts';
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

/** The list price, the lowest price of 30 days (PAngV § 11), or the regular price beside that of the day. */
export type BeforeKind = 'list' | 'lowest' | 'regular';

/** The `bestDiscountCombination` of a dish in a size, or of a combo (S1 §3 Dish). */
export interface BestDiscount {
  readonly listPrice: Cents;
  readonly resultPrice: Cents;
  readonly hasDiscount: boolean;
  /** What guests may compare the price with (S3 L4); the result price: nothing. */
  readonly before: Cents;
  readonly beforeKind: BeforeKind;
  readonly label: string;
  /** In order of application. */
  readonly offers: readonly AppliedDiscount[];
}

/** The lowest price of one unit that dish discounts allow (S3 P2). */
export function bestDiscount(
  listPrice: Cents,
  rules: readonly DiscountRule[],
  { time, before }: DiscountOccasion,
): BestDiscount {
  const { rules: best, savings, saving } = bestCombination(rules, (some) => combine(listPrice, some));
  const resultPrice = subtract(listPrice, saving);
  const isReduced = saving > 0;
  const compared = isReduced && before !== undefined ? compareWith(before, { listPrice, resultPrice }) : null;
  const nameBest = (): string =>
    compared?.percent === null ? '' : isDaily ? PRICE_OF_THE_DAY : discountLabel(best, time, compared?.percent);
  const isDaily = isReduced && best.every(({ source }) => source === 'dailyDish');
  return {
    listPrice,
    resultPrice,
    hasDiscount: isReduced,
    before: compared ? compared.before : listPrice,
    beforeKind: compared ? 'lowest' : isDaily ? 'regular' : 'list',
    label: nameBest(),
    offers: best.map((rule, index) => ({
      offerId: rule.id,
      source: rule.source,
      label: rule.source === 'dailyDish' ? PRICE_OF_THE_DAY : discountLabel([rule], time, compared?.percent),
      saving: savings[index] ?? NO_CENTS,
    })),
  };
}

interface DiscountOccasion {
  readonly time: ShopTime;
  /** The price that a reduction may be announced from; undefined: the list price; null: none. */
  readonly before?: Cents | null | undefined;
}

/** The percentage is that of the offer (undefined), another, or may not be named (null). */
function compareWith(
  before: Cents | null,
  { listPrice, resultPrice }: Pick<BestDiscount, 'listPrice' | 'resultPrice'>,
): { readonly before: Cents; readonly percent: BasisPoints | null | undefined } {
  if (before === null || before <= resultPrice) return { before: resultPrice, percent: null };
  if (before === listPrice) return { before, percent: undefined };
  return { before, percent: toBasisPoints(Math.floor(((before - resultPrice) * 100) / before) * 100) };
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
