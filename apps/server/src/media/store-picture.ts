import { createHash } from 'node:crypto';
import type { ImageId, ShopId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { type PictureKey, writePicture } from './media.store.ts';

/** Stores an upload; false if it is not a supported picture. */
export async function storePicture(
  deps: Pick<Deps, 'database'>,
  key: PictureKey,
  upload: Uint8Array,
): Promise<boolean> {
  // Loaded on first use: the decoders would slow down the start.
  const { acceptPicture } = await import('./render-picture.ts');
  const bytes = await acceptPicture(Buffer.from(upload));
  if (!bytes) return false;
  await writeHashed(deps, key, bytes);
  return true;
}

/** Stores pictures of an export, which are encoded as they are stored. */
export async function restorePictures(
  deps: Pick<Deps, 'database'>,
  shopId: ShopId,
  pictures: ReadonlyMap<ImageId, Uint8Array>,
): Promise<void> {
  for (const [imageId, bytes] of pictures) await writeHashed(deps, { shopId, imageId }, bytes);
}

function writeHashed({ database }: Pick<Deps, 'database'>, key: PictureKey, bytes: Uint8Array): Promise<void> {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return database.write((writer) => writePicture(writer, key, { hash, bytes }));
}
