import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { type PictureKey, writePicture } from './media.store.ts';

/** Stores an upload after re-encoding it; false if it is not a supported picture. */
export async function storePicture(
  deps: Pick<Deps, 'database'>,
  key: PictureKey,
  upload: Uint8Array,
): Promise<boolean> {
  // Loaded on first use: the decoders would slow down the start.
  const { acceptPicture } = await import('./render-picture.ts');
  const bytes = await acceptPicture(upload);
  if (!bytes) return false;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  await deps.database.write((writer) => writePicture(writer, key, { hash, bytes }));
  return true;
}
