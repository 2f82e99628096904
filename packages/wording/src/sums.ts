import { type Cents, sum } from '@tischlein/domain';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { Adjustment, VatPart } from '@tischlein/domain/pricing';
import { euro, percent } from './money.ts';
import { labelInWords } from './time-in-words.ts';

/** The sums below a cart. */
export const SUMS = {
  subtotal: 'Zwischensumme',
  deposits: 'Pfand',
  tip: 'Trinkgeld',
  deliveryFee: 'Lieferung',
  total: 'Gesamt',
  free: 'gratis',
  byAddress: 'je nach Adresse',
} as const;

/** Name of an adjustment in cart, receipt and mail: 'Gutschein HUNGER5', 'Heute -20%'. */
export function adjustmentName({ source, label }: Pick<Adjustment, 'source' | 'label'>): string {
  switch (source) {
    case 'coupon':
      return `Gutschein ${label}`;
    case 'cartDiscount':
      return `Rabatt ${label}`;
    case 'groupDiscount':
      return `Gruppenrabatt ${label}`;
    case 'dishDiscount':
    case 'dailyDish':
    case 'twoForOne':
      return label;
  }
}

/** The amounts of an order below its lines. */
export interface Sums {
  readonly subtotal: Cents;
  readonly deposits: Cents;
  /** null: unknown until the address is known. */
  readonly deliveryFee: Cents | null;
  readonly total: Cents;
  readonly adjustments: readonly Pick<Adjustment, 'source' | 'label' | 'amount'>[];
  readonly deliveryType: DeliveryType;
}

export interface SumRow {
  readonly name: string;
  readonly amount: string;
  readonly kind: 'plain' | 'saving' | 'total';
}

/**
 * The rows from 'Zwischensumme' to 'Gesamt'. Steps already contained in the lines are left out, so the rows
 * add up.
 */
export function sumRows({
  subtotal,
  deposits,
  deliveryFee,
  total,
  adjustments,
  deliveryType,
}: Sums): readonly SumRow[] {
  const savings = adjustments.filter(({ source }) => ['cartDiscount', 'groupDiscount', 'coupon'].includes(source));
  const fee = deliveryFee === null ? SUMS.byAddress : deliveryFee === 0 ? SUMS.free : euro(deliveryFee);
  return [
    { name: SUMS.subtotal, amount: euro(subtotal), kind: 'plain' },
    ...savings.map((saving): SumRow => ({ name: adjustmentName(saving), amount: euro(saving.amount), kind: 'saving' })),
    ...(deposits === 0 ? [] : [{ name: SUMS.deposits, amount: euro(deposits), kind: 'plain' } as const]),
    ...(deliveryType === 'delivery' ? [{ name: SUMS.deliveryFee, amount: fee, kind: 'plain' } as const] : []),
    { name: SUMS.total, amount: euro(total), kind: 'total' },
  ];
}

type LineAdjustment = Pick<Adjustment, 'source' | 'label' | 'amount'> & { readonly lineId?: string | null };

/** The savings of a line: 'Heute -20% −2,78 €'. A discount that a two-for-one takes back is netted with it. */
export function lineSavings(adjustments: readonly LineAdjustment[], lineId: string): string[] {
  const own = adjustments.filter((adjustment) => adjustment.lineId === lineId);
  const taking = own.find(({ amount }) => amount > 0);
  if (!taking) return own.map((each) => `${adjustmentName(each)} ${euro(each.amount)}`);
  const net = sum(own.map(({ amount }) => amount));
  return net === 0 ? [] : [`${adjustmentName(taking)} ${euro(net)}`];
}

/** A line whose units are all free: 'Kauf 3, zahl 2: gratis'. */
export const freeByOffer = (adjustment: LineAdjustment): string => `${adjustmentName(adjustment)}: gratis`;

/** 'inkl. MwSt.: 7 % 0,99 € · 19 % 0,87 €'; empty without VAT. */
export function vatText(parts: readonly Pick<VatPart, 'rate' | 'vat'>[]): string {
  const rates = parts.map(({ rate, vat }) => `${percent(rate)} ${euro(vat)}`);
  return rates.length === 0 ? '' : `inkl. MwSt.: ${rates.join(' · ')}`;
}

/** 'Lieferung gegen 19:25 Uhr', 'Abholung am Montag um 11:30 Uhr'. */
export function serveTimeText(deliveryType: DeliveryType, label: string, isEstimate: boolean): string {
  const what = { delivery: 'Lieferung', pickup: 'Abholung', dineIn: 'Am Tisch' }[deliveryType];
  return `${what} ${labelInWords(label, isEstimate ? 'gegen' : 'um')}`;
}
