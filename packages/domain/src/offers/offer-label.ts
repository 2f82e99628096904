import type { BasisPoints, Cents } from '../money.ts';
import { isActiveAt, type ShopTime, type Timetable } from '../shop-time.ts';
import { unreachable } from '../result.ts';
import type { CartDiscountOffer, Offer, TwoForOneOffer } from '../menu/offer.ts';
import type { Discount, GroupOrderDiscount } from '../menu/offer-document.ts';

// German, because S1 §9 defines these labels as part of an offer.
const SPECIAL_PRICE = 'Sonderpreis';
const AND_MORE = '& mehr';
/** A daily dish has a price of its own: it is not announced as a reduction (S3 L4). */
export const PRICE_OF_THE_DAY = 'Tagespreis';
const TODAY = 'Heute';
const NOW = 'Jetzt';
const NOT_REDUCED_ONLY = 'auf nicht reduzierte Artikel';

/** A discount with the times at which it applies. */
export interface TimedDiscount {
  readonly discount: Discount;
  readonly timetable: Timetable;
}

/** The short label of an offer, for its tile and for price changes (S1 §3, §9 Discount types). */
export function offerLabel(offer: Offer, time: ShopTime): string {
  switch (offer.kind) {
    case 'dishDiscount':
      return discountLabel([offer], time);
    case 'cartDiscount':
      return timed(cartDiscountLabel(offer), offer, time);
    case 'twoForOnePromotion':
      return timed(twoForOneLabel(offer), offer, time);
    case 'freeDelivery':
    case 'freeItem':
      return timed(offer.title, offer, time);
    case 'sharedBanner':
      return offer.discountText;
    default:
      return unreachable(offer);
  }
}

/**
 * The label of combined dish discounts: 'Sonderpreis', '-20%', 'Heute -12,5% & mehr'; '' for none (S1 §9 Discount
 * types, S3 T13). `percent` replaces the percentage of the offers; null: none may be named (S3 L4).
 */
export function discountLabel(
  discounts: readonly TimedDiscount[],
  time: ShopTime,
  percent?: BasisPoints | null,
): string {
  if (discounts.length === 0) return '';
  const percents = discounts.filter(({ discount }) => discount.discountType === 'percent');
  const words = [timePrefix(discounts, time)];
  if (percents.length < discounts.length || percent === null) words.push(SPECIAL_PRICE);
  else words.push(minusPercent(percent ?? Math.max(...percents.map(({ discount }) => discount.value))));
  if (percents.length > 1) words.push(AND_MORE);
  return words.filter(Boolean).join(' ');
}

/** '-10%' or '-5,00 €', followed by the restriction to undiscounted items if there is one (S3 T7). */
export function cartDiscountLabel(offer: CartDiscountOffer): string {
  return offer.accumulative ? amountLabel(offer.discount) : `${amountLabel(offer.discount)} ${NOT_REDUCED_ONLY}`;
}

/** '-10%' or '-5,00 €'. */
export const groupDiscountLabel = (discount: GroupOrderDiscount): string => amountLabel(discount);

/** The merchant's label, or 'Kauf X, zahl Y' (S1 §3 Two-for-one promotion). */
export const twoForOneLabel = (offer: TwoForOneOffer): string =>
  offer.label || `Kauf ${offer.totalQuantity}, zahl ${offer.paidQuantity}`;

function amountLabel(discount: {
  readonly discountType: 'euro' | 'percent';
  readonly value: Cents | BasisPoints;
}): string {
  return discount.discountType === 'percent' ? minusPercent(discount.value) : `-${decimals(discount.value)}\u00a0€`;
}

const timed = (label: string, offer: Pick<TimedDiscount, 'timetable'>, time: ShopTime): string =>
  `${timePrefix([offer], time)} ${label}`.trim();

const minusPercent = (percent: number): string => `-${decimals(percent).replace(/,?0+$/, '')}%`;

/** 1250 → '12,50' */
function decimals(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/**
 * 'Jetzt' if limited to certain hours, 'Heute' if all day or on all seven days, nothing without a timetable (S3 T13).
 */
function timePrefix(discounts: readonly Pick<TimedDiscount, 'timetable'>[], time: ShopTime): string {
  const limited = discounts.filter(({ timetable }) => timetable.length > 0);
  if (limited.some(({ timetable }) => isLimitedInHours(timetable, time))) return NOW;
  return limited.length > 0 ? TODAY : '';
}

function isLimitedInHours(timetable: Timetable, time: ShopTime): boolean {
  const everyDay = new Set(timetable.map((entry) => entry.dayIndex)).size === 7;
  return !everyDay && !timetable.some((entry) => isWholeDay(entry) && isActiveAt([entry], time));
}

const isWholeDay = ({ from, to }: Timetable[number]): boolean => from === '00:00' && (to === '24:00' || to === '00:00');
