import type { OrderContext } from '../menu/availability.ts';
import type { Menu } from '../menu/menu.ts';
import { isActive } from './active-offers.ts';
import type { Offer } from './offer.ts';

/** The offers to show, those marked showFirst before the others (S1 §5: filtered by timetable and by order type; spec 3 C8). */
export function listVisibleOffers(menu: Menu, context: OrderContext): Offer[] {
  const visible = menu.offers.filter((offer) => offer.showInShop && isActive(offer, context));
  return [...visible.filter((offer) => offer.showFirst), ...visible.filter((offer) => !offer.showFirst)];
}
