import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import { EMPTY_MENU } from '@tischlein/domain/menu';
import type { Deps } from '../deps.ts';
import { getDeliveryPeriod } from '../opening/delivery-period.ts';
import { getGuestMenuVersion } from '../opening/stream-shop.ts';
import { findNoticePicture } from '../shops/guarantee-notice.ts';
import { toPublicConfig } from '../shops/public-config.ts';
import type { PageAddress } from './page-address.ts';
import type { PageRequest } from '@tischlein/contract/render';
import { findMapCredit } from '../tiles/find-map-credit.ts';

/** Collects the data for rendering a page. */
export function createPageRequest(
  deps: Deps,
  { shop, basename, path, query }: PageAddress,
): Omit<PageRequest, 'hasWorker'> {
  const { config, guestMenuDocument, configVersion } = shop;
  const isArchived = shop.state === 'archived';
  return {
    url: `${basename}${path}${query}`,
    basename,
    // Taken from the configuration, because clients control the Host header.
    origin: config.domain && basename === '' ? `https://${config.domain}` : deps.publicUrl,
    shop: toPublicConfig(shop),
    menu: isArchived ? EMPTY_MENU : guestMenuDocument,
    menuVersion: getGuestMenuVersion(shop),
    period: getDeliveryPeriod(deps, shop),
    mapCredit: findMapCredit(deps),
    ...(findNoticePicture(deps.settings) && { guaranteeNotice: toNoticePath(shop.id) }),
    ...(isArchived && { isArchived }),
    ...(config.customCss ? { customCssHref: toCustomCssPath(shop.id, configVersion) } : {}),
  };
}

const toCustomCssPath = (shopId: string, version: number): string =>
  buildAddress(calls.getCustomCss, { params: { shop: shopId }, query: { v: String(version) } });

const toNoticePath = (shopId: string): string => buildAddress(calls.getGuaranteeNotice, { params: { shop: shopId } });
