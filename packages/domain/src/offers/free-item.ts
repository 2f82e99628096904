import type { OfferId } from '../ids.ts';
import type { Unstated } from '../menu/orderable.ts';
import { atLeast, type Cents, NO_CENTS, subtract } from '../money.ts';
import type { FreeItemChoice, FreeItemState, OfferedFreeItem, SelectedFreeItem } from './free-item-choices.ts';

// S1 §9: 'Free-item nearly-reached margin: 500 cents'
const NEARLY_REACHED = 500;

/**
 * Compares the threshold with S2; nearly reached up to €5.00 below. Some offers are blocked while a two-for-one applies
 * (S3 §2, T9, C13).
 */
export function freeItemState(
  { offer, choices, unstated }: OfferedFreeItem,
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
    unstated,
    combinable: offer.combinable,
    blockedBy: twoForOneApplies && !offer.accumulativeTwoForOne ? 'twoForOne' : null,
  };
}

/** A free item the guest gets; a non-combinable one excludes all others and refuses the coupon (S3 T9). */
export type TakenFreeItem = FreeItemChoice & Pick<FreeItemState, 'offerId' | 'combinable'>;

/**
 * The free items the guest gets: one per offer that is reached and not blocked. The last non-combinable one chosen
 * excludes all others (S3 T9).
 */
export function takenFreeItems(
  selected: readonly SelectedFreeItem[],
  states: readonly FreeItemState[],
): readonly TakenFreeItem[] {
  const taken = new Map<OfferId, TakenFreeItem>();
  for (const item of selected) {
    const state = states.find(({ offerId, status }) => offerId === item.offerId && status === 'reached');
    const choice = state?.choices.find((each) => isSameFreeItem(each, item));
    if (state?.blockedBy === null && choice) {
      taken.delete(state.offerId);
      taken.set(state.offerId, { ...choice, offerId: state.offerId, combinable: state.combinable });
    }
  }
  const items = [...taken.values()];
  const alone = items.findLast((item) => !item.combinable);
  return alone ? [alone] : items;
}

/** Why a chosen free item cannot be had (S3 C29). */
export type FreeItemRefusal =
  | Unstated
  | 'freeItemNotOffered'
  | 'freeItemNotReached'
  | 'freeItemNotWithTwoForOne'
  | 'freeItemNotCombinable';

/**
 * Finds the reason for a chosen free item that the guest does not get: 'the first of not available now, hidden by
 * two-for-one, not combinable, not reached' (S3 C29, C48).
 */
export function refuseFreeItem(
  item: SelectedFreeItem,
  states: readonly FreeItemState[],
  taken: readonly TakenFreeItem[],
): FreeItemRefusal {
  const state = states.find(({ offerId }) => offerId === item.offerId);
  if (!state) return 'freeItemNotOffered';
  const unstated = state.unstated.find((choice) => isSameFreeItem(choice, item));
  if (unstated) return unstated.because;
  if (!state.choices.some((choice) => isSameFreeItem(choice, item))) return 'freeItemNotOffered';
  if (state.blockedBy === 'twoForOne') return 'freeItemNotWithTwoForOne';
  const isExcluded = taken.some(({ offerId, combinable }) => !combinable || offerId === item.offerId);
  return isExcluded ? 'freeItemNotCombinable' : 'freeItemNotReached';
}

type DishAndSize = Pick<SelectedFreeItem, 'dishId' | 'sizeId'>;

/** Returns whether both are the same dish in the same size. */
export const isSameFreeItem = (left: DishAndSize, right: DishAndSize): boolean =>
  left.dishId === right.dishId && left.sizeId === right.sizeId;

/** Adds a free item to the selection: one per offer, and none next to a non-combinable one (S3 T9). */
export function selectFreeItem(
  selected: readonly SelectedFreeItem[],
  item: SelectedFreeItem,
  states: readonly FreeItemState[],
): readonly SelectedFreeItem[] {
  const combines = (offerId: OfferId) => states.some((state) => state.offerId === offerId && state.combinable);
  if (!combines(item.offerId)) return [item];
  return [...selected.filter(({ offerId }) => offerId !== item.offerId && combines(offerId)), item];
}
