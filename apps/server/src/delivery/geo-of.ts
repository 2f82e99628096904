import type { GeoAnswer } from '@tischlein/contract/shop';
import { fail, ok, type Result } from '@tischlein/domain';
import { type AddressProblem, parseLocation, termsOf, zoneFor } from '@tischlein/domain/delivery';
import type { ShopConfig } from '@tischlein/domain/shop';

/** What delivery to a typed location costs and needs; out of range: `minimumOrderValue` null (S2 §3, §8). */
export function geoOf(config: Pick<ShopConfig, 'deliveryZones'>, location: string): Result<GeoAnswer, AddressProblem> {
  const address = parseLocation(location);
  if (!address.ok) return fail(address.problem);
  const terms = termsOf(zoneFor(config.deliveryZones, address.value));
  return ok({ ...terms, distance: null, addr: address.value });
}
