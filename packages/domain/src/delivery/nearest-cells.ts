import type { Point } from './distance.ts';
import { fromPlan, type PlanPoint, toPlan } from './plan.ts';

/**
 * The ground that is nearer to a site than to any other, as corners; at most `reach` kilometres around it. A site at the same place as one
 * before has no ground.
 */
export function findNearestCells<Site extends Point>(
  sites: readonly Site[],
  reach: number,
): readonly (Site & { readonly cell: readonly Point[] })[] {
  const [centre] = sites;
  if (!centre) return [];
  const places = sites.map((site) => toPlan(centre, site));
  return sites.map((site, index) => ({
    ...site,
    cell: cutCell(places, index, reach).map((corner) => fromPlan(centre, corner)),
  }));
}

function cutCell(places: readonly PlanPoint[], index: number, reach: number): readonly PlanPoint[] {
  const own = places[index];
  if (!own) return [];
  let corners: readonly PlanPoint[] = CORNERS.map(({ x, y }) => ({ x: own.x + x * reach, y: own.y + y * reach }));
  for (const [place, other] of places.entries()) {
    if (place === index) continue;
    if (other.x === own.x && other.y === own.y) {
      if (place < index) return [];
    } else corners = keepNearer(corners, own, other);
  }
  return corners;
}

/** A circle as far as the eye tells. */
const CORNERS: readonly PlanPoint[] = Array.from({ length: 24 }, (_, index) => {
  const angle = (index / 24) * 2 * Math.PI;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** The part of a convex area that is not nearer to another place. */
function keepNearer(corners: readonly PlanPoint[], own: PlanPoint, other: PlanPoint): readonly PlanPoint[] {
  const middle = { x: (own.x + other.x) / 2, y: (own.y + other.y) / 2 };
  /** How far a corner is on the other's side. */
  const excess = ({ x, y }: PlanPoint): number =>
    (x - middle.x) * (other.x - own.x) + (y - middle.y) * (other.y - own.y);
  return corners.flatMap((corner, place) => {
    const next = corners[(place + 1) % corners.length] ?? corner;
    const [here, there] = [excess(corner), excess(next)];
    const kept = here <= 0 ? [corner] : [];
    if (here <= 0 === there <= 0) return kept;
    const share = here / (here - there);
    return [...kept, { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share }];
  });
}
