import { beeline, type Point } from '@tischlein/domain/delivery';
import type { DeliveryZone } from '@tischlein/domain/shop';

/** The fields of a branch that an unindexed search reads. */
export interface PlainSite extends Point {
  readonly deliveryZones: readonly DeliveryZone[];
}

/**
 * Baseline for find-for: no index; computes the distance to every branch, tests every polygon corner and sorts all
 * branches.
 */
export function findBranch(point: Point, sites: readonly PlainSite[]): PlainSite | undefined {
  return sites
    .map((site) => {
      const delivers = site.deliveryZones.filter(({ area }) => area.kind === 'polygon' && isInside(area.points, point));
      return { site, rank: delivers.length > 0 ? 0 : 1, distance: beeline(site, point) };
    })
    .toSorted((left, right) => left.rank - right.rank || left.distance - right.distance)[0]?.site;
}

function isInside(corners: readonly Point[], { latitude, longitude }: Point): boolean {
  const crossed = corners.filter((to, index) => {
    const from = corners.at(index - 1) ?? to;
    const isCrossing = from.latitude > latitude !== to.latitude > latitude;
    const along = (latitude - from.latitude) / (to.latitude - from.latitude);
    return isCrossing && longitude < from.longitude + along * (to.longitude - from.longitude);
  });
  return crossed.length % 2 === 1;
}
