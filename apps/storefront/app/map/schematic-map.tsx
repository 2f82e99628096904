import { fitPlan, listRings, type Plan } from '@tischlein/domain/delivery';
import { MAP, placeOnMap } from '@tischlein/wording/storefront';
import { decimal } from '@tischlein/wording';
import type { KeyboardEvent } from 'react';
import type { MapPlace, MapPoint, PlacesOnMap, ZoneOnMap } from './map-place.ts';
import { chooseWords, type MapWords, PIN } from './map-words.ts';
import { outlineZone, ZonesOnMap } from './zones-on-map.tsx';
import '../styles/schematic-map.css';

interface SchematicMapProps extends PlacesOnMap {
  readonly zones: readonly ZoneOnMap[];
  readonly isLarge: boolean;
}

// The width is the narrowest a map gets; wider ones show more beside it.
const WIDTH = 256;
const HEIGHTS = { small: 180, large: 220 } as const;
const MARGIN = { top: 66, bottom: 32, sides: 34 };
const RING_EVERY_PX = 46;

/**
 * A map of the shop's own facts, without tiles: places in their distance and direction, rings around the guest, the
 * delivery zones. Loads nothing.
 */
export function SchematicMap({ places, home, highlighted, onSelect, zones, isLarge }: SchematicMapProps) {
  const height = HEIGHTS[isLarge ? 'large' : 'small'];
  const middle = home ?? places.find(({ id }) => id === highlighted) ?? (places.length === 1 ? places[0] : undefined);
  const corners = zones.flatMap(({ shape }) => outlineZone(shape, places[0] ?? home));
  const points = [...places, ...(home ? [home] : []), ...corners];
  const plan = fitPlan(points, { width: WIDTH, height, margin: MARGIN });
  const chosen = places.find(({ id }) => id === highlighted) ?? null;
  const words = chooseWords({ places, home, chosen, plan, size: { width: WIDTH, height } });
  return (
    <>
      <svg className="schematic-map" viewBox={`0 0 ${WIDTH} ${height}`}>
        <g aria-hidden="true">
          <ZonesOnMap zones={zones} plan={plan} shop={places[0] ?? null} />
          {middle && <Rings middle={middle} plan={plan} hasWords={zones.length === 0} />}
          {home && chosen && <Way from={home} to={chosen} plan={plan} />}
          {home && <Home at={home} plan={plan} />}
        </g>
        {places.map((place) => (
          <Pin key={place.id} {...{ place, plan, onSelect }} isHighlighted={place.id === highlighted} />
        ))}
        <g aria-hidden="true">
          {chosen && <PinShape place={chosen} plan={plan} isHighlighted />}
          <Words words={words} />
        </g>
      </svg>
      <svg className="map-north" viewBox="0 0 24 40" aria-hidden="true">
        <text x="12" y="11">
          {MAP.north}
        </text>
        <path d="M12 38V18M7 24l5-6 5 6" />
      </svg>
      {home && (
        <p className="visually-hidden">{places.map((place) => placeOnMap(place.name, home, place)).join(' ')}</p>
      )}
    </>
  );
}

interface OnPlan {
  readonly plan: Plan;
}

/** `hasWords` is false where zones have words of their own. */
function Rings({ middle, plan, hasWords }: OnPlan & { readonly middle: MapPoint; readonly hasWords: boolean }) {
  const { x, y } = plan.place(middle);
  const rings = listRings(plan.pixelsPerKilometre, { least: RING_EVERY_PX, most: 2 * WIDTH });
  return rings.map(({ kilometres, radius }) => (
    <g key={kilometres}>
      <circle className="map-ring" cx={x} cy={y} r={radius} />
      {hasWords && y - radius > 10 && (
        <text className="map-ring-words" x={x} y={y - radius + 4}>
          {MAP.kilometres(decimal(kilometres))}
        </text>
      )}
    </g>
  ));
}

function Way({ from, to, plan }: OnPlan & { readonly from: MapPoint; readonly to: MapPoint }) {
  const [start, end] = [plan.place(from), plan.place(to)];
  return <path className="map-way" d={`M${start.x} ${start.y} ${end.x} ${end.y}`} />;
}

function Home({ at, plan }: OnPlan & { readonly at: MapPoint }) {
  const { x, y } = plan.place(at);
  return <circle className="map-home-dot" cx={x} cy={y} r="6" />;
}

interface PinProps extends OnPlan, Pick<PlacesOnMap, 'onSelect'> {
  readonly place: MapPlace;
  readonly isHighlighted: boolean;
}

/** A marker: a button where places can be selected, by a click, Space or Enter (S2 §2 Branch map). */
function Pin({ place, plan, onSelect, isHighlighted }: PinProps) {
  if (!onSelect)
    return (
      <g role="img" aria-label={place.name}>
        <PinShape {...{ place, plan, isHighlighted }} />
      </g>
    );
  const select = (): void => onSelect(place.id);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    select();
  };
  return (
    <g
      className="map-button"
      role="button"
      tabIndex={0}
      aria-label={place.name}
      aria-pressed={isHighlighted}
      onClick={select}
      onKeyDown={press}
    >
      <PinShape {...{ place, plan, isHighlighted }} />
    </g>
  );
}

type PinShapeProps = Omit<PinProps, 'onSelect'>;

function PinShape({ place, plan, isHighlighted }: PinShapeProps) {
  const { x, y } = plan.place(place);
  return (
    <g
      className="map-marker"
      data-highlighted={isHighlighted || undefined}
      transform={`translate(${x} ${y}) scale(${isHighlighted ? PIN.highlightedScale : 1})`}
    >
      <rect className="map-marker-room" x="-22" y="-44" width="44" height="48" rx="8" />
      <path d="M0 0S-14-13-14-24.5a14 14 0 0 1 28 0C14-13 0 0 0 0Z" />
      {isHighlighted && <circle cy="-24" r="5" />}
    </g>
  );
}

const Words = ({ words }: { readonly words: readonly MapWords[] }) =>
  words.map(({ key, text, x, y, isSoft }) => (
    <text key={key} className="map-words" data-soft={isSoft || undefined} x={x} y={y}>
      {text}
    </text>
  ));
