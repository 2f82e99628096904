import type { OrderContext } from '../menu/availability.ts';
import type { Menu } from '../menu/menu.ts';
import { activeOffers, offersFor } from './active-offers.ts';
import type { BestDiscount } from './dish-discount.ts';
import type { OfferTarget } from './offer-target.ts';
import type { TwoForOneOffer } from '../menu/offer.ts';

/** The best discount of a dish in a size, or of a combo; null if not sold this way (S3 P2, P3, C9). */
export const findDishDiscount = (menu: Menu, target: OfferTarget, context: OrderContext): BestDiscount | null =>
  offersFor(activeOffers(menu, context), target).discount;

/** Active two-for-one promotions for a dish in a size, or a combo (S1 §2 Tip box). */
export const listTwoForOneOffers = (
  menu: Menu,
  target: OfferTarget,
  context: OrderContext,
): readonly TwoForOneOffer[] => offersFor(activeOffers(menu, context), target).twoForOne;
