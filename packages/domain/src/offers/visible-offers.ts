import type { OrderContext } from '../menu/availability.ts';
import type { Menu } from '../menu/menu.ts';
import { isActive } from './active-offers.ts';
import type { Offer } from '../menu/offer.ts';

/**
 * The active offers shown in the shop, showFirst ones first (S1 §5 Discounts, S3 C8); at a table without those for
 * groups, which cannot be started there.
 */
export function listVisibleOffers(menu: Menu, context: OrderContext): Offer[] {
  const isAtTable = context.deliveryType === 'dineIn';
  const visible = menu.offers.filter(
    (offer) => offer.showInShop && !(isAtTable && isForGroups(offer)) && isActive(offer, context),
  );
  return visible.toSorted((one, other) => Number(other.showFirst) - Number(one.showFirst));
}

/** All offers that apply to an order type and time, announced or not. */
export const listActiveOffers = (menu: Menu, context: OrderContext): Offer[] =>
  menu.offers.filter((offer) => isActive(offer, context));

export const isForGroups = (offer: Offer): boolean => offer.kind === 'cartDiscount' && offer.groupOrderOnly;
