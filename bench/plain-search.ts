import { beeline, type Point } from '@tischlein/domain/delivery';
import type { DeliveryZone } from '@tischlein/domain/shop';

/** A branch as far as a search without any preparation looks at it. */
export interface PlainSite extends Point {
  readonly deliveryZones: readonly DeliveryZone[];
}

/** The yardstick of find-for: the beeline to every branch, every corner of every polygon, and all of them sorted; nothing prepared, nothing answered. */
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
