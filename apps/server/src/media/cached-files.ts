import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The path of a rendered picture; `name` is a hash of all that it shows. */
export const toCachedFile = (dataDir: string, name: string, format: string): string =>
  join(dataDir, 'media-cache', name.slice(0, 2), `${name}.${format}`);

export const readCached = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

// Rename makes the write atomic.
export async function writeCached(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
