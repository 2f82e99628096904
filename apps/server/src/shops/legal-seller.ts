import type { ShopConfig, StaticPage } from '@tischlein/domain/shop';
import { type LegalSeller, withdrawalPage } from '@tischlein/wording/legal';

/** The company as the shop's own address names it. */
export const toLegalSeller = (config: ShopConfig): LegalSeller => ({
  name: config.restaurantName,
  street: config.restaurantStreet,
  zip: config.restaurantZip,
  city: config.restaurantCity,
  phone: config.phone,
  email: config.email,
});

/** The instruction on withdrawal of a shop that sells returnable articles and has no such page of its own. */
export const suggestWithdrawalPage = (config: ShopConfig): StaticPage =>
  withdrawalPage({ seller: toLegalSeller(config), sellsReturnable: true });
