import type { OrderContext } from '../menu/availability.ts';
import type { Menu } from '../menu/menu.ts';
import { isActive } from './active-offers.ts';
import type { Offer } from '../menu/offer.ts';

/** The active offers shown in the shop, showFirst ones first (S1 §5 Discounts, S3 C8). */
export function listVisibleOffers(menu: Menu, context: OrderContext): Offer[] {
  const visible = menu.offers.filter((offer) => offer.showInShop && isActive(offer, context));
  return [...visible.filter((offer) => offer.showFirst), ...visible.filter((offer) => !offer.showFirst)];
}
