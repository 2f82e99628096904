import { type Result, fail, ok } from '../result.ts';
import type { AddressProblem } from '../delivery/address.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { RankedBranch } from './find-branch.ts';

/**
 * Chooses from branches sorted by `rankBranches`: for delivery only one that delivers there and takes orders, for
 * pickup always the first (S2 §4 Address dialog / branch selection).
 */
export function chooseBranch(
  ranked: readonly RankedBranch[],
  deliveryType: DeliveryType,
): Result<RankedBranch, Extract<AddressProblem, 'notInRange' | 'currentlyUnavailable'>> {
  const [best] = ranked;
  if (!best) return fail('notInRange');
  if (deliveryType !== 'delivery') return ok(best);
  if (best.delivers !== true) return fail('notInRange');
  return best.readiness === 'never' ? fail('currentlyUnavailable') : ok(best);
}
