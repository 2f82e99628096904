import type { Deps } from '../deps.ts';
import { findLogo, LOGO_FILE } from '../shops/logo.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { openShopPictures } from './shop-pictures.ts';

interface PaperLogo {
  readonly png: Uint8Array;
  /** The colour that the logo is made for, '#rrggbb'. */
  readonly ground: string;
}

/** Finds logos for PDFs; null: the shop has none. */
export function openLogos(
  deps: Pick<Deps, 'database' | 'pictureCache'>,
): (shop: LoadedShop) => Promise<PaperLogo | null> {
  const findPicture = openShopPictures(deps);
  return async (shop) => {
    const logo = findLogo(shop.config);
    const picture = logo && (await findPicture(shop, logo, LOGO_FILE));
    return picture && { png: picture.bytes, ground: shop.config.primaryColor };
  };
}
