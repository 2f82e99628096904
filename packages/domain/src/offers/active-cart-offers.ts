import { memoByObject } from '../memo-by-object.ts';
import type { Cents } from '../money.ts';
import type { Menu } from '../menu/menu.ts';
import { type ActiveOffers, isActive } from './active-offers.ts';
import { type CartDiscountRule, cartDiscountRules } from './cart-discount.ts';
import { lowestFreeDelivery } from './free-delivery.ts';
import { freeItemChoices, type OfferedFreeItem } from './free-item-choices.ts';

/**
 * Offers on the whole cart that are active. Separate from `ActiveOffers`, which the menu needs before there is a cart.
 */
export interface ActiveCartOffers {
  readonly cartDiscounts: readonly CartDiscountRule[];
  readonly freeItems: readonly OfferedFreeItem[];
  /** Lowest threshold of the visible free-delivery offers. */
  readonly freeDeliveryFrom: Cents | null;
}

/** The offers on the whole cart in the same context, filtered by timetable and order type (S1 §5 Discounts). */
export const activeCartOffers = (menu: Menu, active: ActiveOffers): ActiveCartOffers => findActive(menu)(active);

const findActive = memoByObject((menu: Menu) => memoByObject((active: ActiveOffers) => selectActive(menu, active)));

function selectActive(menu: Menu, { context }: ActiveOffers): ActiveCartOffers {
  const offers = menu.offers.filter((offer) => isActive(offer, context));
  return {
    cartDiscounts: cartDiscountRules(offers.filter((offer) => offer.kind === 'cartDiscount')),
    freeItems: offers
      .filter((offer) => offer.kind === 'freeItem')
      .map((offer) => ({ offer, ...freeItemChoices(menu, offer, context) })),
    freeDeliveryFrom: lowestFreeDelivery(offers.filter((offer) => offer.kind === 'freeDelivery')),
  };
}
