import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';

/**
 * Sizes in which pictures are served: those of S1 §9 Images and larger ones for high-density screens; width 0 means
 * automatic.
 */
export type PictureSize =
  | '138x138'
  | '195x195'
  | '240x240'
  | '276x276'
  | '288x192'
  | '397x264'
  | '576x384'
  | '794x528'
  | '1920x1080'
  | '0x300';

export function pictureUrl(shopId: string, imageId: string, size: PictureSize): string {
  return fileUrl(shopId, imageId, `${size}.webp`);
}

const fileUrl = (shop: string, image: string, file: string): string =>
  buildAddress(calls.getPicture, { params: { shop, image, file } });

export function pictureSet(shopId: string, imageId: string, sizes: readonly PictureSize[]): string {
  return sizes.map((size) => `${pictureUrl(shopId, imageId, size)} ${size.split('x')[0]}w`).join(', ');
}

/** From this width on the header is beside its picture. */
export const WIDE_SCREEN = '(min-width: 64rem)';

/** The header pictures for wide screens and phones; null if the shop has none. */
export function headerPictures(shop: {
  readonly id: string;
  readonly header?: string;
  readonly headerMobile?: string;
}): { readonly wide: string; readonly narrow: string } | null {
  const wide = shop.header ?? shop.headerMobile;
  const narrow = shop.headerMobile ?? shop.header;
  if (!wide || !narrow) return null;
  return { wide: pictureUrl(shop.id, wide, '1920x1080'), narrow: fileUrl(shop.id, narrow, '780x112.avif') };
}
