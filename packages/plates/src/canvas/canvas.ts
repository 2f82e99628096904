import type { Point } from './geometry.ts';
import { createRandom, elementAt, FULL_TURN, HEIGHT, MID_X, MID_Y, rounded, smoothPath, WIDTH } from './geometry.ts';
import { createLightFilter } from './light.ts';
import { toLight, type Surface } from './materials.ts';

/** The stops of a gradient, written `place colour opacity, …`: `0 #fff, .6 #ccc, 1 #000 .4`. */
export type Stops = string;

type GradientShape<Part extends string> = Partial<Record<Part, number>> & { inPixels?: boolean };

export interface BlobShape {
  /** Points on the outline. */
  n?: number;
  /** Amplitude of the waves in the outline, and their randomness. */
  wobble?: number;
  jitter?: number;
  stretchX?: number;
  stretchY?: number;
  /** Radians. */
  turn?: number;
}

/** A disc of the dish; `inner` keeps its middle empty. */
export interface Area {
  x?: number;
  y?: number;
  inner?: number;
}

/** The noise behind spots. */
export interface SpotNoise {
  at?: number;
  /** Threshold of the noise, and the contrast of the edge. */
  from?: number;
  hard?: number;
  octaves?: number;
}

/** The drawing surface of one picture: seeded randomness, SVG definitions and the helpers that need both. */
export interface Canvas {
  random(this: void, low?: number, high?: number): number;
  pick<const Item>(this: void, list: readonly Item[]): Item;
  /** Adds a definition once per key and returns its url() reference. */
  define(this: void, key: string, make: (id: string) => string): string;
  radial(this: void, stops: Stops, shape?: GradientShape<'cx' | 'cy' | 'r'>): string;
  linear(this: void, stops: Stops, shape?: GradientShape<'x1' | 'y1' | 'x2' | 'y2'>): string;
  /** The path of an irregular disc. */
  blob(this: void, x: number, y: number, radius: number, shape?: BlobShape): string;
  /** A blob in the middle of the picture. */
  disc(this: void, radius: number, shape?: BlobShape): string;
  /** Random points inside a disc with a minimum distance `gap`. */
  scatter(this: void, count: number, reach: number, gap: number, area?: Area): Point[];
  /** Returns a function that puts a drawing into the light. */
  light(this: void, surface: Surface): (content: string, attributes?: string) => string;
  blur(this: void, radius: number): string;
  /** A filter for organic spots: char on crust, browning on cheese, speckles on stoneware. */
  spotFilter(this: void, color: string, noise?: SpotNoise): string;
  group(this: void, filter: string, content: string, attributes?: string): string;
  place(this: void, x: number, y: number, turn: number, scale: number, content: string): string;
  /** Zooms, then moves the dish. */
  moveCamera(this: void, zoom: number, moveX?: number, moveY?: number): void;
  /** From now on dishes are drawn without their table. */
  hideTable(this: void): void;
  isTableShown(this: void): boolean;
  svg(this: void, body: string, width?: number, height?: number): string;
}

/** Draws something and returns its SVG. */
export type Draw = (canvas: Canvas) => string;

function toStopTag(stop: string): string {
  const [place, color, opacity] = stop.split(' ');
  const through = opacity === undefined ? '' : ` stop-opacity="${Number(opacity)}"`;
  return `<stop offset="${Number(place)}" stop-color="${color}"${through}/>`;
}

const toStopTags = (stops: Stops): string => stops.split(', ').map(toStopTag).join('');

/** Gradient stops at even distances. */
export const spaceEvenly = (colors: readonly string[]): Stops =>
  colors.map((color, index) => `${index / (colors.length - 1)} ${color}`).join(', ');

const getUnits = (inPixels = false): string => (inPixels ? ' gradientUnits="userSpaceOnUse"' : '');

