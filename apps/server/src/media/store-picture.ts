import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { type PictureKey, writePicture } from './media.store.ts';

/** Keeps an uploaded picture, written anew; false where it is none we take. */
export async function storePicture(
  deps: Pick<Deps, 'database'>,
  key: PictureKey,
  upload: Uint8Array,
): Promise<boolean> {
  // Loaded with the first picture: the decoders take time that nobody should wait for at the start.
  const { acceptPicture } = await import('./render-picture.ts');
  const bytes = await acceptPicture(upload);
  if (!bytes) return false;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  await deps.database.write((writer) => writePicture(writer, key, { hash, bytes }));
  return true;
}
