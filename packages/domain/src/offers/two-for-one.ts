import type { Cents } from '../money.ts';
import type { OfferId } from '../ids.ts';
import { twoForOneLabel } from './offer-label.ts';
import type { TwoForOneOffer } from './offer.ts';
import {
  type Attempt,
  attemptWith,
  type Candidate,
  candidatesOf,
  type Left,
  missingUnits,
  type UnitRun,
  unitsLeft,
  visitGroups,
} from './two-for-one-groups.ts';

/** What the guest has decided, by promotion (spec 3 C2). */
export interface TwoForOneDecisions {
  readonly confirmedTwoForOnePromotions: readonly OfferId[];
  readonly deniedTwoForOnePromotions: readonly OfferId[];
}

/** Units of a run that lie in complete groups of an applied promotion, and how many of them are free. */
export interface Taking {
  readonly promotion: TwoForOneOffer;
  readonly run: UnitRun;
  readonly units: number;
  readonly freeUnits: number;
}

/**
 * applied: without a question. confirmed: instead of the dish discount. needsChoice: would save more than the dish discount and
 * waits for an answer. denied: the dish discount stays. outweighed: complete groups that save no more than the dish discount.
 * incomplete: units are missing, or another promotion has them.
 */
export const TWO_FOR_ONE_STATUSES = [
  'applied',
  'needsChoice',
  'confirmed',
  'denied',
  'outweighed',
  'incomplete',
] as const;
type Status = (typeof TWO_FOR_ONE_STATUSES)[number];

/** Where the guest stands with a two-for-one promotion (S1 §4). */
export interface TwoForOneState {
  readonly offerId: OfferId;
  readonly label: string;
  readonly status: Status;
  /** What the promotion and what the dish discount save on the units of complete groups, measured against list price (spec 3 T3). */
  readonly promotionSaving: Cents;
  readonly discountSaving: Cents;
  readonly discountLabel: string;
  /** Units in the cart that the promotion names. */
  readonly eligibleUnits: number;
  readonly totalQuantity: number;
  /** Units missing to the next complete group, beside those that promotions have taken. */
  readonly missingUnits: number;
}

export interface TwoForOneOutcome {
  readonly takings: readonly Taking[];
  /** Of every promotion that names a unit of the cart, in the order of the configuration. */
  readonly states: readonly TwoForOneState[];
}

interface Tried {
  readonly candidate: Candidate;
  readonly attempt: Attempt;
}

interface Settled extends Tried {
  readonly status: Status;
}

/**
 * Gives units to promotions round by round: of all promotions not yet used, the one with the largest reduction takes the units of
 * its complete groups; one that is pending or denied takes nothing (spec 3 C2, C3, T5). `configured` says the order of ties.
 */
export function applyTwoForOne(
  runs: readonly UnitRun[],
  configured: readonly TwoForOneOffer[],
  decisions: TwoForOneDecisions,
): TwoForOneOutcome {
  const taken = new Map<UnitRun, number>();
  const left: Left = (run) => run.amount - (taken.get(run) ?? 0);
  const takings: Taking[] = [];
  const settled: Settled[] = [];
  let open = candidatesOf(runs, configured).map((candidate) => ({ candidate, attempt: attemptWith(candidate, left) }));
  for (let winner = bestOf(open); winner; winner = bestOf(open)) {
    const status = statusOf(winner, decisions);
    const taking = status === 'applied' || status === 'confirmed' ? takingsOf(winner.candidate, left) : [];
    for (const { run, units } of taking) taken.set(run, (taken.get(run) ?? 0) + units);
    takings.push(...taking);
    settled.push({ ...winner, status });
    open = withoutWinner(open, winner, { taking, left });
  }
  for (const tried of open) settled.push({ ...tried, status: tried.attempt.hasGroups ? 'outweighed' : 'incomplete' });
  return { takings, states: statesOf(settled, configured, left) };
}

/** Decisions that still count: below totalQuantity units a promotion is pending again (S1 §4, spec 3 T6). */
export function decisionsThatStay(decided: readonly OfferId[], states: readonly TwoForOneState[]): OfferId[] {
  const staying = new Set(
    states.filter((state) => state.eligibleUnits >= state.totalQuantity).map((state) => state.offerId),
  );
  return decided.filter((id) => staying.has(id));
}

/** The largest reduction; the first of the configuration where two are equal (spec 3 T5). */
function bestOf(open: readonly Tried[]): Tried | null {
  let best: Tried | null = null;
  for (const tried of open) if (tried.attempt.reduction > (best?.attempt.reduction ?? 0)) best = tried;
  return best;
}

/** A promotion asks only where it would push aside a dish discount; a denial counts only while there is something to ask (spec 3 C2). */
function statusOf({ candidate: { promotion }, attempt }: Tried, decisions: TwoForOneDecisions): Status {
  if (promotion.accumulative || attempt.discountSaving === 0) return 'applied';
  if (decisions.deniedTwoForOnePromotions.includes(promotion.id)) return 'denied';
  return decisions.confirmedTwoForOnePromotions.includes(promotion.id) ? 'confirmed' : 'needsChoice';
}

function takingsOf(candidate: Candidate, left: Left): Taking[] {
  const takings: Taking[] = [];
  visitGroups(candidate, left, (run, units, freeUnits) => {
    takings.push({ promotion: candidate.promotion, run, units, freeUnits });
  });
  return takings;
}

/** The others, those tried again that name a unit which is now taken. */
function withoutWinner(
  open: readonly Tried[],
  winner: Tried,
  { taking, left }: { readonly taking: readonly Taking[]; readonly left: Left },
): Tried[] {
  const touched = new Set(taking.flatMap(({ run }) => run.promotions));
  return open
    .filter((tried) => tried !== winner)
    .map(({ candidate, attempt }) => ({
      candidate,
      attempt: touched.has(candidate.promotion) ? attemptWith(candidate, left) : attempt,
    }));
}

function statesOf(settled: readonly Settled[], configured: readonly TwoForOneOffer[], left: Left): TwoForOneState[] {
  const byPromotion = new Map(settled.map((each) => [each.candidate.promotion, each]));
  return configured.flatMap((promotion) => {
    const found = byPromotion.get(promotion);
    return found ? [stateOf(found, left)] : [];
  });
}

function stateOf({ candidate, attempt, status }: Settled, left: Left): TwoForOneState {
  const { id: offerId, totalQuantity } = candidate.promotion;
  return {
    offerId,
    label: twoForOneLabel(candidate.promotion),
    status,
    promotionSaving: attempt.promotionSaving,
    discountSaving: attempt.discountSaving,
    discountLabel: attempt.discountLabel,
    eligibleUnits: unitsLeft(candidate.partitions.flat(), (run) => run.amount),
    totalQuantity,
    missingUnits: missingUnits(candidate, left),
  };
}
