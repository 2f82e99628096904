import { DAY_INDEXES } from '@tischlein/domain';
import type { DishDocument, MenuDocument } from '@tischlein/domain/menu';
import type { RenderRequest } from '@tischlein/contract/render';
import { countRowsAtOnce } from '../features/menu/count-rows-at-once.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Describes the restaurant and its menu for search engines (schema.org). */
export function jsonLd({ shop, menu, origin, basename }: RenderRequest): object {
  const place = { latitude: shop.latitude, longitude: shop.longitude };
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: shop.restaurantName,
    url: `${origin}${basename}/`,
    telephone: shop.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.restaurantStreet,
      postalCode: shop.restaurantZip,
      addressLocality: shop.restaurantCity,
      addressCountry: 'DE',
    },
    ...(place.latitude === undefined ? {} : { geo: { '@type': 'GeoCoordinates', ...place } }),
    openingHoursSpecification: DAY_INDEXES.flatMap((day) =>
      shop.opening.openingTimes
        .filter((entry) => entry.dayIndex === day)
        .map(({ from, to }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: DAYS[day],
          opens: from,
          closes: to,
        })),
    ),
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: menuSections(menu),
    },
  };
}

/** Of a large menu, as many dishes as the document shows. */
function menuSections({ categories, dishes }: MenuDocument): readonly object[] {
  const byCategory = Map.groupBy(dishes, ({ category }) => category);
  const rows = categories.map(({ id }) => byCategory.get(id) ?? []);
  const atOnce = countRowsAtOnce(rows.map(({ length }) => length));
  return categories.map(({ name }, place) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: rows[place]?.slice(0, atOnce[place]).map(menuItem) ?? [],
  }));
}

function menuItem({ name, subtext, prices }: DishDocument): object {
  const sold = prices.delivery ?? prices.pickup;
  const amounts = [sold?.base, ...Object.values(sold?.size ?? {})].filter((price) => typeof price === 'number');
  const price = amounts.length === 0 ? null : (Math.min(...amounts) / 100).toFixed(2);
  return {
    '@type': 'MenuItem',
    name,
    ...(subtext ? { description: subtext } : {}),
    ...(price === null ? {} : { offers: { '@type': 'Offer', price, priceCurrency: 'EUR' } }),
  };
}
