import { type BasisPoints, type Cents, NO_CENTS, subtract, sum } from '../money.ts';
import { type RateAmount, subtractByRate, vatIn } from '../pricing/rate-amounts.ts';
import type { VatPart } from '../pricing/vat.ts';

/** Why an order cannot have an e-invoice. */
export const INVOICE_HINDRANCES = [
  'noReceipt',
  'calledOff',
  'changed',
  'changeOpen',
  'nothingToPay',
  'sellerIncomplete',
] as const;
export type InvoiceHindrance = (typeof INVOICE_HINDRANCES)[number];

interface InvoicedOrder {
  /** Its receipt is written. */
  readonly hasReceipt: boolean;
  readonly isCalledOff: boolean;
  /** Its receipt was corrected: the order is two documents, of which an XRechnung would be a third. */
  readonly isChanged: boolean;
  /** Its guest may still accept another version. */
  readonly hasOpenChange: boolean;
  readonly total: Cents;
  /** null: unknown, of the first versions. */
  readonly seller: {
    readonly vatId?: string | undefined;
    readonly taxNumber?: string | undefined;
    readonly email: string;
    readonly phone: string;
  } | null;
}

/**
 * Why an order cannot have an e-invoice; null: it can. The seller has to name itself, with a tax number, and where it is reached
 * (BR-CO-26, BR-DE-5 to 7).
 */
export function findInvoiceHindrance(order: InvoicedOrder): InvoiceHindrance | null {
  const { seller } = order;
  if (!order.hasReceipt) return 'noReceipt';
  if (order.isCalledOff) return 'calledOff';
  if (order.isChanged) return 'changed';
  if (order.hasOpenChange) return 'changeOpen';
  if (order.total <= 0) return 'nothingToPay';
  return seller && (seller.vatId || seller.taxNumber) && seller.email && seller.phone ? null : 'sellerIncomplete';
}

/** A line of an e-invoice: net amounts at one VAT rate. */
export interface NetLine {
  readonly name: string;
  readonly quantity: number;
  readonly rate: BasisPoints;
  readonly net: Cents;
}

/** VAT of an e-invoice by rate (BG-23), as the receipt says. */
export interface NetRate {
  readonly rate: BasisPoints;
  readonly net: Cents;
  readonly vat: Cents;
}

/** The amounts of an e-invoice (EN 16931). Lines, roundings and VAT add up to the receipt to the cent. */
export interface NetAmounts {
  readonly lines: readonly NetLine[];
  /** What rounding each line to net leaves, by rate: an allowance if negative, else a charge. */
  readonly roundings: readonly { readonly rate: BasisPoints; readonly net: Cents }[];
  readonly rates: readonly NetRate[];
  readonly lineTotal: Cents;
  readonly taxBasis: Cents;
  readonly vat: Cents;
  readonly total: Cents;
}

interface GrossLine {
  readonly name: string;
  readonly amount: number;
  readonly rates: readonly RateAmount[];
}

interface RestNames {
  /** Delivery fee, deposit, tip. */
  readonly rest: string;
  /** What lines cost more than the whole: coupons and discounts of the cart. */
  readonly reduction: string;
}

/** Splits a receipt into net amounts. What no line holds becomes a line of its own for each rate. */
export function toNetAmounts(
  { lines, vat }: { readonly lines: readonly GrossLine[]; readonly vat: readonly VatPart[] },
  { rest, reduction }: RestNames,
): NetAmounts {
  const left = subtractByRate(
    vat,
    lines.flatMap(({ rates }) => rates),
  ).filter(({ gross }) => gross !== 0);
  const all = [
    ...lines.map((line) => ({ ...line, quantity: line.amount })),
    // A price is never negative, a quantity may be (BR-27).
    ...left.map((part) =>
      part.gross > 0 ? { name: rest, quantity: 1, rates: [part] } : { name: reduction, quantity: -1, rates: [part] },
    ),
  ];
  const netLines = all.flatMap(({ name, quantity, rates }) =>
    rates.map(({ rate, gross }) => ({ name, quantity, rate, net: toNet(gross, rate) })),
  );
  const rates = vat.map((part) => ({ rate: part.rate, net: subtract(part.gross, part.vat), vat: part.vat }));
  const roundings = rates
    .map(({ rate, net }) => ({
      rate,
      net: subtract(net, sum(netLines.filter((line) => line.rate === rate).map((line) => line.net))),
    }))
    .filter(({ net }) => net !== 0);
  const taxBasis = sum(rates.map(({ net }) => net));
  const total = sum(vat.map(({ gross }) => gross));
  return {
    lines: netLines,
    roundings,
    rates,
    lineTotal: sum(netLines.map(({ net }) => net)),
    taxBasis,
    vat: subtract(total, taxBasis),
    total,
  };
}

/**
 * The amounts of a correction, from the changes of the turnover that its receipt states: a line for each rate. Those of a
 * credit note are above 0, those of a corrected invoice below.
 */
export function toCorrectionAmounts(vat: readonly VatPart[], name: string): NetAmounts {
  const rates = vat.map((part) => ({ rate: part.rate, net: subtract(part.gross, part.vat), vat: part.vat }));
  const taxBasis = sum(rates.map(({ net }) => net));
  const total = sum(vat.map(({ gross }) => gross));
  return {
    lines: rates.map(({ rate, net }) => ({ name, quantity: net < 0 ? -1 : 1, rate, net })),
    roundings: [],
    rates,
    lineTotal: taxBasis,
    taxBasis,
    vat: subtract(total, taxBasis),
    total,
  };
}

const toNet = (gross: Cents, rate: BasisPoints): Cents =>
  gross < 0 ? subtract(NO_CENTS, toNet(subtract(NO_CENTS, gross), rate)) : subtract(gross, vatIn(gross, rate));
