import { nameChange } from '../db/open-change.ts';
import type { ImageId, ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import { insertMissing, keepFirst } from '../db/insert-once.ts';

export interface PictureKey {
  readonly shopId: ShopId;
  readonly imageId: ImageId;
}

/** Upserts a picture. */
export async function writePicture(
  writer: Writer,
  { shopId, imageId }: PictureKey,
  picture: { readonly hash: string; readonly bytes: Uint8Array },
): Promise<void> {
  nameChange(imageId);
  await writer
    .insertInto('media')
    .values({ shop_id: shopId, image_id: imageId, ...picture })
    .onConflict((conflict) => conflict.columns(['shop_id', 'image_id']).doUpdateSet(picture))
    .execute();
}

export async function readPictureHash(reader: Reader, { shopId, imageId }: PictureKey): Promise<string | null> {
  const row = await reader
    .selectFrom('media')
    .select('hash')
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** Copies pictures of a shop to another one that has none with these ids. */
export async function copyMissingPictures(
  writer: Writer,
  from: ShopId,
  { to, ids }: { readonly to: ShopId; readonly ids: readonly ImageId[] },
): Promise<void> {
  if (ids.length === 0) return;
  const pictures = writer
    .selectFrom('media')
    .select((row) => [row.val(to).as('shop_id'), 'image_id', 'hash', 'bytes'])
    .where('shop_id', '=', from)
    .where('image_id', 'in', ids);
  const insert = writer.insertInto('media').columns(['shop_id', 'image_id', 'hash', 'bytes']).expression(pictures);
  keepFirst(await insertMissing(insert, ['shop_id', 'image_id']));
}

/** Copies all pictures of a shop to another one. */
export async function copyPictures(writer: Writer, from: ShopId, to: ShopId): Promise<void> {
  const pictures = writer
    .selectFrom('media')
    .select((row) => [row.val(to).as('shop_id'), 'image_id', 'hash', 'bytes'])
    .where('shop_id', '=', from);
  await writer.insertInto('media').columns(['shop_id', 'image_id', 'hash', 'bytes']).expression(pictures).execute();
}

/** All pictures of a shop as stored, by id. */
export async function readPictures(reader: Reader, shopId: ShopId): Promise<ReadonlyMap<ImageId, Uint8Array>> {
  const rows = await reader
    .selectFrom('media')
    .select(['image_id', 'bytes'])
    .where('shop_id', '=', shopId)
    .orderBy('image_id')
    .execute();
  return new Map(rows.map((row) => [row.image_id, row.bytes]));
}

export async function readPicture(reader: Reader, { shopId, imageId }: PictureKey): Promise<Uint8Array | null> {
  const row = await reader
    .selectFrom('media')
    .select('bytes')
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .executeTakeFirst();
  return row?.bytes ?? null;
}
