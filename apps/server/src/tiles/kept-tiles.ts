import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const about = z.object({ etag: z.string().nullable(), type: z.string(), freshUntil: z.string() });

/** A tile as it is kept: what its server said about it, and the picture. */
export interface KeptTile extends z.output<typeof about> {
  readonly bytes: Buffer;
}

/** Tiles on the disk; what was wanted longest ago makes room. */
export interface KeptTiles {
  read(name: string): Promise<KeptTile | null>;
  write(name: string, tile: KeptTile): Promise<void>;
}

/** Opens the folder when the first tile is wanted. */
export function openKeptTiles(folder: string, mostBytes: number): KeptTiles {
  let opening: Promise<Map<string, number>> | undefined;
  const sizes = (): Promise<Map<string, number>> => (opening ??= readSizes(folder));
  return {
    read: async (name) => {
      const known = await sizes();
      const size = known.get(name);
      if (size === undefined) return null;
      // The last to be used is the last to go.
      known.delete(name);
      known.set(name, size);
      return readTile(join(folder, name));
    },
    write: async (name, tile) => {
      const known = await sizes();
      const { bytes, ...said } = tile;
      const file = Buffer.concat([Buffer.from(`${JSON.stringify(said)}\n`), bytes]);
      await replace(join(folder, name), file);
      known.delete(name);
      known.set(name, file.length);
      await makeRoom(folder, known, mostBytes);
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

async function readTile(file: string): Promise<KeptTile | null> {
  const content = await readFile(file).catch(() => null);
  const end = content?.indexOf('\n') ?? -1;
  if (!content || end < 0) return null;
  const said = about.safeParse(parsed(content.subarray(0, end).toString()));
  return said.success ? { ...said.data, bytes: content.subarray(end + 1) } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// A tile appears under its name only when it is whole.
async function replace(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

async function makeRoom(folder: string, sizes: Map<string, number>, mostBytes: number): Promise<void> {
  let total = sizes.values().reduce((sum, size) => sum + size, 0);
  for (const [name, size] of sizes) {
    if (total <= mostBytes) return;
    sizes.delete(name);
    total -= size;
    await rm(join(folder, name), { force: true });
  }
}
