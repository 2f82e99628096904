import { atLeast, type Cents, NO_CENTS, subtract } from '../money.ts';
import type { DishId, OfferId, SizeId } from '../ids.ts';
import { isAvailableAt, type Occasion } from '../menu/availability.ts';
import type { Dish, Menu, Size } from '../menu/menu.ts';
import { unitPrice } from '../menu/prices.ts';
import { isSelected } from './offer-target.ts';
import type { FreeItemOffer } from './offer.ts';

// S1 §9: 'Free-item nearly-reached margin: 500 cents'
const NEARLY_REACHED = 500;

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
export function freeItemChoices(menu: Menu, offer: FreeItemOffer, { deliveryType, time }: Occasion): FreeItemChoice[] {
  return menu.categories
    .flatMap((category) => category.dishes)
    .flatMap((dish) => sizesOf(dish).map((size) => ({ dish, size, sizeId: size?.id ?? null })))
    .filter((target) => isSelected(offer.selected, target))
    .filter(({ dish, sizeId }) => unitPrice(dish, sizeId, deliveryType) !== null)
    .filter(({ dish }) => !dish.soldOut && isAvailableAt(menu, dish, time))
    .map(({ dish, size, sizeId }) => ({
      dishId: dish.id,
      sizeId,
      name: size ? `${dish.name} ${size.name}` : dish.name,
    }));
}

/** Reached at S2, nearly reached with at most 5,00 missing; some are hidden while a two-for-one applies (spec 3 §2, T9, C13). */
export function freeItemState(
  { offer, choices }: OfferedFreeItem,
  afterCartDiscount: Cents,
  twoForOneApplies: boolean,
): FreeItemState {
  const missing = atLeast(subtract(offer.minimumOrderValue, afterCartDiscount), NO_CENTS);
  return {
    offerId: offer.id,
    title: offer.title,
    minimumOrderValue: offer.minimumOrderValue,
    status: missing === 0 ? 'reached' : missing <= NEARLY_REACHED ? 'nearly-reached' : 'not-reached',
    missing,
    choices,
    combinable: offer.combinable,
    blockedBy: twoForOneApplies && !offer.accumulativeTwoForOne ? 'twoForOne' : null,
  };
}

/** A choice that the guest has taken; not combinable: it stands alone and refuses the coupon (spec 3 T9). */
export type TakenFreeItem = FreeItemChoice & Pick<FreeItemState, 'offerId' | 'combinable'>;

/**
 * What the guest gets of what he selected: one item per offer that is reached and not hidden; one that does not combine stands
 * alone, the one chosen last (spec 3 T9).
 */
export function takenFreeItems(
  selected: readonly SelectedFreeItem[],
  states: readonly FreeItemState[],
): readonly TakenFreeItem[] {
  const taken = new Map<OfferId, TakenFreeItem>();
  for (const item of selected) {
    const state = states.find(({ offerId, status }) => offerId === item.offerId && status === 'reached');
    const choice = state?.choices.find(({ dishId, sizeId }) => dishId === item.dishId && sizeId === item.sizeId);
    if (state?.blockedBy === null && choice) {
      taken.delete(state.offerId);
      taken.set(state.offerId, { ...choice, offerId: state.offerId, combinable: state.combinable });
    }
  }
  const items = [...taken.values()];
  const alone = items.findLast((item) => !item.combinable);
  return alone ? [alone] : items;
}

/** Adds a free item to those selected: one per offer, and nothing stays beside one that does not combine (spec 3 T9). */
export function selectFreeItem(
  selected: readonly SelectedFreeItem[],
  item: SelectedFreeItem,
  states: readonly FreeItemState[],
): readonly SelectedFreeItem[] {
  const combines = (offerId: OfferId) => states.some((state) => state.offerId === offerId && state.combinable);
  if (!combines(item.offerId)) return [item];
  return [...selected.filter(({ offerId }) => offerId !== item.offerId && combines(offerId)), item];
}

const sizesOf = (dish: Dish): readonly (Size | null)[] => (dish.sizes.length === 0 ? [null] : dish.sizes);