function createRandomTools(seed: number): Pick<Canvas, 'random' | 'pick' | 'blob' | 'disc' | 'scatter'> {
  const next = createRandom(seed);
  const random = (low = 1, high?: number): number => (high === undefined ? low * next() : low + (high - low) * next());
  const blob: Canvas['blob'] = (x, y, radius, shape = {}) => {
    const { n = 11, wobble = 0.1, jitter = 0.7, stretchX = 1, stretchY = 1, turn = 0 } = shape;
    const [first, second] = [random(FULL_TURN), random(FULL_TURN)];
    const outline = Array.from({ length: n }, (_, index): Point => {
      const angle = (FULL_TURN * index) / n;
      const waves = 0.5 * Math.sin(2 * angle + first) + 0.4 * Math.sin(3 * angle + second);
      const reach = radius * (1 + wobble * (waves + jitter * (random() - 0.5)));
      const [u, v] = [Math.cos(angle) * reach * stretchX, Math.sin(angle) * reach * stretchY];
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      return [x + u * cos - v * sin, y + u * sin + v * cos];
    });
    return smoothPath(outline);
  };
  return {
    random,
    pick: (list) => elementAt(list, Math.floor(next() * list.length)),
    blob,
    disc: (radius, shape) => blob(MID_X, MID_Y, radius, shape),
    scatter: (count, reach, gap, { x = MID_X, y = MID_Y, inner = 0 } = {}) => {
      const places: Point[] = [];
      for (let tries = 0; places.length < count && tries < count * 90; tries += 1) {
        const angle = random(FULL_TURN);
        const far = Math.sqrt(random((inner * inner) / (reach * reach), 1)) * reach;
        const [px, py] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
        const room = gap * (tries > count * 60 ? 0.75 : 1);
        if (places.every(([qx, qy]) => Math.hypot(qx - px, qy - py) >= room)) places.push([px, py]);
      }
      return places;
    },
  };
}

type PaintTools = Pick<Canvas, 'radial' | 'linear' | 'light' | 'blur' | 'spotFilter'>;

function createPaintTools(define: Canvas['define'], random: Canvas['random']): PaintTools {
  return {
    radial: (stops, shape = {}) =>
      define(`r${JSON.stringify([stops, shape])}`, (id) => {
        const { cx = 0.5, cy = 0.5, r = 0.5, inPixels } = shape;
        return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}" fx="${cx}" fy="${cy}"${getUnits(inPixels)}>${toStopTags(stops)}</radialGradient>`;
      }),
    linear: (stops, shape = {}) =>
      define(`l${JSON.stringify([stops, shape])}`, (id) => {
        const { x1 = 0, y1 = 0, x2 = 1, y2 = 1, inPixels } = shape;
        return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${getUnits(inPixels)}>${toStopTags(stops)}</linearGradient>`;
      }),
    light: (surface) => {
      const light = toLight(surface);
      const filter = define(`f${JSON.stringify(light)}`, (id) =>
        createLightFilter(id, light, Math.floor(random(1000))),
      );
      return (content, attributes) => group(filter, content, attributes);
    },
    blur: (radius) =>
      define(
        `b${radius}`,
        (id) =>
          `<filter id="${id}" x="-.7" y="-.7" width="2.4" height="2.4"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
      ),
    spotFilter: (color, { at: frequency = 0.02, from = 0.55, hard = 9, octaves = 3 } = {}) => {
      const seed = Math.floor(random(999));
      return define(
        `s${color}${frequency}${from}${hard}${seed}`,
        (id) =>
          `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${hard} 0 0 0 ${rounded(-hard * from * 10) / 10}" result="n"/><feFlood flood-color="${color}"/><feComposite in2="n" operator="in"/><feComposite in2="SourceGraphic" operator="in"/></filter>`,
      );
    },
  };
}

const group: Canvas['group'] = (filter, content, attributes = '') =>
  `<g${filter ? ` filter="${filter}"` : ''}${attributes}>${content}</g>`;

/** librsvg renders this turbulence seed with visible lattice artefacts. */
const BROKEN_NOISE = 'seed="514"';

/** The same seed gives the same picture. */
export function createCanvas(seed: number): Canvas {
  const definitions = new Map<string, { id: string; markup: string }>();
  let ids = 0;
  let camera = '';
  let tableIsLaid = true;
  const define: Canvas['define'] = (key, make) => {
    let known = definitions.get(key);
    if (!known) {
      const id = `d${ids}`;
      ids += 1;
      known = { id, markup: make(id) };
      definitions.set(key, known);
    }
    return `url(#${known.id})`;
  };
  const chance = createRandomTools(seed);
  return {
    ...chance,
    ...createPaintTools(define, chance.random),
    define,
    group,
    place: (x, y, turn, scale, content) =>
      `<g transform="translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turn)}) scale(${rounded(scale * 100) / 100})">${content}</g>`,
    moveCamera: (zoom, moveX = 0, moveY = 0) => {
      camera = ` transform="translate(${MID_X + moveX} ${MID_Y + moveY}) scale(${zoom}) translate(${-MID_X} ${-MID_Y})"`;
    },
    hideTable: () => {
      tableIsLaid = false;
    },
    isTableShown: () => tableIsLaid,
    svg: (body, width = WIDTH, height = HEIGHT) => {
      const markup = [...definitions.values()].map((definition) => definition.markup).join('');
      const noises = markup.replaceAll(BROKEN_NOISE, 'seed="513"');
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${noises}</defs><g${camera}>${body}</g></svg>\n`;
    },
  };
}
