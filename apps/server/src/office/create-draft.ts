import { shopId } from '@tischlein/domain';
import { EMPTY_MENU } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { Deps } from '../deps.ts';
import { newShop } from '../imports/new-shop.ts';
import { toSlug } from '../imports/slug.ts';
import { saveShopDocument } from './save-shop-document.ts';

const MOST_TRIES = 100;

/** Creates an empty shop; its slug comes from its name, with a number if that is taken. */
export async function createDraft(deps: Pick<Deps, 'database' | 'shops'>, name: string): Promise<string> {
  const base = toSlug(name) || 'shop';
  for (let number = 1; number <= MOST_TRIES; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (deps.shops.shopByRef(slug)) continue;
    const config: ShopConfig = { ...newShop(slug), id: shopId(slug), title: name, restaurantName: name };
    const document = { format: 'tischlein-shop/1', config, menu: EMPTY_MENU, coupons: [] } as const;
    if ((await saveShopDocument(deps, document)) === 'saved') return slug;
  }
  throw new Error(`no free slug for ${base}`);
}
