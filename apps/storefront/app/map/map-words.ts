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

/** A pin as `PinShape` draws it, its tip at the place. */
export const PIN = { halfWidth: 14, height: 38.5, highlightedScale: 1.19 } as const;

// Of the map's type, which is 13 px.
const LETTER_PX = 7;
const LINE_PX = 16;
const ASCENT_PX = 12;
const DESCENT_PX = 3;
const EDGE_PX = 4;
const ABOVE_PIN = { plain: -46, highlighted: -54 } as const;
const BELOW_POINT = 20;
const ABOVE_POINT = 12;
const DOT_PX = 8;

/**
 * The words that have room on a map, the most important first: distance or name of the chosen place, home, other names.
 * Each has one or more positions, the best first.
 */
export function chooseWords({ places, home, chosen, plan, size }: WordsOptions): readonly MapWords[] {
  const describePlace = (place: MapPlace, text: string): readonly MapWords[] => {
    const { x, y } = plan.place(place);
    const words = { key: place.id, text, x, isSoft: place !== chosen };
    const above = ABOVE_PIN[place === chosen ? 'highlighted' : 'plain'];
    return [above, BELOW_POINT].map((distance) => ({ ...words, y: y + distance }));
  };
  const distance =
    chosen && home && places.length === 1 ? MAP.kilometres(decimal(estimatedDistance(home, chosen))) : null;
  const wanted = [
    ...(chosen ? [describePlace(chosen, distance ?? chosen.name)] : []),
    ...(home ? [describeHome(plan.place(home), chosen && plan.place(chosen))] : []),
    ...places.filter((place) => place !== chosen).map((place) => describePlace(place, place.name)),
  ];
  const shapes = [
    ...places.map((place) => toPinBox(plan.place(place), place === chosen)),
    ...(home ? [toDotBox(plan.place(home))] : []),
  ];
  const placed: MapWords[] = [];
  const isFree = (words: MapWords): boolean =>
    !shapes.some((shape) => covers(words, shape)) && !placed.some((other) => overlaps(words, other));
  for (const positions of wanted) {
    const words = positions.map((each) => keepInside(each, size)).find(isFree);
    if (words) placed.push(words);
  }
  return placed;
}

/** First on the side that the way to the chosen place does not cross. */
function describeHome({ x, y }: PlanPoint, chosen: PlanPoint | null): readonly MapWords[] {
  const words = { key: 'home', text: MAP.yourAddress, x, isSoft: false };
  const below = { ...words, y: y + BELOW_POINT };
  const above = { ...words, y: y - ABOVE_POINT };
  return chosen && chosen.y > y ? [above, below] : [below, above];
}

/** The room of a pin or dot. */
interface Box {
  readonly x: number;
  readonly halfWidth: number;
  readonly top: number;
  readonly bottom: number;
}

function toPinBox({ x, y }: PlanPoint, isHighlighted: boolean): Box {
  const scale = isHighlighted ? PIN.highlightedScale : 1;
  return { x, halfWidth: PIN.halfWidth * scale, top: y - PIN.height * scale, bottom: y };
}

const toDotBox = ({ x, y }: PlanPoint): Box => ({ x, halfWidth: DOT_PX, top: y - DOT_PX, bottom: y + DOT_PX });

const halfWidth = ({ text }: MapWords): number => (text.length * LETTER_PX) / 2;

function keepInside(words: MapWords, { width, height }: WordsOptions['size']): MapWords {
  const half = halfWidth(words) + EDGE_PX;
  const x = half > width / 2 ? width / 2 : Math.min(Math.max(words.x, half), width - half);
  return { ...words, x, y: Math.min(Math.max(words.y, ASCENT_PX), height - EDGE_PX) };
}

const overlaps = (left: MapWords, right: MapWords): boolean =>
  Math.abs(left.x - right.x) < halfWidth(left) + halfWidth(right) && Math.abs(left.y - right.y) < LINE_PX;

const covers = (words: MapWords, box: Box): boolean =>
  Math.abs(words.x - box.x) < halfWidth(words) + box.halfWidth &&
  words.y - ASCENT_PX < box.bottom &&
  words.y + DESCENT_PX > box.top;
