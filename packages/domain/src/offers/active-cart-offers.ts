import type { Cents } from '../money.ts';
import type { Menu } from '../menu/menu.ts';
import { type ActiveOffers, isActive } from './active-offers.ts';
import { type CartDiscountRule, cartDiscountRules } from './cart-discount.ts';
import { lowestFreeDelivery } from './free-delivery.ts';
import { freeItemChoices, type OfferedFreeItem } from './free-item-choices.ts';

/** The offers on a whole cart that work now; apart from those on dishes, which the menu shows before there is a cart. */
export interface ActiveCartOffers {
  readonly cartDiscounts: readonly CartDiscountRule[];
  readonly freeItems: readonly OfferedFreeItem[];
  /** The lowest visible free-delivery offer. */
  readonly freeDeliveryFrom: Cents | null;
}

const cache = new WeakMap<ActiveOffers, ActiveCartOffers>();

/** Which offers work on the whole cart, at the same occasion (S1 §5: by timetable and by order type). */
export function activeCartOffers(menu: Menu, active: ActiveOffers): ActiveCartOffers {
  const cartOffers = cache.get(active) ?? selectActive(menu, active);
  cache.set(active, cartOffers);
  return cartOffers;
}

function selectActive(menu: Menu, { context }: ActiveOffers): ActiveCartOffers {
  const offers = menu.offers.filter((offer) => isActive(offer, context));
  return {
    cartDiscounts: cartDiscountRules(offers.filter((offer) => offer.kind === 'cartDiscount')),
    freeItems: offers
      .filter((offer) => offer.kind === 'freeItem')
      .map((offer) => ({ offer, choices: freeItemChoices(menu, offer, context) })),
    freeDeliveryFrom: lowestFreeDelivery(offers.filter((offer) => offer.kind === 'freeDelivery')),
  };
}
