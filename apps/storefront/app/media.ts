/** The sizes in which pictures are served: those of S1 §9 and those for fine screens; '0x300' is as wide as its height makes it. */
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
  return `${pictureFolder(shopId, imageId)}/${size}.webp`;
}

const pictureFolder = (shopId: string, imageId: string): string =>
  `/media/${encodeURIComponent(shopId)}/${encodeURIComponent(imageId)}`;

/** A picture in some of its widths, for `srcset` with `sizes`. */
export function pictureSet(shopId: string, imageId: string, sizes: readonly PictureSize[]): string {
  return sizes.map((size) => `${pictureUrl(shopId, imageId, size)} ${size.split('x')[0]}w`).join(', ');
}

/** From here on the header stands beside its picture. */
export const WIDE_SCREEN = '(min-width: 64rem)';

/** The header's picture for wide screens and for phones; null: the shop has none. */
export function headerPictures(shop: {
  readonly id: string;
  readonly header?: string;
  readonly headerMobile?: string;
}): { readonly wide: string; readonly narrow: string } | null {
  const wide = shop.header ?? shop.headerMobile;
  const narrow = shop.headerMobile ?? shop.header;
  if (!wide || !narrow) return null;
  return { wide: pictureUrl(shop.id, wide, '1920x1080'), narrow: `${pictureFolder(shop.id, narrow)}/780x195.avif` };
}
