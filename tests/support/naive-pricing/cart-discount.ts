import type { Menu } from '@tischlein/domain/menu';
import type { PricingContext } from '@tischlein/domain/pricing';
import { isFor, runs } from './availability.ts';
import {
  divided,
  type Fraction,
  isLess,
  minus,
  multiplied,
  roundedHalfUp,
  smaller,
  total,
  whole,
  ZERO,
} from './fraction.ts';
import { add, names, type Unit } from './units.ts';

interface Rule {
  readonly isEuro: boolean;
  readonly value: number;
  readonly accumulative: boolean;
  readonly base: readonly Unit[];
}

const priceOf = (unit: Unit): number => unit.toPay + unit.extras;

/** T7, T8, C5, C6, C15: tries each alternative on single units, exactly, and takes the largest. */
export function cartDiscountOf(menu: Menu, units: readonly Unit[], circumstances: PricingContext): number {
  const subtotal = add(units.map(priceOf));
  const rules = [...offerRules(menu, units, circumstances), ...groupRules(units, circumstances)].filter(
    ({ minimum }) => subtotal >= minimum,
  );
  const stack = rules.filter((rule) => rule.accumulative);
  const ordered = [...stack.filter((rule) => rule.isEuro), ...stack.filter((rule) => !rule.isEuro)];
  const alternatives = [ordered, ...rules.filter((rule) => !rule.accumulative).map((rule) => [rule])];
  return Math.max(...alternatives.map((alternative) => takenBy(units, alternative)));
}

function offerRules(menu: Menu, units: readonly Unit[], { deliveryType, time, groupActive }: PricingContext) {
  return menu.offers.flatMap((offer) => {
    if (offer.kind !== 'cartDiscount') return [];
    if (!isFor(offer.type, deliveryType) || !runs(offer.timetable, time)) return [];
    if (offer.groupOrderOnly && !groupActive) return [];
    const selected = units.filter((unit) => offer.selected === null || names(offer.selected, unit.item, unit.sizeId));
    const untouched = selected.filter((unit) => unit.discounted === unit.list && !unit.inPromotion);
    return [
      {
        isEuro: offer.discount.discountType === 'euro',
        value: Number(offer.discount.value),
        accumulative: offer.accumulative,
        base: offer.accumulative ? selected : untouched,
        minimum: Number(offer.minimumOrderValue),
      },
    ];
  });
}

function groupRules(units: readonly Unit[], { groupActive, settings }: PricingContext) {
  if (!groupActive) return [];
  return settings.groupOrderDiscounts.map((discount) => ({
    isEuro: discount.discountType === 'euro',
    value: Number(discount.value),
    accumulative: false,
    base: units,
    minimum: Number(discount.minimumOrderValue),
  }));
}

function takenBy(units: readonly Unit[], rules: readonly Rule[]): number {
  const left = new Map<Unit, Fraction>(units.map((unit) => [unit, whole(priceOf(unit))]));
  const leftOf = (unit: Unit): Fraction => left.get(unit) ?? ZERO;
  for (const { isEuro, value, base } of rules) {
    const baseLeft = total(base.map(leftOf));
    if (!isLess(ZERO, baseLeft)) continue;
    const taken = isEuro
      ? smaller(whole(value), baseLeft)
      : multiplied(baseLeft, smaller(divided(whole(value), whole(10000)), whole(1)));
    const keeps = divided(minus(baseLeft, taken), baseLeft);
    for (const unit of base) left.set(unit, multiplied(leftOf(unit), keeps));
  }
  return roundedHalfUp(minus(whole(add(units.map(priceOf))), total([...left.values()])));
}
