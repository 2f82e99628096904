import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureNames } from '../dish-list.ts';
import { drawPicture, storedSize } from './scenes.ts';

/** Draws one picture and stores it as WebP; the light filters need the SVG at its own size first. */
async function store(name: string): Promise<number> {
  const { width, height } = storedSize(name);
  const drawn = await sharp(Buffer.from(drawPicture(name)), { unlimited: true })
    .png()
    .toBuffer();
  const picture = await sharp(drawn)
    .resize(width, height)
    .webp({ quality: 78, effort: 6, smartSubsample: true })
    .toBuffer();
  await writeFile(new URL(`../media/${name}.webp`, import.meta.url), picture);
  return picture.length;
}

// node demo/plates/draw.ts [name …]: draws the named pictures, or all of them.
const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : pictureNames) {
  const bytes = await store(name);
  console.log(`${name} ${Math.round(bytes / 1024)} kB`);
}
