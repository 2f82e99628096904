import type { Area, BlobShape, Canvas, Draw } from './canvas.ts';
import { FULL_TURN, MID_X, MID_Y, rounded, toDegrees, type Point } from './geometry.ts';
import type { Surface } from './materials.ts';

/** One piece of an ingredient at a position; `turn` in degrees. */
export type Piece = (canvas: Canvas, x: number, y: number, size: number, turn: number) => string;
/** A piece that chooses its size itself. */
export type SizedPiece = (canvas: Canvas, x: number, y: number, turn: number) => string;

/** Creates a piece from art that is drawn around the origin. */
export function createPiece(surface: Surface, art: (canvas: Canvas, size: number) => string): Piece {
  return (canvas, x, y, size, turn) => canvas.light(surface)(canvas.place(x, y, turn, 1, art(canvas, size)));
}

/** Pieces on top of each other. */
export const stack =
  (...pieces: readonly Piece[]): Piece =>
  (canvas, x, y, size, turn) =>
    pieces.map((piece) => piece(canvas, x, y, size, turn)).join('');

/** Fixes the size of a piece, or picks it from a range each time. */
export function withSize(piece: Piece, from: number, to = from): SizedPiece {
  return (canvas, x, y, turn) => piece(canvas, x, y, canvas.random(from, to), turn);
}

/** Picks one of the pieces each time. */
export function pickPiece(...pieces: readonly SizedPiece[]): SizedPiece {
  return (canvas, x, y, turn) => canvas.pick(pieces)(canvas, x, y, turn);
}

/** Draws at every point with a random rotation. */
export function drawAtEach(
  canvas: Canvas,
  places: readonly Point[],
  make: (x: number, y: number, turn: number) => string,
): string {
  return places.map(([x, y]) => make(x, y, canvas.random(360))).join('');
}

/** Scatters pieces over an area with a minimum distance `gap`. */
export function scatter(count: number, reach: number, gap: number, piece: SizedPiece, area: Area = {}): Draw {
  return (canvas) =>
    drawAtEach(canvas, canvas.scatter(count, reach, gap, area), (x, y, turn) => piece(canvas, x, y, turn));
}

export function placeAt(piece: SizedPiece, x: number, y: number, turn = 0): Draw {
  return (canvas) => piece(canvas, x, y, turn);
}

/** Places pieces one by one, each written `size x y turn`. */
export const placeEach = (piece: Piece, places: string): Draw =>
  combine(
    ...places.split(', ').map((place) => {
      const [size = 0, x = 0, y = 0, turn] = place.split(' ').map(Number);
      return placeAt(withSize(piece, size), x, y, turn);
    }),
  );

/** Spaces pieces evenly on a ring, pointing outwards. */
export function placeOnRing(count: number, radius: number, piece: SizedPiece, from = 0): Draw {
  return (canvas) =>
    Array.from({ length: count }, (_, index) => from + (index / count) * FULL_TURN)
      .map((angle) => {
        const [x, y] = [MID_X + Math.cos(angle) * radius, MID_Y + Math.sin(angle) * radius];
        return piece(canvas, x, y, toDegrees(angle));
      })
      .join('');
}

/** Blobs of random sizes, to be filled by what surrounds them. */
export const drawBlobs = (
  canvas: Canvas,
  places: readonly Point[],
  [from, to]: readonly [number, number],
  shape: BlobShape,
): string => places.map(([x, y]) => `<path d="${canvas.blob(x, y, canvas.random(from, to), shape)}"/>`).join('');

export function drawLayers(canvas: Canvas, layers: readonly Draw[]): string {
  return layers.map((draw) => draw(canvas)).join('');
}

export function scaled(piece: SizedPiece, scale: number): SizedPiece {
  return (canvas, x, y, turn) =>
    `<g transform="translate(${rounded(x)} ${rounded(y)}) scale(${scale})">${piece(canvas, 0, 0, turn)}</g>`;
}

export function combine(...layers: readonly Draw[]): Draw {
  return (canvas) => drawLayers(canvas, layers);
}
