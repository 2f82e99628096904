import type { SizeId } from '../ids.ts';
import type { OrderContext } from '../menu/availability.ts';
import type { Dish, Menu } from '../menu/menu.ts';
import { activeOffers, offersFor } from './active-offers.ts';
import type { BestDiscount } from './dish-discount.ts';
import type { OfferTarget } from './offer-target.ts';
import type { TwoForOneOffer } from './offer.ts';

/** The best discount of a dish in a size or of a combo now; null: not sold so (spec 3 P2, P3, C9). */
export const dishDiscountOf = (menu: Menu, target: OfferTarget, occasion: OrderContext): BestDiscount | null =>
  offersFor(activeOffers(menu, occasion), target).discount;

/** The best discount of each size of a dish that is sold (S1 §3 'sizeDiscounts'). */
export function sizeDiscountsOf(menu: Menu, dish: Dish, occasion: OrderContext): ReadonlyMap<SizeId, BestDiscount> {
  return new Map(
    dish.sizes.flatMap((size) => {
      const discount = dishDiscountOf(menu, { dish, sizeId: size.id }, occasion);
      return discount ? [[size.id, discount] as const] : [];
    }),
  );
}

/** The two-for-one promotions that name a dish in a size or a combo now (S1 §2 'Tip box'). */
export const twoForOneFor = (menu: Menu, target: OfferTarget, occasion: OrderContext): readonly TwoForOneOffer[] =>
  offersFor(activeOffers(menu, occasion), target).twoForOne;
