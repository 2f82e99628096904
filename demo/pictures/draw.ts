// node demo/pictures/draw.ts [NAME …]: draws the named pictures, or all of them, into demo/media.
import { writeFile } from 'node:fs/promises';
import { rasterize } from '@tischlein/plates/raster';
import { DEMO_PICTURES } from './pictures.ts';

const DISH_BYTES = 70 * 1024;
const HEADER_BYTES = 3 * DISH_BYTES;

const names = process.argv.slice(2);
for (const { name, draw, width } of DEMO_PICTURES) {
  if (names.length > 0 && !names.includes(name)) continue;
  const image = await rasterize(draw(), { width, maxBytes: width > 960 ? HEADER_BYTES : DISH_BYTES });
  await writeFile(new URL(`../media/${name}.webp`, import.meta.url), image);
  console.log(`${name} ${Math.round(image.length / 1024)} kB`);
}
