import { recipeFor } from './recipes.ts';
import { createEasel } from './studio/easel.ts';
import type { Easel } from './studio/easel.ts';
import { MID_X, MID_Y, WIDTH, seedOf } from './studio/geometry.ts';
import { table } from './studio/tables.ts';
import type { TableKind } from './studio/tables.ts';

interface Place {
  dish: string;
  x: number;
  y: number;
  scale: number;
}

interface Scene {
  table: TableKind;
  places: readonly Place[];
}

const SCENE_WIDTH = 1920;
const SCENE_HEIGHT = 640;

const place = (dish: string, x: number, y: number, scale: number): Place => ({ dish, x, y, scale });

/** The wide header pictures: several dishes on one table. */
const scenes: Readonly<Record<string, Scene>> = {
  tavola: {
    table: 'walnut',
    places: [
      place('bruschetta', 330, 84, 0.6),
      place('caprese', 500, 622, 0.5),
      place('tiramisu', 60, 520, 0.5),
      place('spaghetti-pomodoro', 1276, 36, 0.62),
      place('pizza-margherita', 890, 360, 0.9),
      place('insalata-mista', 1640, 470, 0.56),
      place('spritz', 1296, 560, 0.42),
      place('penne-arrabbiata', 1866, 60, 0.5),
    ],
  },
  'wok-tisch': {
    table: 'slate',
    places: [
      place('gyoza', 340, 96, 0.56),
      place('edamame', 640, 590, 0.44),
      place('mango-sticky-rice', 70, 540, 0.54),
      place('bowl-lachs', 1290, 60, 0.6),
      place('pho', 900, 330, 0.84),
      place('curry-mit-reis', 1640, 480, 0.6),
      place('limonade-ingwer', 1290, 556, 0.4),
      place('pad-thai', 1880, 60, 0.52),
      place('sommerrollen-garnelen', 400, 470, 0.56),
    ],
  },
};

const isScene = (name: string): boolean => name in scenes;

/** The picture's size once it is stored (3:2 for dishes, 3:1 for headers). */
export const storedSize = (name: string): { width: number; height: number } =>
  isScene(name) ? { width: SCENE_WIDTH, height: SCENE_HEIGHT } : { width: 960, height: 640 };

function drawScene(easel: Easel, { table: kind, places }: Scene): string {
  const surface = table(easel, kind).replaceAll(`width="${WIDTH}"`, `width="${SCENE_WIDTH}"`);
  easel.clearTable();
  const laidOut = places.map(
    ({ dish, x, y, scale }) =>
      `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-MID_X} ${-MID_Y})">${recipeFor(dish)(easel)}</g>`,
  );
  easel.look(1);
  return surface + laidOut.join('');
}

/** Draws one picture of the demo's menu as SVG; the same name always gives the same picture. */
export function drawPicture(name: string): string {
  const easel = createEasel(seedOf(name));
  const scene = scenes[name];
  if (scene) return easel.svg(drawScene(easel, scene), SCENE_WIDTH, SCENE_HEIGHT);
  return easel.svg(recipeFor(name)(easel));
}
