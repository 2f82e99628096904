import type { DeliveryTerms } from '../delivery-terms.ts';
import { type DeliverySite, deliveryTermsAt, distanceFrom } from '../delivery/delivery-site.ts';
import type { Place } from '../delivery/zones.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { FoundBranch } from './branch.ts';

/** Takes the order at the requested time, only at another time, or not at all. */
export type Readiness = 'wanted' | 'later' | 'never';

/** A branch with the data to rank it by. */
export interface BranchCandidate {
  readonly branch: Omit<FoundBranch, 'distance' | 'delivers'>;
  readonly site: DeliverySite;
  readonly readiness: Readonly<Record<DeliveryType, Readiness>>;
}

/** `place` is null while the guest's location is unknown. */
export interface BranchSearch {
  readonly deliveryType: DeliveryType;
  readonly place: Place | null;
}

/** A ranked branch with its delivery terms for the searched place. */
export interface RankedBranch extends Pick<FoundBranch, 'distance' | 'delivers'> {
  readonly branch: BranchCandidate['branch'];
  readonly terms: DeliveryTerms | null;
  readonly readiness: Readiness;
}

/**
 * Sorts branches, best first: delivers to the place if delivery is requested, takes the order at the requested time,
 * then at another time, then the nearest (S3 F3). Ties keep their order.
 */
export function rankBranches(
  candidates: readonly BranchCandidate[],
  { deliveryType, place }: BranchSearch,
): readonly RankedBranch[] {
  const ranked = candidates.map(({ branch, site, readiness }): RankedBranch => {
    const terms = place && deliveryType === 'delivery' ? deliveryTermsAt(site, place) : null;
    const delivers = terms && terms.minimumOrderValue !== null;
    const distance = (place && distanceFrom(site, place)) ?? 0;
    return { branch, terms, delivers, distance, readiness: readiness[deliveryType] };
  });
  return sortByRank(ranked);
}

/** Sorts ranked branches again, best first. */
export const sortByRank = (ranked: readonly RankedBranch[]): readonly RankedBranch[] =>
  ranked.toSorted(
    (left, right) => calculateRank(left) - calculateRank(right) || toSortDistance(left) - toSortDistance(right),
  );

/** Converts for the response; called only for the branches that are shown, not for all that were ranked. */
export const toFoundBranch = ({ branch, delivers, distance }: RankedBranch): FoundBranch => ({
  ...branch,
  delivers,
  distance,
});

const READINESS_RANK = { wanted: 0, later: 1, never: 2 } as const satisfies Record<Readiness, number>;

const calculateRank = ({ delivers, readiness }: RankedBranch): number =>
  (delivers === false ? 10 : 0) + READINESS_RANK[readiness];

// 0 means unknown, so it sorts last.
const toSortDistance = ({ distance }: RankedBranch): number => (distance > 0 ? distance : Number.MAX_VALUE);
