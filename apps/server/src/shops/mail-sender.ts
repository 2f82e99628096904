import type { ShopConfig } from '@tischlein/domain/shop';
import { toShopUrl } from './shop-url.ts';

/** The part of every mail that names the shop: its identity and links to its legal pages. */
export function toMailSender(config: ShopConfig, publicUrl: string) {
  const address = toShopUrl(publicUrl, config);
  return {
    shop: config,
    legalPages: config.pages.flatMap(({ id, title, legalRole }) =>
      legalRole ? [{ title, url: `${address}/static/${id}` }] : [],
    ),
  };
}
