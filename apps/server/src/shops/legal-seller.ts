import type { StaticPage } from '@tischlein/domain/shop';
import { type LegalSeller, withdrawalPage } from '@tischlein/wording/legal';
import type { LoadedShop } from './shop-directory.ts';

export type SellingShop = Pick<LoadedShop, 'config' | 'legalEntity'>;

/** The company behind a shop; as long as none is stored, the shop's own name and address. */
export function toLegalSeller({ config, legalEntity }: SellingShop): LegalSeller {
  if (legalEntity) return legalEntity;
  return {
    name: config.restaurantName,
    street: config.restaurantStreet,
    zip: config.restaurantZip,
    city: config.restaurantCity,
    phone: config.phone,
    email: config.email,
  };
}

/** The instruction on withdrawal of a shop that sells returnable articles and has no such page of its own. */
export const suggestWithdrawalPage = (shop: SellingShop): StaticPage =>
  withdrawalPage({ seller: toLegalSeller(shop), sellsReturnable: true });
