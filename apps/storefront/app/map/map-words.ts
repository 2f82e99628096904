import { estimatedDistance, type Plan, type PlanPoint } from '@tischlein/domain/delivery';
import { decimal } from '@tischlein/wording';
import { MAP } from '@tischlein/wording/storefront';
import type { MapPlace, MapPoint } from './map-place.ts';

/** Words on a map, centred at x, on the line y. */
export interface MapWords {
  readonly key: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isSoft: boolean;
}

interface WordsOptions {
  readonly places: readonly MapPlace[];
  readonly home: MapPoint | null;
  readonly chosen: MapPlace | null;
  readonly plan: Plan;
  readonly size: { readonly width: number; readonly height: number };
}

// Of the map's type, which is 13 px.
const LETTER_PX = 7;
const LINE_PX = 16;
const EDGE_PX = 4;
const ABOVE_PIN = { plain: -46, highlighted: -54 } as const;
const BELOW_POINT = 20;
const ABOVE_POINT = 12;

/** The words that have room on a map, the most important first: distance or name of the chosen place, home, other names. */
export function chooseWords({ places, home, chosen, plan, size }: WordsOptions): readonly MapWords[] {
  const above = (place: MapPlace, text: string): MapWords => {
    const { x, y } = plan.place(place);
    const key = place.id;
    return { key, text, x, y: y + ABOVE_PIN[place === chosen ? 'highlighted' : 'plain'], isSoft: place !== chosen };
  };
  const distance =
    chosen && home && places.length === 1 ? MAP.kilometres(decimal(estimatedDistance(home, chosen))) : null;
  const wanted = [
    ...(chosen ? [above(chosen, distance ?? chosen.name)] : []),
    ...(home ? [describeHome(plan.place(home), chosen && plan.place(chosen))] : []),
    ...places.filter((place) => place !== chosen).map((place) => above(place, place.name)),
  ];
  const placed: MapWords[] = [];
  for (const words of wanted.map((each) => keepInside(each, size)))
    if (placed.every((other) => !overlaps(words, other))) placed.push(words);
  return placed;
}

/** On the side that the way to the chosen place does not cross. */
const describeHome = ({ x, y }: PlanPoint, chosen: PlanPoint | null): MapWords => ({
  key: 'home',
  text: MAP.yourAddress,
  x,
  y: chosen && chosen.y > y ? y - ABOVE_POINT : y + BELOW_POINT,
  isSoft: false,
});

const halfWidth = ({ text }: MapWords): number => (text.length * LETTER_PX) / 2;

function keepInside(words: MapWords, { width, height }: WordsOptions['size']): MapWords {
  const half = halfWidth(words) + EDGE_PX;
  const x = half > width / 2 ? width / 2 : Math.min(Math.max(words.x, half), width - half);
  return { ...words, x, y: Math.min(Math.max(words.y, LINE_PX), height - EDGE_PX) };
}

const overlaps = (left: MapWords, right: MapWords): boolean =>
  Math.abs(left.x - right.x) < halfWidth(left) + halfWidth(right) && Math.abs(left.y - right.y) < LINE_PX;
