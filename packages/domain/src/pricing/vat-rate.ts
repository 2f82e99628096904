import { type BasisPoints, toBasisPoints } from '../money.ts';
import type { ByDeliveryType, DeliveryType } from '../delivery-type.ts';
import type { VatClass } from '../menu/menu-document.ts';

type Rates = Readonly<Record<VatClass, ByDeliveryType<BasisPoints>>>;

const REDUCED_RATE = toBasisPoints(700);
export const STANDARD_RATE: BasisPoints = toBasisPoints(1900);

const everywhere = (rate: BasisPoints) => ({ delivery: rate, pickup: rate, dineIn: rate });
const reducedToTakeAway = { delivery: REDUCED_RATE, pickup: REDUCED_RATE, dineIn: STANDARD_RATE };
const beforeAll: Rates = {
  food: reducedToTakeAway,
  drink: everywhere(STANDARD_RATE),
  milkDrink: reducedToTakeAway,
  other: everywhere(STANDARD_RATE),
};

/** Rates by the day they take effect, latest first (S3 §4; § 12 (2) Nr. 15 UStG). */
const RATES: readonly { readonly from: string; readonly rates: Rates }[] = [
  { from: '2026-01-01', rates: { ...beforeAll, food: everywhere(REDUCED_RATE) } },
];

/** The VAT rate on a serving day 'YYYY-MM-DD' (S3 §4, C16). */
export function vatRate(vatClass: VatClass, deliveryType: DeliveryType, date: string): BasisPoints {
  const rates = RATES.find(({ from }) => from <= date)?.rates ?? beforeAll;
  return rates[vatClass][deliveryType];
}
