import type { Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import type { LoadedShop } from './shop-directory.ts';

/** The shop with this id or slug; throws 404 if there is none, 503 if it is unreadable. */
export async function requireShopByRef({ shops }: Pick<Deps, 'shops'>, reference: string): Promise<LoadedShop> {
  const shop = await shops.shopByRef(reference);
  if (!shop) throw refuse(shops.isUnreadable(reference) ? 'temporarilyUnavailable' : 'shopUnknown');
  return shop;
}
