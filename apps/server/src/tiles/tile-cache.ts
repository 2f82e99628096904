import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const metadata = z.object({ etag: z.string().nullable(), type: z.string(), freshUntil: z.string() });

/** A cached tile with its response metadata. */
export interface CachedTile extends z.output<typeof metadata> {
  readonly bytes: Buffer;
}

/** A disk cache of tiles that evicts the least recently used ones. */
export interface TileCache {
  read(name: string): Promise<CachedTile | null>;
  write(name: string, tile: CachedTile): Promise<void>;
}

/** Reads the folder on first use. */
export function openTileCache(folder: string, maxBytes: number): TileCache {
  let opening: Promise<Map<string, number>> | undefined;
  const sizes = (): Promise<Map<string, number>> => (opening ??= readSizes(folder));
  return {
    read: async (name) => {
      const known = await sizes();
      const size = known.get(name);
      if (size === undefined) return null;
      // Move to the end: the map is in order of last use.
      known.delete(name);
      known.set(name, size);
      return readTile(join(folder, name));
    },
    write: async (name, tile) => {
      const known = await sizes();
      const file = encodeTile(tile);
      await replace(join(folder, name), file);
      known.delete(name);
      known.set(name, file.length);
      await evictTiles(folder, known, maxBytes);
    },
  };
}

async function readSizes(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return { name, size, mtimeMs };
    }),
  );
  return new Map(files.toSorted((left, right) => left.mtimeMs - right.mtimeMs).map(({ name, size }) => [name, size]));
}

async function readTile(file: string): Promise<CachedTile | null> {
  return decodeTile(await readFile(file).catch(() => null));
}

/** The stored form of a tile: a line of JSON, then the picture. */
export function encodeTile({ bytes, ...meta }: CachedTile): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(meta)}\n`), bytes]);
}

/** null: damaged, or none. */
export function decodeTile(content: Buffer | null): CachedTile | null {
  const end = content?.indexOf('\n') ?? -1;
  if (!content || end < 0) return null;
  const meta = metadata.safeParse(parseJson(content.subarray(0, end).toString()));
  return meta.success ? { ...meta.data, bytes: content.subarray(end + 1) } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// Rename makes the write atomic.
async function replace(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

async function evictTiles(folder: string, sizes: Map<string, number>, maxBytes: number): Promise<void> {
  let total = sizes.values().reduce((sum, size) => sum + size, 0);
  for (const [name, size] of sizes) {
    if (total <= maxBytes) return;
    sizes.delete(name);
    total -= size;
    await rm(join(folder, name), { force: true });
  }
}
