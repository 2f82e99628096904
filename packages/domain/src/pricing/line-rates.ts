import { type Cents, subtract, times, toCents } from '../money.ts';
import type { DeliveryType } from '../menu/delivery-type.ts';
import type { Combo } from '../menu/menu.ts';
import type { PricingSettings } from './circumstances.ts';
import type { ClassedAmount, PricedUnit } from './price-unit.ts';
import { addUpByRate, grossOf, type RateAmount, splitByRate } from './rate-amounts.ts';
import { vatRate } from './vat-rate.ts';

/** What decides a rate. */
export interface RateCircumstances {
  readonly deliveryType: DeliveryType;
  readonly date: string;
  readonly settings: Pick<PricingSettings, 'comboVatRule'>;
}

export function atRates(amounts: readonly ClassedAmount[], { deliveryType, date }: RateCircumstances): RateAmount[] {
  return amounts.map(({ vatClass, amount }) => ({ rate: vatRate(vatClass, deliveryType, date), gross: amount }));
}

/**
 * The price of so many units over the VAT rates. What is taken off a dish comes off its base price, extras and side dishes stand
 * at their own rates; a combo is split as a whole (spec 3 C16).
 */
export function ratesOfUnits(
  unit: PricedUnit,
  { amount, price }: { readonly amount: number; readonly price: Cents },
  circumstances: RateCircumstances,
): RateAmount[] {
  const parts = addUpByRate(atRates(unit.standAlone, circumstances));
  const [own, ...others] = parts;
  if (!own) return [];
  if (others.length === 0) return [{ rate: own.rate, gross: price }];
  if ('combo' in unit.target) return ratesOfCombo(unit.target.combo, price, { parts, circumstances });
  const sides = others.map(({ rate, gross }) => ({ rate, gross: times(gross, amount) }));
  return [{ rate: own.rate, gross: subtract(price, grossOf(sides)) }, ...sides];
}

/** By stand-alone prices, or 30 % as drinks; its own rate only where the slots tell nothing (spec 3 §4, P15). */
function ratesOfCombo(
  combo: Combo,
  price: Cents,
  { parts, circumstances }: { readonly parts: readonly RateAmount[]; readonly circumstances: RateCircumstances },
): RateAmount[] {
  const [food, drinks] = parts.toSorted((left, right) => left.rate - right.rate);
  if (circumstances.settings.comboVatRule === 'thirtyPercentDrinks' && food && drinks) {
    return splitByRate(price, [
      { rate: food.rate, gross: toCents(70) },
      { rate: drinks.rate, gross: toCents(30) },
    ]);
  }
  if (grossOf(parts) > 0) return splitByRate(price, parts);
  return [{ rate: combo.vat ?? vatRate('food', circumstances.deliveryType, circumstances.date), gross: price }];
}
