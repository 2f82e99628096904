import type { Cents } from '../money.ts';
import type { DishId, OfferId, SizeId } from '../ids.ts';
import { isAvailableAt, type OrderContext } from '../menu/availability.ts';
import type { Dish, Menu, Size } from '../menu/menu.ts';
import { findUnstated, isOrderable, type Unstated } from '../menu/orderable.ts';
import { unitPrice } from '../menu/prices.ts';
import { isSelected } from './offer-target.ts';
import type { FreeItemOffer } from '../menu/offer.ts';

/** The free item chosen by the guest, one per offer (S3 T9). */
export interface SelectedFreeItem {
  readonly offerId: OfferId;
  readonly dishId: DishId;
  readonly sizeId: SizeId | null;
}

/** A dish in a size that the offer includes. */
export interface FreeItemChoice {
  readonly dishId: DishId;
  readonly sizeId: SizeId | null;
  readonly name: string;
}

export type UnstatedFreeItem = FreeItemChoice & { readonly because: Unstated };

export interface OfferedFreeItem extends FreeItemChoices {
  readonly offer: FreeItemOffer;
}

interface FreeItemChoices {
  readonly choices: readonly FreeItemChoice[];
  /** Shown, but declarations or particulars are unknown (S3 L2, L14). */
  readonly unstated: readonly UnstatedFreeItem[];
}

/** Progress towards a free item (S1 §4 Free-item threshold). */
export interface FreeItemState extends FreeItemChoices {
  readonly offerId: OfferId;
  readonly title: string;
  readonly minimumOrderValue: Cents;
  readonly status: 'reached' | 'nearly-reached' | 'not-reached';
  readonly missing: Cents;
  /** false: choosing it clears other free items and refuses the coupon. */
  readonly combinable: boolean;
  /** Why it is hidden; null if it is not. */
  readonly blockedBy: 'twoForOne' | null;
}

/** The available dishes and sizes of the offer, in menu order. */
export function freeItemChoices(
  menu: Menu,
  offer: FreeItemOffer,
  { deliveryType, time }: OrderContext,
): FreeItemChoices {
  const targets = menu.categories
    .flatMap((category) => category.dishes)
    .flatMap((dish) => listSizes(dish).map((size) => ({ dish, size, sizeId: size?.id ?? null })))
    .filter((target) => isSelected(offer.selected, target))
    .filter(({ dish, sizeId }) => unitPrice(dish, sizeId, deliveryType) !== null)
    .filter(({ dish }) => isAvailableAt(menu, dish, time));
  return {
    choices: targets.filter(({ dish }) => isOrderable(dish, deliveryType)).map(toFreeItemChoice),
    unstated: targets.flatMap((target) => {
      const because = findUnstated(target.dish, deliveryType);
      return because ? { ...toFreeItemChoice(target), because } : [];
    }),
  };
}

const toFreeItemChoice = ({ dish, size }: { readonly dish: Dish; readonly size: Size | null }): FreeItemChoice => ({
  dishId: dish.id,
  sizeId: size?.id ?? null,
  name: size ? `${dish.name} ${size.name}` : dish.name,
});

const listSizes = (dish: Dish): readonly (Size | null)[] => (dish.sizes.length === 0 ? [null] : dish.sizes);
