import type { ShopConfig } from '@tischlein/domain/shop';
import type { Seller } from '@tischlein/wording/receipt';

export function toSeller(config: ShopConfig): Seller {
  const { restaurantName, restaurantStreet, restaurantZip, restaurantCity, phone, email, taxNumber } = config;
  const place = { restaurantName, restaurantStreet, restaurantZip, restaurantCity };
  return { ...place, phone, email, ...(taxNumber && { taxNumber }) };
}
