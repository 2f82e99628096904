import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureNames } from '../dish-list.ts';
import { drawPicture, storedSize } from './scenes.ts';

const media = new URL('../media/', import.meta.url);
const stored = (name: string): Promise<Buffer> => readFile(new URL(`${name}.webp`, media));

describe('pictures of the demo shops', () => {
  it.each(pictureNames)('%s is committed at the size it is served from', async (name) => {
    const { format, width, height } = await sharp(await stored(name)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', ...storedSize(name) });
  });

  it('holds no picture that no dish asks for, logos aside', async () => {
    const files = (await readdir(media)).filter((file) => !file.startsWith('logo-'));
    expect(files.sort()).toEqual(pictureNames.map((name) => `${name}.webp`).sort());
  });

  it('stays light enough to clone', async () => {
    const pictures = await Promise.all(pictureNames.map(stored));
    const bytes = pictures.reduce((sum, picture) => sum + picture.length, 0);
    expect(bytes).toBeLessThan(12 * 1024 * 1024);
  });
});

describe('drawing', { timeout: 30_000 }, () => {
  it('gives the same picture for the same name', () => {
    for (const name of pictureNames.filter((_, index) => index % 20 === 0))
      expect(drawPicture(name)).toBe(drawPicture(name));
  });

  it('uses nothing from outside the picture', () => {
    for (const name of pictureNames) {
      const svg = drawPicture(name);
      expect(svg).not.toMatch(/href|<image|<script|NaN|undefined/);
      const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/url\(([^)]*)\)/g)].map(([, target]) => target ?? '');
      expect(used.filter((target) => !defined.has(target.replace('#', '')))).toEqual([]);
    }
  });

  it('refuses a name without a recipe', () => {
    expect(() => drawPicture('currywurst')).toThrow('No recipe for currywurst');
  });
});
