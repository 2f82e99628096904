import type { Cents } from '../money.ts';
import type { OfferId } from '../ids.ts';
import { twoForOneLabel } from './offer-label.ts';
import type { TwoForOneOffer } from '../menu/offer.ts';
import {
  type Attempt,
  evaluateCandidate,
  type Candidate,
  listCandidates,
  type Left,
  missingUnits,
  type UnitRun,
  unitsLeft,
  visitGroups,
} from './two-for-one-groups.ts';

/** The guest's decisions by promotion (S3 C2). */
export interface TwoForOneDecisions {
  readonly confirmedTwoForOnePromotions: readonly OfferId[];
  readonly deniedTwoForOnePromotions: readonly OfferId[];
}

export interface TwoForOneContext extends TwoForOneDecisions {
  /** In the order of joining (S3 C22). */
  readonly memberNames: readonly string[];
}

/** Units of a run in complete groups of an applied promotion, and how many of them are free. */
export interface Allocation {
  readonly promotion: TwoForOneOffer;
  readonly run: UnitRun;
  readonly units: number;
  readonly freeUnits: number;
}

/**
 * applied: without asking. confirmed: replaces the dish discount. needsChoice: saves more than the dish discount and
 * waits for an answer. denied: the dish discount stays. outweighed: complete groups that save no more than the dish
 * discount. incomplete: units are missing, or another promotion uses them.
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

/** State of a two-for-one promotion (S1 §4 Two-for-one confirmation). */
export interface TwoForOneState {
  readonly offerId: OfferId;
  readonly label: string;
  readonly status: Status;
  /**
   * Savings of the promotion and of the dish discount on the units in complete groups, relative to the list price (S3
   * T3).
   */
  readonly promotionSaving: Cents;
  readonly discountSaving: Cents;
  readonly discountLabel: string;
  /** Units in the cart that the promotion includes. */
  readonly eligibleUnits: number;
  readonly totalQuantity: number;
  /** Units missing to the next complete group, in addition to those that promotions use. */
  readonly missingUnits: number;
}

export interface TwoForOneOutcome {
  readonly allocations: readonly Allocation[];
  /** For every promotion with an eligible unit, in configuration order. */
  readonly states: readonly TwoForOneState[];
}

interface Evaluation {
  readonly candidate: Candidate;
  readonly attempt: Attempt;
  readonly status: Status;
}

/**
 * Allocates units to promotions in rounds: every unused promotion is evaluated on the unused units, and the one with
 * the largest reduction takes the units of its complete groups. Pending and denied promotions take nothing (S3 C2, C3,
 * T5). `configured` decides ties.
 */
export function applyTwoForOne(
  runs: readonly UnitRun[],
  configured: readonly TwoForOneOffer[],
  context: TwoForOneContext,
): TwoForOneOutcome {
  const taken = new Map<UnitRun, number>();
  const left: Left = (run) => run.amount - (taken.get(run) ?? 0);
  const evaluate = (candidate: Candidate): Evaluation =>
    decideStatus(candidate, evaluateCandidate(candidate, left), context);
  const candidates = listCandidates(runs, configured, context.memberNames);
  const allocations: Allocation[] = [];
  const settled = new Map<Candidate, Evaluation>();
  let open = candidates.map(evaluate);
  for (;;) {
    const { winner, asking } = rank(open);
    for (const each of asking) if (!settled.has(each.candidate)) settled.set(each.candidate, each);
    if (!winner) break;
    const allocation = listAllocations(winner.candidate, left);
    for (const { run, units } of allocation) taken.set(run, (taken.get(run) ?? 0) + units);
    allocations.push(...allocation);
    settled.set(winner.candidate, winner);
    const touched = new Set(allocation.flatMap(({ run }) => run.promotions));
    open = open
      .filter((each) => each !== winner)
      .map((each) => (touched.has(each.candidate.promotion) ? evaluate(each.candidate) : each));
  }
  for (const each of open) if (!settled.has(each.candidate)) settled.set(each.candidate, withoutEffect(each));
  return { allocations, states: candidates.flatMap((candidate) => describeState(settled.get(candidate), left)) };
}

/**
 * Keeps decisions that are still valid: with fewer than totalQuantity units a promotion is pending again (S1 §4
 * Two-for-one confirmation, S3 T6).
 */
export function keepValidDecisions(decided: readonly OfferId[], states: readonly TwoForOneState[]): OfferId[] {
  const enough = states.filter((state) => state.eligibleUnits >= state.totalQuantity);
  const staying = new Set(enough.map((state) => state.offerId));
  return decided.filter((id) => staying.has(id));
}

/** The applied promotions, as `expectedTwoForOnePromotions` lists them (S3 C18). */
export const listAppliedPromotions = (states: readonly TwoForOneState[]): OfferId[] =>
  states.filter(({ status }) => status === 'applied' || status === 'confirmed').map((state) => state.offerId);

/** Returns whether some units of an incomplete group are in the cart. */
export const isStarted = ({ status, missingUnits, totalQuantity }: TwoForOneState): boolean =>
  status === 'incomplete' && missingUnits < totalQuantity;

/**
 * A promotion asks only if it would replace a dish discount; a denial counts only while there is something to ask (S3
 * C2).
 */
function decideStatus(candidate: Candidate, attempt: Attempt, decisions: TwoForOneDecisions): Evaluation {
  const { id, accumulative } = candidate.promotion;
  const hasToAsk = !accumulative && attempt.discountSaving > 0;
  if (!hasToAsk) return { candidate, attempt, status: 'applied' };
  if (decisions.deniedTwoForOnePromotions.includes(id)) return { candidate, attempt, status: 'denied' };
  const isConfirmed = decisions.confirmedTwoForOnePromotions.includes(id);
  return { candidate, attempt, status: isConfirmed ? 'confirmed' : 'needsChoice' };
}

/** The promotion that takes units this round, and the better ones that need an answer; ties by configuration order. */
function rank(open: readonly Evaluation[]): {
  readonly winner: Evaluation | null;
  readonly asking: readonly Evaluation[];
} {
  const ranking = open
    .filter(({ attempt }) => attempt.reduction > 0)
    .toSorted((left, right) => right.attempt.reduction - left.attempt.reduction);
  const place = ranking.findIndex(({ status }) => status === 'applied' || status === 'confirmed');
  return place < 0
    ? { winner: null, asking: ranking }
    : { winner: ranking[place] ?? null, asking: ranking.slice(0, place) };
}

function listAllocations(candidate: Candidate, left: Left): Allocation[] {
  const allocations: Allocation[] = [];
  visitGroups(candidate, left, (run, units, freeUnits) => {
    allocations.push({ promotion: candidate.promotion, run, units, freeUnits });
  });
  return allocations;
}

const withoutEffect = (each: Evaluation): Evaluation => ({
  ...each,
  status: each.attempt.hasGroups ? 'outweighed' : 'incomplete',
});

function describeState(settled: Evaluation | undefined, left: Left): TwoForOneState[] {
  if (!settled) return [];
  const { candidate, attempt, status } = settled;
  const { id: offerId, totalQuantity } = candidate.promotion;
  return [
    {
      offerId,
      label: twoForOneLabel(candidate.promotion),
      status,
      promotionSaving: attempt.promotionSaving,
      discountSaving: attempt.discountSaving,
      discountLabel: attempt.discountLabel,
      eligibleUnits: unitsLeft(candidate.partitions.flat(), (run) => run.amount),
      totalQuantity,
      missingUnits: missingUnits(candidate, left),
    },
  ];
}
