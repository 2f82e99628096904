import type { Cents } from '../money.ts';
import type { DishId, OfferId, SizeId } from '../ids.ts';
import { isAvailableAt, type OrderContext } from '../menu/availability.ts';
import type { Dish, Menu, Size } from '../menu/menu.ts';
import { unitPrice } from '../menu/prices.ts';
import { isSelected } from './offer-target.ts';
import type { FreeItemOffer } from './offer.ts';

/** Which dish a guest takes as the free item of an offer (spec 3 T9: one per offer). */
export interface SelectedFreeItem {
  readonly offerId: OfferId;
  readonly dishId: DishId;
  readonly sizeId: SizeId | null;
}

/** A dish in a size that can be had for nothing. */
export interface FreeItemChoice {
  readonly dishId: DishId;
  readonly sizeId: SizeId | null;
  readonly name: string;
}

/** A free-item offer with everything that can be chosen now. */
export interface OfferedFreeItem {
  readonly offer: FreeItemOffer;
  readonly choices: readonly FreeItemChoice[];
}

/** Where the guest stands with a free item (S1 §4 'Free-item threshold'). */
export interface FreeItemState {
  readonly offerId: OfferId;
  readonly title: string;
  readonly minimumOrderValue: Cents;
  readonly status: 'reached' | 'nearly-reached' | 'not-reached';
  readonly missing: Cents;
  readonly choices: readonly FreeItemChoice[];
  /** false: taking it clears other free items and refuses the coupon. */
  readonly combinable: boolean;
  /** Why it is hidden now. */
  readonly blockedBy: 'twoForOne' | null;
}

/** The dishes and sizes of an offer that are sold now, in the order of the menu. */
export function freeItemChoices(
  menu: Menu,
  offer: FreeItemOffer,
  { deliveryType, time }: OrderContext,
): FreeItemChoice[] {
  return menu.categories
    .flatMap((category) => category.dishes)
    .flatMap((dish) => listSizes(dish).map((size) => ({ dish, size, sizeId: size?.id ?? null })))
    .filter((target) => isSelected(offer.selected, target))
    .filter(({ dish, sizeId }) => unitPrice(dish, sizeId, deliveryType) !== null)
    .filter(({ dish }) => !dish.soldOut && isAvailableAt(menu, dish, time))
    .map(({ dish, size, sizeId }) => ({
      dishId: dish.id,
      sizeId,
      name: size ? `${dish.name} ${size.name}` : dish.name,
    }));
}

const listSizes = (dish: Dish): readonly (Size | null)[] => (dish.sizes.length === 0 ? [null] : dish.sizes);
