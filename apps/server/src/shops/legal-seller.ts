import type { LegalEntity, StaticPage } from '@tischlein/domain/shop';
import { type LegalSeller, legalText, withdrawalText } from '@tischlein/wording/legal';
import type { LoadedShop } from './shop-directory.ts';

export interface SellingShop extends Pick<LoadedShop, 'config'> {
  readonly legalEntity: LegalEntity | null;
}

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
export const suggestWithdrawalPage = (shop: SellingShop): StaticPage => ({
  ...legalText('withdrawal', { date: '' }),
  text: withdrawalText({ seller: toLegalSeller(shop), sellsReturnable: true }),
});
