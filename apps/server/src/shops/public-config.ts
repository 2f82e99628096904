import type { PublicPage, PublicShopConfig } from '@tischlein/contract/shop';
import { toEuros } from '@tischlein/contract/wire-money';
import type { MenuDocument } from '@tischlein/domain/menu';
import { type SellingShop, suggestWithdrawalPage } from './legal-seller.ts';
import { addVersions } from './legal-versions.ts';
import type { ShopPayments } from './shop-payments.ts';
import {
  findLegalPage,
  PAYMENT_METHODS,
  type ShopConfig,
  type StaticPage,
  WITHDRAWAL_PAGE,
} from '@tischlein/domain/shop';
import { WITHDRAWAL } from '@tischlein/wording/storefront';

interface PublishedShop extends SellingShop {
  readonly menuDocument: MenuDocument;
  readonly payments: ShopPayments;
}

/** The public part of a shop's configuration, with pickup minimums in euros (S1 §3 Shop config). */
export function toPublicConfig(shop: PublishedShop): PublicShopConfig {
  const { config, menuDocument: menu, payments } = shop;
  const { taxNumber, slotCapacity, paymentMethodsPickupMinimumOrderValue, ...open } = config;
  const { paypalPlatformClientId, heidelpayPublicKey, heidelpayVariant, scripts } = payments;
  return {
    ...open,
    ...(paypalPlatformClientId && { paypalPlatformClientId }),
    ...(heidelpayPublicKey && { heidelpayPublicKey }),
    ...(heidelpayVariant && { heidelpayVariant }),
    ...(Object.keys(scripts).length > 0 && { paymentScripts: scripts }),
    pages: listPublicPages(shop),
    paymentMethods: payments.offered,
    paymentMethodsPickupMinimumOrderValue: toEuroMinimums(paymentMethodsPickupMinimumOrderValue),
    offers: menu.offers,
    dailyDishes: menu.dailyDishes,
  };
}

function listPublicPages(shop: PublishedShop): readonly PublicPage[] {
  const { pages } = shop.config;
  if (!hasWithdrawal(shop.menuDocument)) return addVersions(pages);
  const all = findLegalPage(pages, 'withdrawal') ? pages : [...pages, suggestWithdrawalPage(shop)];
  return [...addVersions(all), WITHDRAWAL_LINK];
}

const WITHDRAWAL_LINK: StaticPage = { id: WITHDRAWAL_PAGE, name: WITHDRAWAL.title, title: WITHDRAWAL.title, text: '' };

/** Shops that sell returnable goods need a withdrawal link on every page (§ 356a BGB: 'permanently available'). */
const hasWithdrawal = ({ dishes }: MenuDocument): boolean => dishes.some((dish) => dish.withdrawalAllowed === true);

function toEuroMinimums(
  minimums: ShopConfig['paymentMethodsPickupMinimumOrderValue'],
): PublicShopConfig['paymentMethodsPickupMinimumOrderValue'] {
  return Object.fromEntries(
    PAYMENT_METHODS.flatMap((method) => {
      const minimum = minimums[method];
      return minimum === undefined ? [] : [[method, toEuros(minimum)]];
    }),
  );
}
