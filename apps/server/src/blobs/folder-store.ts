import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { BlobStore } from './blob-store.ts';

/** A folder of this machine. */
export function openFolderStore(folder: string): BlobStore {
  return {
    get: (key) => readFile(join(folder, key)).catch(() => null),
    put: async (key, bytes) => {
      const file = join(folder, key);
      const unfinished = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished, bytes);
      // Rename makes the write atomic.
      await rename(unfinished, file);
    },
    delete: (key) => rm(join(folder, key), { force: true }),
    list: async (prefix) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const keys = entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((key) => key.startsWith(prefix));
      return Promise.all(
        keys.map(async (key) => ({ key, writtenAt: (await stat(join(folder, key))).mtime.toISOString() })),
      );
    },
  };
}
