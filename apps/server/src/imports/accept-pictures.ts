import { type ImageId, imageId } from '@tischlein/domain';
import type { ImportNote } from '@tischlein/contract/office';
import type { Imported } from './imported.ts';

/** Decodes the pictures of an export; unreadable ones are noted. */
export async function acceptPictures(
  imported: Imported,
): Promise<{ readonly imported: Imported; readonly pictures: ReadonlyMap<ImageId, Uint8Array> }> {
  const pictures = new Map<ImageId, Uint8Array>();
  const notes: ImportNote[] = [];
  const { acceptPicture } = await import('../media/render-picture.ts');
  for (const [id, base64] of Object.entries(imported.pictures ?? {})) {
    const accepted = await acceptPicture(Buffer.from(base64, 'base64'));
    if (accepted) pictures.set(imageId(id), accepted);
    else notes.push({ kind: 'lost', code: 'pictureUnreadable', where: id, value: '' });
  }
  const readable = Object.entries(imported.pictures ?? {}).filter(([id]) => pictures.has(imageId(id)));
  const accepted = { ...imported, pictures: Object.fromEntries(readable), notes: [...imported.notes, ...notes] };
  return { imported: accepted, pictures };
}
