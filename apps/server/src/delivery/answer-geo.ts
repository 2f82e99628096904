import type { GeoAnswer } from '@tischlein/contract/shop';
import { fail, ok, type Result } from '@tischlein/domain';
import {
  type Address,
  type AddressProblem,
  type DeliverySite,
  distanceFrom,
  parseLocation,
} from '@tischlein/domain/delivery';
import type { Deps } from '../deps.ts';
import { resolveDelivery, type ResolvedDelivery, findTerms } from './resolve-delivery.ts';

/** Delivery terms for a typed location; out of range: `minimumOrderValue` is null (S2 §3 Distance/delivery info, §8). */
export async function answerGeo(
  deps: Pick<Deps, 'places'>,
  site: DeliverySite,
  location: string,
): Promise<Result<GeoAnswer, AddressProblem>> {
  const address = parseLocation(location);
  if (!address.ok) return fail(address.problem);
  const { located, place, terms } = await resolveDelivery(deps, site, address.value);
  if (located.status !== 'found') return answerUnlocated({ located, place, terms }, address.value, site);
  // Use the corrected address: it is the one the guest sees from now on.
  const at = { ...place, zip: located.address.zip };
  const knownTerms = findTerms(site, at);
  if (!knownTerms) return fail('notFound');
  const { address: addr, isEstimated, point } = located;
  return ok({ ...knownTerms, distance: distanceFrom(site, at), isEstimated, point, addr });
}

// If the geocoder is unavailable, the postcode may be enough; an address that does not exist is an error.
function answerUnlocated(
  { located, place, terms }: ResolvedDelivery,
  addr: Address,
  site: DeliverySite,
): Result<GeoAnswer, AddressProblem> {
  if (located.status === 'notFound' || !terms || terms.minimumOrderValue === null) return fail('notFound');
  return ok({ ...terms, distance: distanceFrom(site, place), isEstimated: true, point: null, addr });
}
