import { type BasisPoints, type Cents, NO_CENTS, subtract, sum } from '../money.ts';
import { type RateAmount, subtractByRate, vatIn } from '../pricing/rate-amounts.ts';
import type { VatPart } from '../pricing/vat.ts';

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

/** Splits a receipt into net amounts. What no line holds, such as the delivery fee, becomes a line called `rest`. */
export function toNetAmounts(
  { lines, vat }: { readonly lines: readonly GrossLine[]; readonly vat: readonly VatPart[] },
  rest: string,
): NetAmounts {
  const left = subtractByRate(
    vat,
    lines.flatMap(({ rates }) => rates),
  ).filter(({ gross }) => gross !== 0);
  const all = [
    ...lines.map((line) => ({ ...line, quantity: line.amount })),
    ...(left.length > 0 ? [{ name: rest, quantity: 1, rates: left }] : []),
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

const toNet = (gross: Cents, rate: BasisPoints): Cents =>
  gross < 0 ? subtract(NO_CENTS, toNet(subtract(NO_CENTS, gross), rate)) : subtract(gross, vatIn(gross, rate));
