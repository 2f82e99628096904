import type { ShopDirectory } from './shop-directory.ts';
import type { ShopEntry } from './shop-entry.ts';

/** The shops that guests find (S3 L1). */
export const listOpenShops = (shops: Pick<ShopDirectory, 'listShops'>): readonly ShopEntry[] =>
  shops.listShops().filter(({ state }) => state === 'open');
