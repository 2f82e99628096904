import { createHash } from 'node:crypto';
import { createSingleFlight } from '../concurrency.ts';
import type { Deps } from '../deps.ts';
import { type PictureKey, readPicture, readPictureHash } from './media.store.ts';
import type { PictureSize } from './picture-sizes.ts';

export interface SizedPicture {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly format: PictureSize['format'];
}
export type GetPicture = (key: PictureKey, size: PictureSize) => Promise<SizedPicture | null>;

/** Pictures in the listed sizes, cached; concurrent requests share one rendering. */
export function openPictures({ database, pictureCache }: Pick<Deps, 'database' | 'pictureCache'>): GetPicture {
  const shareRun = createSingleFlight<Buffer | null>();
  return async (key, size) => {
    const hash = await readPictureHash(database.read, key);
    if (hash === null) return null;
    const name = toCacheName(key, size, hash);
    const cached = await pictureCache.read(name, size.format);
    const bytes = cached ?? (await shareRun(name, () => renderInto(name, key, size)));
    return bytes && { etag: `"${name}"`, bytes, format: size.format };
  };

  async function renderInto(name: string, key: PictureKey, size: PictureSize): Promise<Buffer | null> {
    const original = await readPicture(database.read, key);
    if (!original) return null;
    const { renderPicture } = await import('./render-picture.ts');
    const bytes = await renderPicture(original, size);
    await pictureCache.write(name, size.format, bytes);
    return bytes;
  }
}

// Merchants choose the ids; hashing them makes a safe file name.
function toCacheName({ shopId, imageId }: PictureKey, { width, height, format }: PictureSize, hash: string): string {
  return createHash('sha256')
    .update(JSON.stringify([shopId, imageId, width, height, hash, ...(format === 'webp' ? [] : [format])]))
    .digest('hex')
    .slice(0, 40);
}
