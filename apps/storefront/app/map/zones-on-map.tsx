import {
  boundsOfCircle,
  type Plan,
  type PlanPoint,
  type PostcodeCentre,
  type ZoneShape,
} from '@tischlein/domain/delivery';
import type { MapPoint, ZoneOnMap } from './map-place.ts';

// More words would cover each other.
const MOST_WORDS = 16;
const LEAST_RADIUS_PX = 14;
const MOST_RADIUS_PX = 44;

/** Points that a map with this zone has to show. */
export function outlineZone(shape: ZoneShape, shop: MapPoint | null): readonly MapPoint[] {
  switch (shape.kind) {
    case 'circle':
      return shop ? boundsOfCircle(shop, shape.kilometres) : [];
    case 'polygon':
      return shape.points;
    case 'postcodes':
      return shape.centres;
  }
}

interface ZonesOnMapProps {
  readonly zones: readonly ZoneOnMap[];
  readonly plan: Plan;
  /** null: circles are not drawn. */
  readonly shop: MapPoint | null;
}

export function ZonesOnMap({ zones, plan, shop }: ZonesOnMapProps) {
  const centres = zones.flatMap(({ shape }) => (shape.kind === 'postcodes' ? shape.centres : []));
  const radius = radiusFor(centres, plan);
  return (
    <>
      {/* Below all words. */}
      {zones.map(({ name, shape }) => (
        <Zone key={name} {...{ shape, plan, shop, radius }} />
      ))}
      {centres.length <= MOST_WORDS &&
        centres.map((centre) => {
          const { x, y } = plan.place(centre);
          if (shop && isBelowPin({ x, y }, plan.place(shop))) return null;
          return (
            <text key={centre.zip} className="map-ring-words" x={x} y={y + 4}>
              {centre.zip}
            </text>
          );
        })}
    </>
  );
}

/** A marker and its name would cover the words. */
const isBelowPin = (words: PlanPoint, pin: PlanPoint): boolean =>
  Math.abs(words.x - pin.x) < 40 && words.y - pin.y < 10 && words.y - pin.y > -70;

interface ZoneProps extends Omit<ZonesOnMapProps, 'zones'> {
  readonly shape: ZoneShape;
  readonly radius: number;
}

function Zone({ shape, plan, shop, radius }: ZoneProps) {
  switch (shape.kind) {
    case 'circle': {
      const { x, y } = shop ? plan.place(shop) : { x: 0, y: 0 };
      return shop && <circle className="map-zone" cx={x} cy={y} r={shape.kilometres * plan.pixelsPerKilometre} />;
    }
    case 'polygon': {
      const corners = shape.points.map(plan.place).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
      return <polygon className="map-zone" points={corners.join(' ')} />;
    }
    case 'postcodes':
      return (
        <g className="map-postcodes">
          {shape.centres.map((centre) => {
            const { x, y } = plan.place(centre);
            return <circle key={centre.zip} cx={x} cy={y} r={radius} />;
          })}
        </g>
      );
  }
}

/** Discs around the centres of postcodes touch their neighbours: they show where a zone is, not where it ends. */
function radiusFor(centres: readonly PostcodeCentre[], plan: Plan): number {
  const points = centres.map(plan.place);
  const gaps = points.map((point) =>
    Math.min(...points.filter((other) => other !== point).map(({ x, y }) => Math.hypot(x - point.x, y - point.y))),
  );
  const widest = Math.max(0, ...gaps.filter(Number.isFinite));
  return Math.min(Math.max(widest * 0.62, LEAST_RADIUS_PX), MOST_RADIUS_PX);
}
