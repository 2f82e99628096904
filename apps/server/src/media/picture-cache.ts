import { join } from 'node:path';
import type { BlobStore } from '../blobs/blob-store.ts';
import { openFolderStore } from '../blobs/folder-store.ts';
import type { SharedBlobs } from '../blobs/shared-blobs.ts';

/** Rendered pictures; `name` is a hash of all that a picture shows, so its content never changes. */
export interface PictureCache {
  read(name: string, format: string): Promise<Buffer | null>;
  write(name: string, format: string, bytes: Buffer): Promise<void>;
}

/** The folder of rendered pictures on this machine. */
export const openPictureFolder = (dataDir: string): BlobStore => openFolderStore(join(dataDir, 'media-cache'));

/** Looks on this machine first, then in what all nodes share. */
export function openPictureCache(own: BlobStore, shared: SharedBlobs): PictureCache {
  return {
    read: async (name, format) => {
      const key = toKey(name, format);
      const cached = await own.get(key);
      if (cached) return cached;
      const bytes = await shared.get(`media/${key}`);
      if (bytes) await own.put(key, bytes, toType(format));
      return bytes;
    },
    write: async (name, format, bytes) => {
      const key = toKey(name, format);
      shared.put(`media/${key}`, bytes, toType(format));
      await own.put(key, bytes, toType(format));
    },
  };
}

const toKey = (name: string, format: string): string => `${name.slice(0, 2)}/${name}.${format}`;

const toType = (format: string): string => `image/${format === 'jpg' ? 'jpeg' : format}`;
