import { bowl, plate, wallShade } from './crockery.ts';
import type { Glaze } from './crockery.ts';
import type { Draw } from './easel.ts';
import { MID_X, MID_Y } from './geometry.ts';
import { drawAll } from './layers.ts';
import { table } from './tables.ts';
import type { TableKind } from './tables.ts';

/** What a dish stands on and lies in, and how close the camera comes. */
export interface Serving {
  table: TableKind;
  crockery: Draw;
  zoom: number;
  move?: readonly [x: number, y: number];
}

/** A dish, served: table, crockery, then its layers from bottom to top. */
export function served(serving: Serving, ...layers: readonly Draw[]): Draw {
  return (easel) => {
    const [moveX, moveY] = serving.move ?? [0, 0];
    easel.look(serving.zoom, moveX, moveY);
    return table(easel, serving.table) + serving.crockery(easel) + drawAll(easel, layers);
  };
}

/** A plate as crockery. */
export const onPlate =
  (glaze: Glaze, radius = 352, well = 0.77): Draw =>
  (easel) =>
    plate(easel, radius, glaze, well);

/** A bowl as crockery. */
export const inBowl =
  (glaze: Glaze, radius = 352): Draw =>
  (easel) =>
    bowl(easel, radius, glaze);

/** The soft shadow below a heap of food. */
export const heapShadow =
  (radius = 236, color = '#5a2406'): Draw =>
  (easel) =>
    `<path d="${easel.blob(MID_X + 12, MID_Y + 16, radius, { wobble: 0.08, n: 18 })}" fill="${color}" opacity=".45" filter="${easel.blur(14)}"/>`;

/** A flat irregular ground of one colour, to be covered. */
export const ground =
  (radius: number, color: string): Draw =>
  (easel) =>
    `<path d="${easel.blob(MID_X, MID_Y, radius, { wobble: 0.06, n: 18 })}" fill="${color}"/>`;

/** A round ground of one colour. */
export const disc =
  (radius: number, color: string): Draw =>
  () =>
    `<circle cx="${MID_X}" cy="${MID_Y}" r="${radius}" fill="${color}"/>`;

/** The shade of a bowl's wall on what lies in it. */
export const inShade =
  (radius: number): Draw =>
  (easel) =>
    wallShade(easel, radius);

/** Layers that end where a round opening ends. */
export const withinCircle =
  (radius: number, ...layers: readonly Draw[]): Draw =>
  (easel) => {
    const clip = easel.define(
      `within${radius}`,
      (id) => `<clipPath id="${id}"><circle cx="${MID_X}" cy="${MID_Y}" r="${radius}"/></clipPath>`,
    );
    return `<g clip-path="${clip}">${drawAll(easel, layers)}</g>`;
  };
