import type { OfferId } from '../ids.ts';
import { atLeast, type Cents, NO_CENTS, subtract } from '../money.ts';
import type { FreeItemChoice, FreeItemState, OfferedFreeItem, SelectedFreeItem } from './free-item-choices.ts';

// S1 §9: 'Free-item nearly-reached margin: 500 cents'
const NEARLY_REACHED = 500;

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
