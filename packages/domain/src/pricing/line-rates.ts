import { type Cents, subtract, sum, times, toCents } from '../money.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { Combo } from '../menu/menu.ts';
import type { PricingSettings } from './pricing-settings.ts';
import type { ClassedAmount, PricedUnit } from './price-unit.ts';
import { addUpByRate, sumGross, type RateAmount, splitByRate } from './rate-amounts.ts';
import { vatRate } from './vat-rate.ts';

export interface RateContext {
  readonly deliveryType: DeliveryType;
  readonly date: string;
  readonly settings: Pick<PricingSettings, 'comboVatRule'>;
}

export function toRateAmounts(amounts: readonly ClassedAmount[], { deliveryType, date }: RateContext): RateAmount[] {
  return amounts.map(({ vatClass, amount }) => ({ rate: vatRate(vatClass, deliveryType, date), gross: amount }));
}

/**
 * Splits the price of `amount` units by VAT rate. Discounts come off the dish's base price, extras and side dishes keep
 * their own rate; a combo is split as a whole (S3 C16). The dish's rate comes first, for odd cents (S3 C25); the lowest if
 * the dish has no money in the line (S3 C47).
 */
export function splitUnitsByRate(
  unit: PricedUnit,
  { amount, price }: { readonly amount: number; readonly price: Cents },
  context: RateContext,
): RateAmount[] {
  const parts = addUpByRate(toRateAmounts(unit.standAlone, context));
  const [own, ...others] = parts;
  if (!own) return [];
  if (others.length === 0) return [{ rate: own.rate, gross: price }];
  if ('combo' in unit.target) return splitComboByRate(unit.target.combo, price, { parts, context });
  const sides = others.map(({ rate, gross }) => ({ rate, gross: times(gross, amount) }));
  const rates = [{ rate: own.rate, gross: subtract(price, sumGross(sides)) }, ...sides];
  const ofDish = subtract(price, times(sumAmounts(unit.standAlone.slice(1)), amount));
  return ofDish > 0 ? rates : rates.toSorted((left, right) => left.rate - right.rate);
}

const sumAmounts = (amounts: readonly ClassedAmount[]): Cents => sum(amounts.map(({ amount }) => amount));

/**
 * By stand-alone prices, or with 30 % as drinks; by the combo's own rate only if its slots do not determine one (S3 §4,
 * P15).
 */
function splitComboByRate(
  combo: Combo,
  price: Cents,
  { parts, context }: { readonly parts: readonly RateAmount[]; readonly context: RateContext },
): RateAmount[] {
  const [food, drinks] = parts.toSorted((left, right) => left.rate - right.rate);
  if (context.settings.comboVatRule === 'thirtyPercentDrinks' && food && drinks) {
    return splitByRate(price, [
      { rate: food.rate, gross: toCents(70) },
      { rate: drinks.rate, gross: toCents(30) },
    ]);
  }
  if (sumGross(parts) > 0) return splitByRate(price, parts);
  return [{ rate: combo.vat ?? vatRate('food', context.deliveryType, context.date), gross: price }];
}
