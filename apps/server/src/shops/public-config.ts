import { type PublicPage, publicPart, type PublicShopConfig } from '@tischlein/contract/shop';
import { toEuros } from '@tischlein/contract/wire-money';
import type { GuestMenuDocument, MenuDocument } from '@tischlein/domain/menu';
import { listGroupDiscounts } from '@tischlein/domain/offers';
import { findReservationSettings } from '@tischlein/domain/reservations';
import { listPayableMethods } from './payable-methods.ts';
import type { LoadedShop } from './shop-directory.ts';
import type { ShopPayments } from './shop-payments.ts';
import {
  CONSENT_PAGE,
  findPackagingOffer,
  findReusables,
  type LegalEntity,
  PAYMENT_METHODS,
  type ShopConfig,
  type ShopState,
  type StaticPage,
  WITHDRAWAL_PAGE,
} from '@tischlein/domain/shop';
import { BRANCH_SELLS, sellerText } from '@tischlein/wording';
import { CONSENT, REUSABLE_NOTICES, WITHDRAWAL } from '@tischlein/wording/storefront';

interface PublishedShop extends Pick<LoadedShop, 'config' | 'pages'> {
  readonly legalEntity: LegalEntity | null;
  readonly menuDocument: MenuDocument;
  readonly guestMenuDocument: GuestMenuDocument;
  readonly state: ShopState;
  readonly payments: ShopPayments;
  readonly trackingHost: string | null;
}

/** The public part of a shop's configuration, with pickup minimums in euros (S1 §3 Shop config). */
export function toPublicConfig(shop: PublishedShop): PublicShopConfig {
  const { config, guestMenuDocument: menu, payments, trackingHost } = shop;
  const { paypalPlatformClientId, heidelpayPublicKey, heidelpayVariant, leastAmounts, scripts } = payments;
  return {
    ...withoutNotice(publicPart.parse(config)),
    ...describeReusables(config),
    enableReservations: findReservationSettings(config) !== null,
    ...describeSeller(shop),
    ...(trackingHost !== null && { trackingHost }),
    ...(paypalPlatformClientId && { paypalPlatformClientId }),
    ...(heidelpayPublicKey && { heidelpayPublicKey }),
    ...(heidelpayVariant && { heidelpayVariant }),
    ...(Object.keys(leastAmounts).length > 0 && { paymentMethodsLeastAmount: toEuroMinimums(leastAmounts) }),
    ...(Object.keys(scripts).length > 0 && { paymentScripts: scripts }),
    pages: listPublicPages(shop),
    paymentMethods: listPayableMethods(shop),
    paymentMethodsPickupMinimumOrderValue: toEuroMinimums(config.paymentMethodsPickupMinimumOrderValue),
    groupOrderDiscounts: listGroupDiscounts(config.groupOrderDiscounts),
    offers: menu.offers,
    dailyDishes: menu.dailyDishes,
  };
}

/** Each branch sells for itself. */
function describeSeller({ config, legalEntity }: PublishedShop): Pick<PublicShopConfig, 'sellerNote'> {
  if (config.isFranchiseOverview) return { sellerNote: BRANCH_SELLS };
  return legalEntity ? { sellerNote: sellerText(legalEntity) } : {};
}

const withoutNotice = <Config extends object>({
  reusableNotice: _,
  ...config
}: Config & Pick<ShopConfig, 'reusableNotice'>) => config;

/** The notice of a shop (§ 61 (1) VerpackDG), and what guests can choose. An exempt shop has neither (S3 L15). */
function describeReusables(config: ShopConfig): Pick<PublicShopConfig, 'reusableNotice' | 'packaging'> {
  const reusables = findReusables(config);
  if (reusables?.offer === 'exempt') return {};
  const notice = config.reusableNotice || (reusables && REUSABLE_NOTICES[reusables.offer]);
  const packaging = findPackagingOffer(config);
  return { ...(notice && { reusableNotice: notice }), ...(packaging && { packaging }) };
}

function listPublicPages(shop: PublishedShop): readonly PublicPage[] {
  const withdrawal = hasWithdrawal(shop.menuDocument) ? [WITHDRAWAL_LINK] : [];
  const consent = shop.config.enableTracking === true ? [CONSENT_LINK] : [];
  return [...shop.pages, ...withdrawal, ...consent];
}

/** On every page, so that consent can be withdrawn as easily as given (Art. 7 (3) GDPR). */
const CONSENT_LINK: StaticPage = { id: CONSENT_PAGE, name: CONSENT.link, title: CONSENT.title, text: '' };

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
