import type { ShopConfig } from './shop-config.ts';

/** The address of a shop on one line, without its empty parts; '' if it has none. */
export const formatShopAddress = ({
  restaurantStreet,
  restaurantZip,
  restaurantCity,
}: Pick<ShopConfig, 'restaurantStreet' | 'restaurantZip' | 'restaurantCity'>): string =>
  [restaurantStreet.trim(), `${restaurantZip} ${restaurantCity}`.trim()].filter((part) => part !== '').join(', ');
