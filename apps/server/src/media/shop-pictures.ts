import { imageId, type ShopId } from '@tischlein/domain';
import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { createSingleFlight } from '../concurrency.ts';
import { findPictureSize, type PictureSize } from './picture-sizes.ts';
import { type PictureKey, readPicture, readPictureHash } from './media.store.ts';

type FindPicture = (shop: LoadedShop, image: string, file: string) => Promise<SizedPicture | null>;

/** Finds pictures as shops show them, for a file such as '288x192.webp'; null if there is none or no such size. */
export function openShopPictures(deps: Pick<Deps, 'database' | 'pictureCache'>): FindPicture {
  const getPicture = openPictures(deps);
  return async (shop, image, file) => {
    const size = findPictureSize(file);
    if (!size) return null;
    const at = (shopId: ShopId): Promise<SizedPicture | null> => getPicture({ shopId, imageId: imageId(image) }, size);
    const franchise = shop.config.franchise?.id;
    // A branch without the picture shows the one of its franchise.
    return (await at(shop.id)) ?? (franchise === undefined ? null : at(franchise));
  };
}

interface SizedPicture {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly format: PictureSize['format'];
}
type GetPicture = (key: PictureKey, size: PictureSize) => Promise<SizedPicture | null>;

/** Pictures in the listed sizes, cached; concurrent requests share one rendering. */
function openPictures({ database, pictureCache }: Pick<Deps, 'database' | 'pictureCache'>): GetPicture {
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
