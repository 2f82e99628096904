import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { type PictureKey, writePicture } from './media.store.ts';
import { acceptPicture } from './render-picture.ts';

/** Keeps an uploaded picture, written anew; false where it is none we take. */
export async function storePicture(
  deps: Pick<Deps, 'database'>,
  key: PictureKey,
  upload: Uint8Array,
): Promise<boolean> {
  const bytes = await acceptPicture(upload);
  if (!bytes) return false;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  await deps.database.write((writer) => writePicture(writer, key, { hash, bytes }));
  return true;
}
