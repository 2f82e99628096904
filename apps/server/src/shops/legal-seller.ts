import type { ShopConfig } from '@tischlein/domain/shop';
import type { LegalSeller } from '@tischlein/wording/legal';

/** The company as the shop's own address names it. */
export const toLegalSeller = (config: ShopConfig): LegalSeller => ({
  name: config.restaurantName,
  street: config.restaurantStreet,
  zip: config.restaurantZip,
  city: config.restaurantCity,
  phone: config.phone,
  email: config.email,
});
