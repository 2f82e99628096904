import type { LineId } from '../ids.ts';
import { type Cents, toCents } from '../money.ts';
import type { TwoForOneOffer } from './offer.ts';

/** The equal units of one line, as two-for-one promotions see them; prices are base or size prices of one unit (spec 3 T1, T2). */
export interface UnitRun {
  readonly lineId: LineId;
  readonly amount: number;
  readonly listPrice: Cents;
  readonly discountedPrice: Cents;
  readonly discountLabel: string;
  /** What a unit costs with its extras, where all else is equal. */
  readonly wholePrice: Cents;
  /** Place of the dish or combo in the menu, and of the size in the dish. */
  readonly position: number;
  readonly sizePosition: number;
  readonly promotions: readonly TwoForOneOffer[];
}

/** A promotion and the units it names, dearest first; groups lie within one partition. */
export interface Candidate {
  readonly promotion: TwoForOneOffer;
  readonly partitions: readonly (readonly UnitRun[])[];
}

/** What a promotion would do with the units that are left. */
export interface Attempt {
  readonly hasGroups: boolean;
  readonly promotionSaving: Cents;
  readonly discountSaving: Cents;
  readonly discountLabel: string;
  /** What the guest would pay less than otherwise. */
  readonly reduction: number;
}

/** Units of a run that no promotion has taken. */
export type Left = (run: UnitRun) => number;

/** Told of the units of a run that lie in complete groups, and how many of them are free. */
type Visit = (run: UnitRun, units: number, freeUnits: number) => void;

/** Every promotion that names a unit, in the order of the configuration. */
export function listCandidates(runs: readonly UnitRun[], configured: readonly TwoForOneOffer[]): readonly Candidate[] {
  const named = new Map<TwoForOneOffer, UnitRun[]>();
  for (const run of runs.toSorted(dearestFirst)) {
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

/** Both savings over the units in complete groups, measured against list price (spec 3 T3, T4). */
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

/** Cuts each partition, dearest first, into groups of totalQuantity; in each complete group the cheapest are free (spec 3 T1). */
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

/** How many of the first so many units are free. */
function freeUpTo({ totalQuantity, paidQuantity }: TwoForOneOffer, units: number): number {
  const freeInGroup = Math.max(0, totalQuantity - paidQuantity);
  return Math.floor(units / totalQuantity) * freeInGroup + Math.max(0, (units % totalQuantity) - paidQuantity);
}

/** By list price, then by discounted price, dearer first, then by the menu; never by the order of the cart (spec 3 C4). */
function dearestFirst(left: UnitRun, right: UnitRun): number {
  return (
    right.listPrice - left.listPrice ||
    right.discountedPrice - left.discountedPrice ||
    left.position - right.position ||
    left.sizePosition - right.sizePosition ||
    right.wholePrice - left.wholePrice ||
    (left.lineId < right.lineId ? -1 : 1)
  );
}

/** Without allowDifferentDishes each dish in each size for itself: its runs lie together once they are sorted (spec 3 T1). */
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
