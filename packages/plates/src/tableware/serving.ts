import { drawBowl, drawPlateShape, drawWallShade, type Glaze } from './crockery.ts';
import { drawLayers, MID_X, MID_Y, type Draw } from '../canvas/index.ts';
import { drawTable, type TableKind } from './tables.ts';

/** The surface and tableware of a dish, and how close the camera comes. */
export interface Serving {
  table: TableKind;
  crockery: Draw;
  zoom: number;
  move?: readonly [x: number, y: number];
}

/** A dish, served: table, crockery, then its layers from bottom to top. */
export function serve(serving: Serving, ...layers: readonly Draw[]): Draw {
  return (canvas) => {
    const [moveX, moveY] = serving.move ?? [0, 0];
    canvas.moveCamera(serving.zoom, moveX, moveY);
    return drawTable(canvas, serving.table) + serving.crockery(canvas) + drawLayers(canvas, layers);
  };
}

/** A plate as crockery. */
export const onPlate =
  (glaze: Glaze, radius = 352, well = 0.77): Draw =>
  (canvas) =>
    drawPlateShape(canvas, radius, glaze, well);

/** A bowl as crockery. */
export const inBowl =
  (glaze: Glaze, radius = 352): Draw =>
  (canvas) =>
    drawBowl(canvas, radius, glaze);

/** The soft shadow below a heap of food. */
export const drawHeapShadow =
  (radius = 236, color = '#5a2406'): Draw =>
  (canvas) =>
    `<path d="${canvas.blob(MID_X + 12, MID_Y + 16, radius, { wobble: 0.08, n: 18 })}" fill="${color}" opacity=".45" filter="${canvas.blur(14)}"/>`;

/** A flat irregular ground of one colour, to be covered. */
export const drawGround =
  (radius: number, color: string): Draw =>
  (canvas) =>
    `<path d="${canvas.disc(radius, { wobble: 0.06, n: 18 })}" fill="${color}"/>`;

/** A round ground of one colour. */
export const drawDisc =
  (radius: number, color: string): Draw =>
  () =>
    `<circle cx="${MID_X}" cy="${MID_Y}" r="${radius}" fill="${color}"/>`;

/** The shade of a bowl's wall on what lies in it. */
export const shadeBowl =
  (radius: number): Draw =>
  (canvas) =>
    drawWallShade(canvas, radius);

/** Layers that end where a round opening ends. */
export const clipToCircle =
  (radius: number, ...layers: readonly Draw[]): Draw =>
  (canvas) => {
    const clip = canvas.define(
      `within${radius}`,
      (id) => `<clipPath id="${id}"><circle cx="${MID_X}" cy="${MID_Y}" r="${radius}"/></clipPath>`,
    );
    return `<g clip-path="${clip}">${drawLayers(canvas, layers)}</g>`;
  };
