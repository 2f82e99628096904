import type { MenuDocument } from '@tischlein/domain/menu';
import { RESERVE_PAGE } from '@tischlein/domain/shop';
import type { RenderRequest } from '@tischlein/contract/render';
import { toShopTime } from '../context/shop-clock.ts';
import { createEmptyGuest } from '../guest/guest.ts';
import { resolveOccasion } from '../ordering/use-order-settings.ts';
import type { ShopView } from '../shop/shop-view.ts';
import type { DescribedPage } from './described-page.ts';
import { findLinkedItem } from './linked-item.ts';
import { describeHours } from './json-ld-hours.ts';
import { describeLinkedDish, describeMenu } from './json-ld-menu.ts';
import { describeOffers } from './json-ld-offers.ts';
import { sharePictureUrl } from './share-picture-url.ts';

/** Describes the restaurant, its menu and its offers for search engines (schema.org), with what guests see now. */
export function jsonLd(page: DescribedPage): object {
  const { request, shop } = page;
  const { origin, basename } = request;
  const common = {
    '@context': 'https://schema.org',
    name: shop.restaurantName,
    url: `${origin}${basename}/`,
    image: sharePictureUrl(request),
  };
  // An overview has no kitchen: its branches have hours, prices and a menu.
  if (shop.isFranchiseOverview) return { ...common, '@type': 'Organization', name: shop.title };
  return { ...common, '@type': 'Restaurant', ...describePlace(shop), ...describeService(page) };
}

function describePlace(shop: ShopView): object {
  const { latitude, longitude } = shop;
  return {
    telephone: shop.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.restaurantStreet,
      postalCode: shop.restaurantZip,
      addressLocality: shop.restaurantCity,
      addressCountry: 'DE',
    },
    ...(latitude !== undefined && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...describeHours(shop.opening),
  };
}

function describeService({ request, shop, menu }: DescribedPage): object {
  const { period } = request;
  const time = toShopTime(period);
  const occasion = resolveOccasion(createEmptyGuest().options.get(), shop, { period, time });
  const described = { request, shop, menu, occasion };
  const linked = findLinkedItem(request);
  return {
    currenciesAccepted: 'EUR',
    ...aggregateRating(request.menu),
    ...(shop.enableReservations && {
      acceptsReservations: `${request.origin}${request.basename}/${RESERVE_PAGE}`,
    }),
    ...(canOrder(shop) && { potentialAction: describeOrdering(request, shop) }),
    // The page of a dish describes this dish; the menu's own page has the others.
    ...(linked ? describeLinkedDish(described, linked) : { ...describeMenu(described), ...describeOffers(described) }),
  };
}

const canOrder = ({ supportDelivery, supportPickup }: ShopView): boolean => supportDelivery || supportPickup;

function describeOrdering({ origin, basename }: RenderRequest, { supportDelivery, supportPickup }: ShopView): object {
  const methods = 'http://purl.org/goodrelations/v1#DeliveryMode';
  const platforms = 'http://schema.org';
  return {
    '@type': 'OrderAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${basename}/`,
      inLanguage: 'de',
      actionPlatform: [`${platforms}/DesktopWebPlatform`, `${platforms}/MobileWebPlatform`],
    },
    deliveryMethod: [
      ...(supportDelivery ? [`${methods}OwnFleet`] : []),
      ...(supportPickup ? [`${methods}PickUp`] : []),
    ],
  };
}

/** Only from verified ratings that the menu shows. */
function aggregateRating({ dishes }: MenuDocument): object {
  const verified = dishes.flatMap(({ ratings }) => (ratings?.isVerified ? [ratings] : []));
  const ratingCount = verified.reduce((sum, { count }) => sum + count, 0);
  if (ratingCount === 0) return {};
  const stars = verified.reduce((sum, { average, count }) => sum + average * count, 0);
  const ratingValue = Math.round((stars * 10) / ratingCount) / 10;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, ratingCount, bestRating: 5, worstRating: 1 } };
}
