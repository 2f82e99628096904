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
import { deliveryTo, type DeliveryTo, termsAt } from './delivery-to.ts';

/** What delivery to a typed location costs and needs; out of range: `minimumOrderValue` null (S2 §3, §8). */
export async function geoOf(
  deps: Pick<Deps, 'places'>,
  site: DeliverySite,
  location: string,
): Promise<Result<GeoAnswer, AddressProblem>> {
  const address = parseLocation(location);
  if (!address.ok) return fail(address.problem);
  const { located, place, terms } = await deliveryTo(deps, site, address.value);
  if (located.status !== 'found') return notLocated({ located, place, terms }, address.value, site);
  // The guest is shown the address as it is written, and that one counts from now on.
  const at = { ...place, zip: located.address.zip };
  const known = termsAt(site, at);
  if (!known) return fail('notFound');
  const { address: addr, isEstimated } = located;
  return ok({ ...known, distance: distanceFrom(site, at), isEstimated, addr });
}

// While nobody can be asked a postcode of the list is enough; an address that does not exist is none.
function notLocated(
  { located, place, terms }: DeliveryTo,
  addr: Address,
  site: DeliverySite,
): Result<GeoAnswer, AddressProblem> {
  if (located.status === 'notFound' || !terms || terms.minimumOrderValue === null) return fail('notFound');
  return ok({ ...terms, distance: distanceFrom(site, place), isEstimated: true, addr });
}
