import { add, type Cents, NO_CENTS, times, toCents } from '../money.ts';
import { share } from '../share.ts';
import { compareUnits, type UnitPlace } from '../offers/unit-order.ts';
import { toRateAmounts, type RateContext, splitUnitsByRate } from './line-rates.ts';
import type { PricedUnit } from './price-unit.ts';
import type { VatClass } from '../menu/menu-document.ts';
import { addUpByRate, subtractByRate, type RateAmount, splitByRate, vatIn } from './rate-amounts.ts';
import { STANDARD_RATE } from './vat-rate.ts';

/** VAT of an order at one rate; the gross amounts add up to the total. */
export interface VatPart extends RateAmount {
  readonly vat: Cents;
}

/** A line with its list price and its share in S1. */
export interface VatLine {
  readonly line: { readonly amount: number };
  readonly run: UnitPlace;
  readonly unit: PricedUnit;
  readonly listPrice: Cents;
  readonly price: Cents;
}

/** Amounts outside the lines: C, K, L and the deposits of free items. */
export interface OtherVatAmounts {
  readonly cartDiscount: Cents;
  readonly couponValue: Cents;
  readonly deliveryFee: Cents;
  readonly freeItems: readonly { readonly vatClass: VatClass; readonly deposit: Cents }[];
}

export interface Vat {
  /** For each line: its price after its share of C + K, plus deposit. */
  readonly lines: readonly (readonly RateAmount[])[];
  readonly parts: readonly VatPart[];
}

type VatContext = RateContext & { readonly memberNames: readonly string[] };

/** VAT by line and by rate; the parts add up to the total to the cent (S3 §4). */
export function calculateVat(lines: readonly VatLine[], others: OtherVatAmounts, context: VatContext): Vat {
  const shares = discountShares(lines, add(others.cartDiscount, others.couponValue), context);
  const goods = lines.map((each) => {
    const rates = splitUnitsByRate(each.unit, { amount: each.line.amount, price: each.price }, context);
    const discount = shares.get(each) ?? NO_CENTS;
    return discount === 0 ? rates : subtractByRate(rates, splitByRate(discount, rates));
  });
  const deposits = lines.map((line) => listDepositRates(line, context));
  const fee = splitByRate(others.deliveryFee, feeRatio(goods.flat(), lines, context));
  const ofFreeItems = others.freeItems.map(({ vatClass, deposit }) => ({ vatClass, amount: deposit }));
  const all = [...goods.flat(), ...deposits.flat(), ...fee, ...toRateAmounts(ofFreeItems, context)];
  return {
    lines: goods.map((rates, index) => paidByRate([...rates, ...(deposits[index] ?? [])])),
    parts: paidByRate(all).map(({ rate, gross }) => ({ rate, gross, vat: vatIn(gross, rate) })),
  };
}

/** Splits C + K over the lines by price in one step; ties go to the larger line, then to menu order (S3 C16, C22). */
function discountShares(
  lines: readonly VatLine[],
  discount: Cents,
  { memberNames }: VatContext,
): ReadonlyMap<VatLine, Cents> {
  if (discount === 0) return new Map();
  const inOrder = lines.toSorted((left, right) => compareUnits(left.run, right.run, memberNames));
  const parts = share(
    discount,
    inOrder.map(({ price }) => price),
  );
  return new Map(inOrder.map((line, index) => [line, parts[index] ?? NO_CENTS]));
}

function listDepositRates({ line, unit }: VatLine, context: RateContext): RateAmount[] {
  return toRateAmounts(unit.deposits, context).map(({ rate, gross }) => ({ rate, gross: times(gross, line.amount) }));
}

/** In the ratio of the remaining goods; if nothing is left, of S1, then of the list prices, otherwise 19 % (S3 C16). */
function feeRatio(left: readonly RateAmount[], lines: readonly VatLine[], context: RateContext): RateAmount[] {
  const ratesAt = (priceName: 'price' | 'listPrice') =>
    lines.flatMap((each) => splitUnitsByRate(each.unit, { amount: each.line.amount, price: each[priceName] }, context));
  const ratios = [() => left, () => ratesAt('price'), () => ratesAt('listPrice')];
  for (const ratio of ratios) {
    const amounts = paidByRate(ratio());
    if (amounts.length > 0) return amounts;
  }
  return [{ rate: STANDARD_RATE, gross: toCents(1) }];
}

/** Adds up by rate, lowest first, without zero amounts. */
const paidByRate = (amounts: readonly RateAmount[]): RateAmount[] =>
  addUpByRate(amounts)
    .filter(({ gross }) => gross !== 0)
    .toSorted((left, right) => left.rate - right.rate);
