import type { ShopConfig } from '@tischlein/domain/shop';

type Nearby = ShopConfig['nearbyRestaurants'][number];

/** What keeps a suggested restaurant from being saved. */
export function findNearbyProblem({ name, url }: Nearby): 'name' | 'url' | null {
  if (name.trim() === '') return 'name';
  return /^https?:\/\/[^\s/]+\.[^\s/]{2,}/.test(url) && URL.canParse(url) ? null : 'url';
}
