import { add, type Cents, NO_CENTS, sum } from '../money.ts';
import type { OfferId } from '../ids.ts';
import { bestCombination, type Combinable, type Combination, toCombination } from './best-combination.ts';
import type { GroupOrderDiscount } from './offer-document.ts';
import { cartDiscountLabel, groupDiscountLabel } from './offer-label.ts';
import { isSelected, type OfferTarget } from './offer-target.ts';
import type { CartDiscountOffer } from './offer.ts';
import { type Remaining, toRemaining, takenFrom, takeOff, type TakeOff } from './take-off.ts';

/** A line as cart discounts see it. */
interface DiscountableLine {
  readonly unit: { readonly target: OfferTarget };
  /** Its share in S1. */
  readonly price: Cents;
  /** Of this, the units without another benefit, with their extras (spec 3 T7, C5). */
  readonly untouchedPrice: Cents;
}

/** What cart discounts are measured against: the lines and S1. */
export interface DiscountableCart {
  readonly lines: readonly DiscountableLine[];
  readonly subtotal: Cents;
}

export interface GroupContext {
  readonly groupActive: boolean;
  readonly settings: { readonly groupOrderDiscounts: readonly GroupOrderDiscount[] };
}

/** One discount on the cart and what it takes off. */
export interface AppliedCartDiscount {
  readonly source: 'cartDiscount' | 'groupDiscount';
  readonly offerId: OfferId | null;
  readonly label: string;
  readonly saving: Cents;
}

/** A discount on the cart, ready to be asked. */
export interface CartDiscountRule extends Combinable, Omit<AppliedCartDiscount, 'saving'> {
  readonly discount: TakeOff;
  readonly minimumOrderValue: Cents;
  readonly groupOrderOnly: boolean;
  /** What of a line it is about. */
  readonly coveredPrice: (line: DiscountableLine) => Cents;
}

/** What several lines cost and which discounts of a stack are about them. */
interface Part {
  readonly covered: readonly boolean[];
  readonly amount: Cents;
}

/** The cart discounts among the offers, in their order. */
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

/** The discounts that save most together of those whose minimum S1 reaches: C is their sum (S1 §5, spec 3 T8). */
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

/** The shop's discounts for groups come after the offers; one of them alone counts, on the whole cart (spec 3 C15). */
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

/** Not accumulative: only units without another benefit; with a selection: only what it names (spec 3 T7, C6). */
function calculateCoveredPrice(offer: CartDiscountOffer, line: DiscountableLine): Cents {
  if (offer.selected !== null && !isSelected(offer.selected, line.unit.target)) return NO_CENTS;
  return offer.accumulative ? line.price : line.untouchedPrice;
}

/** Amounts before percentages, each of what the ones before left; C is rounded once, half up (spec 3 T8, C6). */
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

/** The lines, those added up that the same discounts are about; a stack takes a line whole or not at all. */
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
