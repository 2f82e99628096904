import type { DeliveryType } from '../delivery-type.ts';
import type { Branch } from './branch.ts';

/** The suggested branch and the dialog page that shows it (S2 §4 Address dialog / branch selection). */
export interface BranchSuggestion<Known extends Branch> {
  readonly branch: Known;
  readonly page: 'suggested_franchise' | 'list_franchises';
}

/** With `isForLater`, current opening hours do not matter. */
export interface BranchRequest {
  readonly deliveryType: DeliveryType;
  readonly isForLater: boolean;
}

/**
 * Suggests a branch that accepts orders of this type: open ones first unless it is for later, then the nearest (S3 F3).
 * If none accepts, the first of the list. A closed branch is shown preselected in the list (S2 §4 Address dialog /
 * branch selection). Returns null without branches.
 */
export function suggestBranch<Known extends Branch>(
  branches: readonly Known[],
  { deliveryType, isForLater }: BranchRequest,
): BranchSuggestion<Known> | null {
  const rank = (branch: Branch): number => (branch.insideOpenHours || isForLater ? 0 : 1);
  const [best = branches[0]] = branches
    .filter((branch) => branch.acceptOrders && allows(branch, deliveryType))
    .toSorted((left, right) => rank(left) - rank(right) || toSortDistance(left) - toSortDistance(right));
  if (!best) return null;
  return { branch: best, page: best.insideOpenHours ? 'suggested_franchise' : 'list_franchises' };
}

function allows(branch: Branch, deliveryType: DeliveryType): boolean {
  if (deliveryType === 'delivery') return branch.allowDelivery;
  return deliveryType === 'dineIn' || branch.allowPickup;
}

// 0 means unknown, so it sorts last.
const toSortDistance = ({ distance }: Branch): number => (distance > 0 ? distance : Number.MAX_VALUE);
