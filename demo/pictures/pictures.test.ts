import { readdir, readFile } from 'node:fs/promises';
import { drawPlate } from '@tischlein/plates';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { dishList, pictureNames } from '../dish-list.ts';
import { DEMO_PICTURES } from './pictures.ts';

const media = new URL('../media/', import.meta.url);
const readStored = (name: string): Promise<Buffer> => readFile(new URL(`${name}.webp`, media));

describe('pictures of the demo shops', () => {
  it.each(DEMO_PICTURES)('$name is committed at the size it is served from', async ({ name, width, height }) => {
    const stored = await sharp(await readStored(name)).metadata();
    expect(stored).toMatchObject({ format: 'webp', width, height });
  });

  it('contain nothing that no dish uses, apart from logos', async () => {
    const files = (await readdir(media)).filter((file) => !file.startsWith('logo-'));
    expect(files.sort()).toEqual(pictureNames.map((name) => `${name}.webp`).sort());
  });

  it('are small enough to clone', async () => {
    const pictures = await Promise.all(pictureNames.map(readStored));
    const bytes = pictures.reduce((sum, picture) => sum + picture.length, 0);
    expect(bytes).toBeLessThan(12 * 1024 * 1024);
  });

  it.each(dishList)('$dishName is recognised as $imageName', ({ imageName, dishName, category, ingredients }) => {
    expect(drawPlate({ name: dishName, category, ingredients }).motif).toBe(imageName);
  });
});
