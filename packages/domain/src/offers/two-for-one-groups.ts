import { type Cents, toCents } from '../money.ts';
import type { TwoForOneOffer } from '../menu/offer.ts';
import { compareUnits, type UnitPlace } from './unit-order.ts';

/** The units of one line as two-for-one sees them; prices are base or size prices of one unit (S3 T1, T2). */
export interface UnitRun extends UnitPlace {
  readonly amount: number;
  readonly listPrice: Cents;
  readonly discountedPrice: Cents;
  readonly discountLabel: string;
  readonly promotions: readonly TwoForOneOffer[];
}

/** A promotion with its eligible units, dearest first; groups never span partitions. */
export interface Candidate {
  readonly promotion: TwoForOneOffer;
  readonly partitions: readonly (readonly UnitRun[])[];
}

/** The effect a promotion would have on the remaining units. */
export interface Attempt {
  readonly hasGroups: boolean;
  readonly promotionSaving: Cents;
  readonly discountSaving: Cents;
  readonly discountLabel: string;
  /** How much less the guest would pay. */
  readonly reduction: number;
}

/** Returns how many units of a run are not used by a promotion yet. */
export type Left = (run: UnitRun) => number;

/** Called with the units of a run in complete groups and how many of them are free. */
type Visit = (run: UnitRun, units: number, freeUnits: number) => void;

/** Promotions with at least one eligible unit, in configuration order. */
export function listCandidates(
  runs: readonly UnitRun[],
  configured: readonly TwoForOneOffer[],
  memberNames: readonly string[],
): readonly Candidate[] {
  const named = new Map<TwoForOneOffer, UnitRun[]>();
  for (const run of runs.toSorted((left, right) => compareByPrice(left, right, memberNames))) {
    for (const promotion of run.promotions) {
      const eligible = named.get(promotion);
      if (eligible) eligible.push(run);
      else named.set(promotion, [run]);
    }
  }
  return configured
    .filter((promotion) => named.has(promotion))
    .map((promotion) => ({ promotion, partitions: partitionRuns(promotion, named.get(promotion) ?? []) }));
}

/** Calculates both savings over the units in complete groups, relative to the list price (S3 T3, T4). */
export function evaluateCandidate(candidate: Candidate, left: Left): Attempt {
  const { accumulative } = candidate.promotion;
  let hasGroups = false;
  let promotionSaving = 0;
  let discountSaving = 0;
  let discountLabel = '';
  visitGroups(candidate, left, (run, units, freeUnits) => {
    hasGroups = true;
    promotionSaving += freeUnits * (accumulative ? run.discountedPrice : run.listPrice);
    discountSaving += units * (run.listPrice - run.discountedPrice);
    discountLabel ||= run.discountLabel;
  });
  return {
    hasGroups,
    promotionSaving: toCents(promotionSaving),
    discountSaving: toCents(discountSaving),
    discountLabel,
    reduction: accumulative ? promotionSaving : promotionSaving - discountSaving,
  };
}

/**
 * Splits each partition, dearest first, into groups of totalQuantity; in each complete group the cheapest are free (S3
 * T1).
 */
export function visitGroups({ promotion, partitions }: Candidate, left: Left, visit: Visit): void {
  for (const runs of partitions) {
    const units = unitsLeft(runs, left);
    const complete = units - (units % promotion.totalQuantity);
    let from = 0;
    for (const run of runs) {
      const to = Math.min(from + left(run), complete);
      if (to > from) visit(run, to - from, freeUpTo(promotion, to) - freeUpTo(promotion, from));
      from = to;
    }
  }
}

/** Units missing to the next complete group. */
export function missingUnits({ promotion: { totalQuantity }, partitions }: Candidate, left: Left): number {
  return Math.min(...partitions.map((runs) => totalQuantity - (unitsLeft(runs, left) % totalQuantity)));
}

export function unitsLeft(runs: readonly UnitRun[], left: Left): number {
  let units = 0;
  for (const run of runs) units += left(run);
  return units;
}

/** Returns how many of the first `units` units are free. */
function freeUpTo({ totalQuantity, paidQuantity }: TwoForOneOffer, units: number): number {
  const freeInGroup = Math.max(0, totalQuantity - paidQuantity);
  return Math.floor(units / totalQuantity) * freeInGroup + Math.max(0, (units % totalQuantity) - paidQuantity);
}

/** Sorts by list price, then discounted price, dearest first (S3 C4). */
const compareByPrice = (left: UnitRun, right: UnitRun, memberNames: readonly string[]): number =>
  right.listPrice - left.listPrice ||
  right.discountedPrice - left.discountedPrice ||
  compareUnits(left, right, memberNames);

/** Without allowDifferentDishes each dish and size is its own partition; sorting made its runs adjacent (S3 T1). */
function partitionRuns(promotion: TwoForOneOffer, runs: UnitRun[]): UnitRun[][] {
  if (promotion.allowDifferentDishes) return [runs];
  const partitions: UnitRun[][] = [];
  for (const run of runs) {
    const last = partitions.at(-1);
    const before = last?.[0];
    if (last && before?.position === run.position && before.sizePosition === run.sizePosition) last.push(run);
    else partitions.push([run]);
  }
  return partitions;
}
