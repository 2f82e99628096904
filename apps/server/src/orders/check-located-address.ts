import type { ParsedOrderRequest } from '@tischlein/contract/shop';
import type { DeliverySite } from '@tischlein/domain/delivery';
import { findTerms } from '../delivery/resolve-delivery.ts';
import type { LocatedAddress } from '../delivery/places.ts';
import type { Refusal } from './check-order-request.ts';

/**
 * Asks the guest about a corrected address (S3 K5 code 2) before any refusal that may follow from the typo.
 * `skipGoogleValidation` skips only this question (S3 K10). A corrected address out of reach, or an unknown one,
 * is not asked about.
 */
export function checkLocatedAddress(
  { formValues, skipGoogleValidation }: Pick<ParsedOrderRequest, 'formValues' | 'skipGoogleValidation'>,
  { site, located }: { readonly site: DeliverySite; readonly located: LocatedAddress },
  refusal: Refusal | null,
): Refusal | null {
  if (refusal && !mayFollowFromAddress(refusal)) return refusal;
  if (located.status === 'found') {
    const { isCorrected, isEstimated, address, point } = located;
    if (!isCorrected || skipGoogleValidation) return refusal;
    const isReached = findTerms(site, { zip: address.zip, point })?.minimumOrderValue !== null;
    return isReached ? { code: 'addressCorrected', address, by: isEstimated ? 'postcode' : 'map' } : refusal;
  }
  const { street, streetNumber, zip } = formValues;
  const isWhole = [street, streetNumber, zip].every((part) => part.trim() !== '');
  return refusal && isWhole && isUnknownMinimum(refusal) ? { code: 'addressNotFound' } : refusal;
}

function mayFollowFromAddress(refusal: Refusal): boolean {
  if (refusal.code === 'priceChanged') return true;
  return refusal.code === 'orderProblem' && ['outOfDeliveryArea', 'minimumNotReached'].includes(refusal.problem.code);
}

const isUnknownMinimum = (refusal: Refusal): boolean =>
  refusal.code === 'orderProblem' &&
  refusal.problem.code === 'minimumNotReached' &&
  refusal.problem.minimumOrderValue === null;
