import type { Draw, Canvas } from './canvas.ts';
import { FULL_TURN, MID_X, MID_Y, toDegrees, rounded } from './geometry.ts';
import type { Point } from './geometry.ts';
import type { Light } from './light.ts';

/** One piece of an ingredient: where it lies, how large it is, how it is turned (degrees). */
export type Piece = (canvas: Canvas, x: number, y: number, size: number, turn: number) => string;
/** A piece whose size is settled. */
export type SizedPiece = (canvas: Canvas, x: number, y: number, turn: number) => string;

/** A piece drawn around its own middle, lit as its material asks. */
export function createPiece(light: Partial<Light>, art: (canvas: Canvas, size: number) => string): Piece {
  return (canvas, x, y, size, turn) =>
    canvas.group(canvas.lightFilter(light), canvas.place(x, y, turn, 1, art(canvas, size)));
}

/** A piece of one size, or one that varies in size as nature does. */
export function withSize(piece: Piece, from: number, to = from): SizedPiece {
  return (canvas, x, y, turn) => piece(canvas, x, y, canvas.random(from, to), turn);
}

/** Now this piece, now that one. */
export function pickPiece(...pieces: readonly SizedPiece[]): SizedPiece {
  return (canvas, x, y, turn) => canvas.pick(pieces)(canvas, x, y, turn);
}

/** Draws something at every place, turned as it fell. */
export function drawAtEach(
  canvas: Canvas,
  places: readonly Point[],
  make: (x: number, y: number, turn: number) => string,
): string {
  return places.map(([x, y]) => make(x, y, canvas.random(360))).join('');
}

/** A round area of the dish; `inner` keeps its middle free. */
export interface Area {
  x?: number;
  y?: number;
  inner?: number;
}

/** A layer of pieces thrown into an area that keep their distance. */
export function scatter(count: number, reach: number, gap: number, piece: SizedPiece, area: Area = {}): Draw {
  return (canvas) =>
    drawAtEach(canvas, canvas.scatter(count, reach, gap, area), (x, y, turn) => piece(canvas, x, y, turn));
}

/** A piece laid down by hand. */
export function placeAt(piece: SizedPiece, x: number, y: number, turn = 0): Draw {
  return (canvas) => piece(canvas, x, y, turn);
}

/** Pieces evenly on a ring, each pointing outwards. */
export function placeOnRing(count: number, radius: number, piece: SizedPiece, from = 0): Draw {
  return (canvas) =>
    Array.from({ length: count }, (_, index) => from + (index / count) * FULL_TURN)
      .map((angle) => {
        const [x, y] = [MID_X + Math.cos(angle) * radius, MID_Y + Math.sin(angle) * radius];
        return piece(canvas, x, y, toDegrees(angle));
      })
      .join('');
}

/** Layers drawn one on top of the other. */
export function drawLayers(canvas: Canvas, layers: readonly Draw[]): string {
  return layers.map((draw) => draw(canvas)).join('');
}

/** The same piece, smaller or larger. */
export function scaled(piece: SizedPiece, scale: number): SizedPiece {
  return (canvas, x, y, turn) =>
    `<g transform="translate(${rounded(x)} ${rounded(y)}) scale(${scale})">${piece(canvas, 0, 0, turn)}</g>`;
}

/** Several layers as one. */
export function combine(...layers: readonly Draw[]): Draw {
  return (canvas) => drawLayers(canvas, layers);
}
