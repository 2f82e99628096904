import type { DeliveryTerms } from '../delivery/delivery-terms.ts';
import { type DeliverySite, deliveryTermsAt, distanceFrom } from '../delivery/delivery-site.ts';
import type { Place } from '../delivery/zones.ts';
import type { DeliveryType } from '../menu/delivery-type.ts';
import type { FoundBranch } from './branch.ts';

/** Whether a branch takes the order at the wanted time, only at another, or not at all. */
export type Readiness = 'wanted' | 'later' | 'never';

/** A branch with what decides whether it is the right one. */
export interface BranchCandidate {
  readonly branch: Omit<FoundBranch, 'distance' | 'delivers'>;
  readonly site: DeliverySite;
  readonly readiness: Readonly<Record<DeliveryType, Readiness>>;
}

/** What a branch is searched for; place null: it is not known where the guest is. */
export interface BranchSearch {
  readonly deliveryType: DeliveryType;
  readonly place: Place | null;
}

/** A branch in the order of the answer, with what delivery from there costs and needs. */
export interface RankedBranch extends Pick<FoundBranch, 'distance' | 'delivers'> {
  readonly branch: BranchCandidate['branch'];
  readonly terms: DeliveryTerms | null;
  readonly readiness: Readiness;
}

/**
 * All branches, the best first: it delivers to the place where that is wanted, takes the order at the wanted time, else at
 * another, and is the nearest (spec 3 F3). Where nothing tells them apart they stay in their order.
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

/** The same branches, the best first. */
export const sortByRank = (ranked: readonly RankedBranch[]): readonly RankedBranch[] =>
  ranked.toSorted(
    (left, right) => calculateRank(left) - calculateRank(right) || toSortDistance(left) - toSortDistance(right),
  );

/** A branch as it is answered: of a thousand that are ranked only those that anyone sees are written out. */
export const toFoundBranch = ({ branch, delivers, distance }: RankedBranch): FoundBranch => ({
  ...branch,
  delivers,
  distance,
});

const READINESS_RANK = { wanted: 0, later: 1, never: 2 } as const satisfies Record<Readiness, number>;

const calculateRank = ({ delivers, readiness }: RankedBranch): number =>
  (delivers === false ? 10 : 0) + READINESS_RANK[readiness];

// 0 is a distance that is not known.
const toSortDistance = ({ distance }: RankedBranch): number => (distance > 0 ? distance : Number.MAX_VALUE);
