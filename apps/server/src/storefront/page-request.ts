import type { Deps } from '../deps.ts';
import { deliveryPeriodOf } from '../opening/delivery-period.ts';
import { guestMenuVersion } from '../opening/stream-shop.ts';
import { publicConfigOf } from '../shops/public-config.ts';
import type { PageAddress } from './page-address.ts';
import type { PageRequest } from './render.ts';

/** What the storefront is given to render a page. */
export function pageRequest(deps: Deps, { shop, basename, path, query }: PageAddress): PageRequest {
  const { config, shownMenu, configVersion } = shop;
  return {
    url: `${basename}${path}${query}`,
    basename,
    // From the configuration: a Host header may be anyone's.
    origin: config.domain && basename === '' ? `https://${config.domain}` : deps.publicUrl,
    shop: publicConfigOf(shop),
    menu: shownMenu,
    menuVersion: guestMenuVersion(shop),
    period: deliveryPeriodOf(deps, shop),
    hasMapTiles: deps.tiles !== null,
    ...(config.customCss ? { customCssHref: customCssPath(shop.id, configVersion) } : {}),
  };
}

const customCssPath = (shopId: string, version: number): string =>
  `/api/shop/${encodeURIComponent(shopId)}/custom.css?v=${version}`;
