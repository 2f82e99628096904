import { createCanvas, MID_X, MID_Y, toSeed, WIDTH } from './canvas/index.ts';
import { findMotif } from './find-motif.ts';
import type { PlateDish, PlatePicture } from './plate-dish.ts';
import { drawTable, type TableKind } from './tableware/tables.ts';

/** Several dishes on one table, for a wide header. */
export interface TableScene {
  /** Seeds the random details. */
  readonly name: string;
  readonly table: TableKind;
  /** Centre and scale of each plate, in pixels of the picture. */
  readonly plates: readonly {
    readonly dish: PlateDish;
    readonly x: number;
    readonly y: number;
    readonly scale: number;
  }[];
}

const SCENE_WIDTH = 1920;
const SCENE_HEIGHT = 640;

export function drawTableScene({ name, table, plates }: TableScene): PlatePicture {
  const canvas = createCanvas(toSeed(name));
  const surface = drawTable(canvas, table).replaceAll(`width="${WIDTH}"`, `width="${SCENE_WIDTH}"`);
  canvas.hideTable();
  const dishes = plates.map(({ dish, x, y, scale }) => {
    return `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-MID_X} ${-MID_Y})">${findMotif(dish).draw(canvas)}</g>`;
  });
  canvas.moveCamera(1);
  return {
    svg: canvas.svg(surface + dishes.join(''), SCENE_WIDTH, SCENE_HEIGHT),
    width: SCENE_WIDTH,
    height: SCENE_HEIGHT,
  };
}
