import { createCanvas, HEIGHT, toSeed, WIDTH } from './canvas/index.ts';
import { findMotif } from './find-motif.ts';
import type { PlateDish, PlatePicture } from './plate-dish.ts';

/** Draws a dish from above. Every name gives a picture: its own recipe if known, else its kind with the given ingredients. */
export function drawPlate(dish: PlateDish): PlatePicture & { readonly motif: string } {
  const { name, seed, draw } = findMotif(dish);
  const canvas = createCanvas(toSeed(seed));
  return { svg: canvas.svg(draw(canvas)), width: WIDTH, height: HEIGHT, motif: name };
}
