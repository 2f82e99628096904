import type { DeliveryZone } from '@tischlein/domain/shop';
import { ZONES } from '@tischlein/wording/office';

/** Reasons why a zone has no effect: its place in the list, or a missing branch location. */
export function listZoneHints(
  zones: readonly DeliveryZone[],
  zone: DeliveryZone,
  hasBranchPoint: boolean,
): readonly string[] {
  const above = zones.slice(0, zones.indexOf(zone));
  const { area } = zone;
  switch (area.kind) {
    case 'postcodes':
      return above.flatMap((other) => findSharedPostcodes(other, area.postcodes));
    case 'radius':
    case 'distance':
      return hasBranchPoint ? findWiderAbove(above, area) : [ZONES.hints.noBranchPoint];
    case 'polygon':
      return [];
  }
}

function findSharedPostcodes({ name, area }: DeliveryZone, postcodes: readonly string[]): readonly string[] {
  if (area.kind !== 'postcodes') return [];
  const taken = new Set(area.postcodes);
  const shared = postcodes.filter((postcode) => taken.has(postcode));
  return shared.length > 0 ? [ZONES.hints.postcodeAbove(shared, name)] : [];
}

function findWiderAbove(
  above: readonly DeliveryZone[],
  { kind, kilometres }: { readonly kind: 'radius' | 'distance'; readonly kilometres: number },
): readonly string[] {
  const wider = above.find(({ area }) => area.kind === kind && area.kilometres >= kilometres);
  return wider ? [ZONES.hints.neverReached(wider.name)] : [];
}
