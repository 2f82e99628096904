import type { LoadedShop, ShopDirectory } from './shop-directory.ts';

/** The shops that guests find (S3 L1). */
export const listOpenShops = (shops: Pick<ShopDirectory, 'allShops'>): readonly LoadedShop[] =>
  shops.allShops().filter(({ state }) => state === 'open');
