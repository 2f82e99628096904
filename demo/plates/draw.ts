import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureNames } from '../dish-list.ts';
import { drawPicture, storedSize } from './scenes.ts';

/** A dish's picture weighs at most this, if a lower quality can make it so; a header may weigh three times as much. */
const LIGHT_ENOUGH = 70 * 1024;
const QUALITIES = [78, 70, 62, 54];

/** The SVG as pixels; the light filters count in pixels, so it is drawn at its own size first. */
async function rasterise(name: string): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(drawPicture(name)), { unlimited: true })
    .png()
    .toBuffer();
  const { width, height } = storedSize(name);
  return sharp(drawn).resize(width, height).png().toBuffer();
}

/** Draws one picture and stores it as WebP, at the best quality that is light enough. */
async function store(name: string): Promise<number> {
  const pixels = await rasterise(name);
  const limit = storedSize(name).width > 960 ? 3 * LIGHT_ENOUGH : LIGHT_ENOUGH;
  let picture = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    picture = await sharp(pixels).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length <= limit) break;
  }
  await writeFile(new URL(`../media/${name}.webp`, import.meta.url), picture);
  return picture.length;
}

// node demo/plates/draw.ts [name …]: draws the named pictures, or all of them.
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : pictureNames) {
  const bytes = await store(name);
  console.log(`${name} ${Math.round(bytes / 1024)} kB`);
}
