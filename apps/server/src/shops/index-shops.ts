import type { LoadedShop } from './shop-directory.ts';

/** Shops sorted by slug, and maps by id or slug and by domain. */
export function indexShops(shops: readonly LoadedShop[]) {
  const all = shops.toSorted((left, right) => (left.config.slug < right.config.slug ? -1 : 1));
  const byReference = new Map<string, LoadedShop>();
  const byHost = new Map<string, LoadedShop>();
  for (const shop of all) {
    byReference.set(shop.config.slug, shop);
    if (shop.config.domain) byHost.set(shop.config.domain, shop);
  }
  // Ids take precedence over slugs.
  for (const shop of all) byReference.set(shop.id, shop);
  return { all, byReference, byHost };
}
