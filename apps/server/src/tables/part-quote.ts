import type { Quote } from '@tischlein/contract/shop';
import { type Cents, lineId, NO_CENTS, sum, toCents } from '@tischlein/domain';
import { addUpByRate, sumGross, vatIn } from '@tischlein/domain/pricing';
import type { Bill, BillPart } from '@tischlein/domain/table';
import { TABLE } from '@tischlein/wording';
import { NO_HINTS } from '../orders/no-hints.ts';

type QuotedLine = Quote['lines'][number];

/** What a part pays, in the form of a quote: one line for each line of the bill, with the VAT as booked (S3 C37). */
export function toPartQuote(bill: Bill, part: BillPart): Quote {
  const lines = part.shares.map((share) => toLine(bill, part, share));
  const total = sum(lines.map(({ price }) => price));
  const rates = addUpByRate(part.shares.flatMap((share) => share.rates));
  return {
    lines,
    freeItems: [],
    adjustments: [],
    steps: {
      G: total,
      S0: total,
      T: NO_CENTS,
      S1: total,
      C: NO_CENTS,
      S2: total,
      K: NO_CENTS,
      D: NO_CENTS,
      L: NO_CENTS,
      TOTAL: total,
    },
    vat: rates
      .toSorted((left, right) => left.rate - right.rate)
      .map(({ rate, gross }) => ({ rate, gross, vat: vatIn(gross, rate) })),
    hints: NO_HINTS,
    problems: [],
  };
}

function toLine(bill: Bill, part: BillPart, { line: id, rates }: BillPart['shares'][number]): QuotedLine {
  const line = bill.lines.find((each) => each.id === id);
  const price = sumGross(rates);
  const units = part.units.find((each) => each.line === id)?.units;
  const name = line?.name ?? '';
  return {
    lineId: lineId(id),
    memberName: '',
    amount: units ?? 1,
    name: units === undefined ? TABLE.share(name) : name,
    dish: null,
    menu: null,
    ...listAtPrice(price, units ?? 1),
    deposit: NO_CENTS,
    depositKinds: [],
    discountLabel: '',
    freeUnits: 0,
    vat: rates.map(({ rate, gross }) => ({ rate, gross })),
  };
}

// Discounts were named when the round was ordered; a unit may cost a cent more than the next.
const listAtPrice = (price: Cents, units: number) => ({
  unitListPrice: price % units === 0 ? toUnit(price, units) : price,
  listPrice: price,
  discountedPrice: price,
  price,
});

const toUnit = (price: Cents, units: number): Cents => toCents(price / units);
