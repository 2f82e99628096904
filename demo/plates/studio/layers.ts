import type { Draw, Easel } from './easel.ts';
import { FULL_TURN, MID_X, MID_Y, degrees, fixed } from './geometry.ts';
import type { Point } from './geometry.ts';
import type { Light } from './light.ts';

/** One piece of an ingredient: where it lies, how large it is, how it is turned (degrees). */
export type Piece = (easel: Easel, x: number, y: number, size: number, turn: number) => string;
/** A piece whose size is settled. */
export type SizedPiece = (easel: Easel, x: number, y: number, turn: number) => string;

/** A piece drawn around its own middle, lit as its material asks. */
export function drawn(light: Partial<Light>, art: (easel: Easel, size: number) => string): Piece {
  return (easel, x, y, size, turn) => easel.group(easel.lit(light), easel.put(x, y, turn, 1, art(easel, size)));
}

/** A piece of one size, or one that varies in size as nature does. */
export function sized(piece: Piece, from: number, to = from): SizedPiece {
  return (easel, x, y, turn) => piece(easel, x, y, easel.random(from, to), turn);
}

/** Now this piece, now that one. */
export function mixed(...pieces: readonly SizedPiece[]): SizedPiece {
  return (easel, x, y, turn) => easel.pick(pieces)(easel, x, y, turn);
}

/** Draws something at every place, turned as it fell. */
export function around(
  easel: Easel,
  places: readonly Point[],
  make: (x: number, y: number, turn: number) => string,
): string {
  return places.map(([x, y]) => make(x, y, easel.random(360))).join('');
}

/** A round area of the dish; `inner` keeps its middle free. */
export interface Area {
  x?: number;
  y?: number;
  inner?: number;
}

/** A layer of pieces thrown into an area that keep their distance. */
export function thrown(count: number, reach: number, gap: number, piece: SizedPiece, area: Area = {}): Draw {
  return (easel) => around(easel, easel.scatter(count, reach, gap, area), (x, y, turn) => piece(easel, x, y, turn));
}

/** A piece laid down by hand. */
export function laid(piece: SizedPiece, x: number, y: number, turn = 0): Draw {
  return (easel) => piece(easel, x, y, turn);
}

/** Pieces evenly on a ring, each pointing outwards. */
export function ringed(count: number, radius: number, piece: SizedPiece, from = 0): Draw {
  return (easel) =>
    Array.from({ length: count }, (_, index) => from + (index / count) * FULL_TURN)
      .map((angle) => {
        const [x, y] = [MID_X + Math.cos(angle) * radius, MID_Y + Math.sin(angle) * radius];
        return piece(easel, x, y, degrees(angle));
      })
      .join('');
}

/** Layers drawn one on top of the other. */
export function drawAll(easel: Easel, layers: readonly Draw[]): string {
  return layers.map((draw) => draw(easel)).join('');
}

/** The same piece, smaller or larger. */
export function small(piece: SizedPiece, scale: number): SizedPiece {
  return (easel, x, y, turn) =>
    `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${scale})">${piece(easel, 0, 0, turn)}</g>`;
}

/** Several layers as one. */
export function drawInOrder(...layers: readonly Draw[]): Draw {
  return (easel) => drawAll(easel, layers);
}
