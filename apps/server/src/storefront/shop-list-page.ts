import { NO_SHOP_YET, SHOP_LIST_TITLE } from '@tischlein/wording';
import { escapeHtml, plainPage } from '../http/plain-page.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';

/** The start page of an installation with several shops and no default. */
export function renderShopList(
  shops: readonly Pick<ShopEntry, 'slug' | 'domain' | 'title'>[],
  publicUrl: string,
): string {
  if (shops.length === 0) return plainPage(`<p>${escapeHtml(NO_SHOP_YET)}</p>`);
  const links = shops.map(
    (shop) => `<li><a href="${escapeHtml(toShopUrl(publicUrl, shop))}/">${escapeHtml(shop.title)}</a></li>`,
  );
  return plainPage(`<h1>${escapeHtml(SHOP_LIST_TITLE)}</h1><ul>${links.join('')}</ul>`);
}
