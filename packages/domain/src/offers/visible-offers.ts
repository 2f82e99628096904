import type { OrderContext } from '../menu/availability.ts';
import type { Menu } from '../menu/menu.ts';
import { isActive } from './active-offers.ts';
import type { Offer } from '../menu/offer.ts';

/**
 * The active offers shown in the shop, showFirst ones first (S1 §5 Discounts, S3 C8). Offers for groups are not: there
 * are no group orders yet.
 */
export function listVisibleOffers(menu: Menu, context: OrderContext): Offer[] {
  const visible = menu.offers.filter((offer) => offer.showInShop && !isForGroups(offer) && isActive(offer, context));
  return [...visible.filter((offer) => offer.showFirst), ...visible.filter((offer) => !offer.showFirst)];
}

/** All offers that apply to an order type and time, announced or not. */
export const listActiveOffers = (menu: Menu, context: OrderContext): Offer[] =>
  menu.offers.filter((offer) => isActive(offer, context));

const isForGroups = (offer: Offer): boolean => offer.kind === 'cartDiscount' && offer.groupOrderOnly;
