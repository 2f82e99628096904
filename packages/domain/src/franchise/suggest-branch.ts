import type { DeliveryType } from '../menu/delivery-type.ts';
import type { Branch } from './branch.ts';

/** The branch a guest is led to, and the page of the dialog that shows it (S2 §4). */
export interface BranchSuggestion<Known extends Branch> {
  readonly branch: Known;
  readonly page: 'suggested_franchise' | 'list_franchises';
}

/** What a branch is wanted for; a later time makes it no matter whether it is open now. */
export interface BranchRequest {
  readonly deliveryType: DeliveryType;
  readonly isForLater: boolean;
}

/**
 * Accepts orders and the type; open now unless it is for later; then the nearest (spec 3 F3). Where none accepts, the first of the list.
 * A branch outside its hours is shown in the list, preselected (S2 §4). null: there are no branches.
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

// 0 is a distance that is not known.
const toSortDistance = ({ distance }: Branch): number => (distance > 0 ? distance : Number.MAX_VALUE);
