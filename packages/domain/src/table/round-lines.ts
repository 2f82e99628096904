import { type BillLineId, billLineId, type OrderId } from '../ids.ts';
import { type RateAmount, subtractByRate, sumGross } from '../pricing/rate-amounts.ts';
import type { BillLine } from './bill.ts';

/** A priced round: an order of its own (S3 C36). */
interface Round {
  readonly order: OrderId;
  readonly number: number;
  readonly lines: readonly {
    readonly name: string;
    readonly amount: number;
    readonly vat?: readonly RateAmount[];
  }[];
  /** Of the whole round. */
  readonly vat: readonly RateAmount[];
  /** What the round charges besides its lines: the deposits of free items. */
  readonly freeItems: string;
}

/**
 * The lines that a round books: 'its price less its share of C and K, plus its deposit' (S3 C36). Ids name the order and the
 * position in it: '231-0'.
 */
export function toBillLines({ order, number, lines, vat, freeItems }: Round): readonly BillLine[] {
  const booked = lines.map((line, position) => ({
    id: toBillLineId(number, position),
    round: order,
    name: line.name,
    units: line.amount,
    rates: (line.vat ?? []).filter(({ gross }) => gross > 0),
  }));
  const rest = subtractByRate(
    vat,
    booked.flatMap(({ rates }) => rates),
  ).filter(({ gross }) => gross > 0);
  if (sumGross(rest) === 0) return booked;
  const id = toBillLineId(number, lines.length);
  return [...booked, { id, round: order, name: freeItems, units: 1, rates: rest }];
}

const toBillLineId = (number: number, position: number): BillLineId => billLineId(`${number}-${position}`);

/** The position in the order of the line, or of the line that it was split from: 0 for '231-0' and '231-0:2'. */
export const findPosition = (id: BillLineId): number => Number(/^\d+-(\d+)/.exec(id)?.[1] ?? -1);
