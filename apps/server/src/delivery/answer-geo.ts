import type { GeoAnswer } from '@tischlein/contract/shop';
import {
  type DeliverySite,
  distanceFrom,
  type LocationReading,
  readLocation,
  type UnreadLocation,
} from '@tischlein/domain/delivery';
import type { Deps } from '../deps.ts';
import { resolveDelivery, type ResolvedDelivery, findTerms } from './resolve-delivery.ts';

/** Delivery terms for a typed location; out of range: `minimumOrderValue` is null (S2 §3 Distance/delivery info, §8). */
export async function answerGeo(
  deps: Pick<Deps, 'places'>,
  site: DeliverySite,
  location: string,
): Promise<{ readonly ok: true; readonly value: GeoAnswer } | UnreadLocation> {
  const read = readLocation(location);
  if (!read.ok) return read;
  const { located, place, terms } = await resolveDelivery(deps, site, read.value.address);
  if (located.status !== 'found') return answerUnlocated({ located, place, terms }, read.value, site);
  // Use the corrected address: it is the one the guest sees from now on.
  const at = { ...place, zip: located.address.zip };
  const knownTerms = findTerms(site, at);
  if (!knownTerms) return NOT_FOUND;
  const { address: addr, isEstimated, point } = located;
  const { note } = read.value;
  return { ok: true, value: { ...knownTerms, distance: distanceFrom(site, at), isEstimated, point, addr, note } };
}

// If the geocoder is unavailable, the postcode may be enough; an address that does not exist is an error.
function answerUnlocated(
  { located, place, terms }: ResolvedDelivery,
  { address: addr, note }: LocationReading,
  site: DeliverySite,
): { readonly ok: true; readonly value: GeoAnswer } | UnreadLocation {
  if (located.status === 'notFound' || !terms || terms.minimumOrderValue === null) return NOT_FOUND;
  const distance = distanceFrom(site, place);
  return { ok: true, value: { ...terms, distance, isEstimated: true, point: null, addr, note } };
}

const NOT_FOUND: UnreadLocation = { ok: false, problem: 'notFound', readings: [] };
