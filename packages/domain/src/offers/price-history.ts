import { days, inMilliseconds } from '../durations.ts';
import type { Cents } from '../money.ts';
import type { ArticlePrice } from './article-prices.ts';

/** What an article cost from an instant on; null: it was not sold. */
export interface PriceRecord {
  /** Milliseconds since 1970; 0: before the history began. */
  readonly sinceMs: number;
  readonly price: ArticlePrice | null;
}

export interface ReductionRule {
  readonly isPrepacked: boolean;
  /** A discount comes back every week and lasts longer than a day. */
  readonly hasLongDiscount: boolean;
  /** The shop's setting: reductions of prepared dishes that last longer than a day follow the rule, too. */
  readonly coversDishes: boolean;
}

const DAYS_30_MS = inMilliseconds(days(30));

/**
 * The price from which a reduction may be announced: the lowest price of the last 30 days before it began (PAngV § 11,
 * ECJ C-330/23, S3 L4). null: none may be announced. undefined: the rule does not apply, so the list price counts.
 * Records are sorted; the last is in force. A discount that comes back was in force a week ago, so that nothing is lower.
 */
export function findPriceBeforeReduction(
  records: readonly PriceRecord[],
  { isPrepacked, hasLongDiscount, coversDishes }: ReductionRule,
): Cents | null | undefined {
  const price = records.at(-1)?.price;
  if (!price) return undefined;
  const isSteady = price.steadyPrice < price.listPrice;
  const comesBack = price.lowestPrice < price.steadyPrice && (isPrepacked || hasLongDiscount);
  if (!(isSteady || comesBack) || !(isPrepacked || coversDishes)) return undefined;
  if (comesBack) return null;
  const lowest = findLowestBefore(records, findStart(records));
  // What a dish of the kitchen cost before its history began is what the merchant says.
  const before = lowest ?? (isPrepacked ? null : price.listPrice);
  return before !== null && before > price.steadyPrice ? before : null;
}

/** The first record of the reduction in force: it may grow without a break (§ 11 (2)). */
function findStart(records: readonly PriceRecord[]): number {
  let start = records.length - 1;
  while (start > 0 && isSameReduction(records[start - 1]?.price, records[start]?.price)) start -= 1;
  return start;
}

const isSameReduction = (earlier: ArticlePrice | null | undefined, later: ArticlePrice | null | undefined): boolean =>
  !!earlier && !!later && earlier.steadyPrice < earlier.listPrice && earlier.steadyPrice >= later.steadyPrice;

/** The lowest price in force in the 30 days before a record; null: unknown. */
function findLowestBefore(records: readonly PriceRecord[], start: number): Cents | null {
  const begins = records[start]?.sinceMs ?? 0;
  return records
    .slice(0, start)
    .filter((_, index) => (records[index + 1]?.sinceMs ?? begins) > begins - DAYS_30_MS)
    .flatMap(({ price }) => (price ? [price.lowestPrice] : []))
    .reduce<Cents | null>((least, price) => (least === null || price < least ? price : least), null);
}
