import { imageId, type ShopId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { openPictures, type SizedPicture } from './open-pictures.ts';
import { findPictureSize } from './picture-sizes.ts';

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
