import { add, type Cents, NO_CENTS, sum } from '../money.ts';
import type { OfferId } from '../ids.ts';
import { bestCombination, type Combinable, type Combination, toCombination } from './best-combination.ts';
import type { GroupOrderDiscount } from '../menu/offer-document.ts';
import { cartDiscountLabel, groupDiscountLabel } from './offer-label.ts';
import { isSelected, type OfferTarget } from './offer-target.ts';
import type { CartDiscountOffer } from '../menu/offer.ts';
import { type Remaining, toRemaining, takenFrom, takeOff, type TakeOff } from './take-off.ts';

interface DiscountableLine {
  readonly unit: { readonly target: OfferTarget };
  /** Share of the line in S1. */
  readonly price: Cents;
  /** The part of `price` without another benefit, extras included (S3 T7, C5). */
  readonly untouchedPrice: Cents;
}

/** The lines and S1, which thresholds are compared with. */
export interface DiscountableCart {
  readonly lines: readonly DiscountableLine[];
  readonly subtotal: Cents;
}

export interface GroupContext {
  readonly groupActive: boolean;
  readonly settings: { readonly groupOrderDiscounts: readonly GroupOrderDiscount[] };
}

export interface AppliedCartDiscount {
  readonly source: 'cartDiscount' | 'groupDiscount';
  readonly offerId: OfferId | null;
  readonly label: string;
  readonly saving: Cents;
}

/** A cart discount, from an offer or the shop's group discounts. */
export interface CartDiscountRule extends Combinable, Omit<AppliedCartDiscount, 'saving'> {
  readonly discount: TakeOff;
  readonly minimumOrderValue: Cents;
  readonly groupOrderOnly: boolean;
  /** The part of a line's price that the discount covers. */
  readonly coveredPrice: (line: DiscountableLine) => Cents;
}

/** Total of the lines that are covered by the same discounts of a stack. */
interface Part {
  readonly covered: readonly boolean[];
  readonly amount: Cents;
}

/** Converts offers to discount rules, in their order. */
export function cartDiscountRules(offers: readonly CartDiscountOffer[]): CartDiscountRule[] {
  return offers.map((offer, order) => ({
    source: 'cartDiscount',
    offerId: offer.id,
    label: cartDiscountLabel(offer),
    discount: offer.discount,
    minimumOrderValue: offer.minimumOrderValue,
    groupOrderOnly: offer.groupOrderOnly,
    accumulative: offer.accumulative,
    order,
    coveredPrice: (line) => calculateCoveredPrice(offer, line),
  }));
}

/**
 * The combination with the largest saving among the discounts whose minimum S1 reaches; C is the sum (S1 §5 Discounts,
 * S3 T8).
 */
export function bestCartDiscounts(
  rules: readonly CartDiscountRule[],
  { lines, subtotal }: DiscountableCart,
  { groupActive, settings }: GroupContext,
): AppliedCartDiscount[] {
  const ofGroups = groupActive ? groupRules(settings.groupOrderDiscounts, rules.length) : [];
  const isReached = (rule: CartDiscountRule): boolean =>
    subtotal >= rule.minimumOrderValue && (groupActive || !rule.groupOrderOnly);
  const reached = rules.filter(isReached).concat(ofGroups.filter(isReached));
  const best = bestCombination(reached, (some) => combine(some, lines));
  return best.rules.map(({ source, offerId, label }, index) => ({
    source,
    offerId,
    label,
    saving: best.savings[index] ?? NO_CENTS,
  }));
}

/** The shop's group discounts follow the offers; only one applies, alone and to the whole cart (S3 C15). */
function groupRules(discounts: readonly GroupOrderDiscount[], firstOrder: number): CartDiscountRule[] {
  return discounts.map((discount, index) => ({
    source: 'groupDiscount',
    offerId: null,
    label: groupDiscountLabel(discount),
    discount,
    minimumOrderValue: discount.minimumOrderValue,
    groupOrderOnly: true,
    accumulative: false,
    order: firstOrder + index,
    coveredPrice: (line) => line.price,
  }));
}

/**
 * Non-accumulative discounts cover only units without another benefit, item selections only their items (S3 T7, C6).
 */
function calculateCoveredPrice(offer: CartDiscountOffer, line: DiscountableLine): Cents {
  if (offer.selected !== null && !isSelected(offer.selected, line.unit.target)) return NO_CENTS;
  return offer.accumulative ? line.price : line.untouchedPrice;
}

/** Applies amounts before percentages, each to the remainder, and rounds C once, half up (S3 T8, C6). */
function combine(
  rules: readonly CartDiscountRule[],
  lines: readonly DiscountableLine[],
): Combination<CartDiscountRule> {
  const ofType = (type: TakeOff['discountType']) => rules.filter((rule) => rule.discount.discountType === type);
  const stack = [...ofType('euro'), ...ofType('percent')];
  const parts = groupByCoverage(stack, lines);
  const amounts = parts.map((part) => part.amount);
  const steps: Remaining[] = [];
  for (const [index, { discount }] of stack.entries()) {
    const covers = (part: number): boolean => parts[part]?.covered[index] ?? false;
    steps.push(takeOff(steps.at(-1) ?? toRemaining(amounts), discount, covers));
  }
  return toCombination(
    stack,
    steps.map((step) => takenFrom(sum(amounts), step)),
  );
}

/** Adds up lines that the same discounts cover. In a stack every discount covers a line entirely or not at all. */
function groupByCoverage(stack: readonly CartDiscountRule[], lines: readonly DiscountableLine[]): Part[] {
  const [only, ...others] = stack;
  if (only && others.length === 0) return [{ covered: [true], amount: sum(lines.map(only.coveredPrice)) }];
  const parts = new Map<string, Part>();
  for (const line of lines) {
    const covered = stack.map((rule) => rule.coveredPrice(line) > 0);
    const key = covered.map(Number).join('');
    const amount = covered.includes(true) ? line.price : NO_CENTS;
    parts.set(key, { covered, amount: add(parts.get(key)?.amount ?? NO_CENTS, amount) });
  }
  return [...parts.values()];
}
