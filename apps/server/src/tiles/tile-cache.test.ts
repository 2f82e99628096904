import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTileCache } from './tile-cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiles-'));
});
afterEach(() => rm(folder, { recursive: true }));

const tile = (bytes: number) => ({
  etag: null,
  type: 'image/png',
  freshUntil: '2026-12-01T00:00:00.000Z',
  bytes: Buffer.alloc(bytes, 7),
});

it('evicts the least recently used tile', async () => {
  const tiles = openTileCache(folder, 3500);
  for (const name of ['1-0-0', '1-0-1', '1-1-0']) await tiles.write(name, tile(1000));
  await tiles.read('1-0-0');
  await tiles.write('1-1-1', tile(1000));
  expect((await readdir(folder)).toSorted()).toEqual(['1-0-0', '1-1-0', '1-1-1']);
  expect(await tiles.read('1-0-1')).toBeNull();
});

it('reuses an existing folder and ignores damaged files', async () => {
  await openTileCache(folder, 10_000).write('2-0-0', tile(10));
  await writeFile(join(folder, '2-0-1'), 'no tile');
  const tiles = openTileCache(folder, 10_000);
  expect(await tiles.read('2-0-0')).toEqual(tile(10));
  expect(await tiles.read('2-0-1')).toBeNull();
});
