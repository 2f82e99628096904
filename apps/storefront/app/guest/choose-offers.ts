import type { OfferId } from '@tischlein/domain';
import {
  keepValidDecisions,
  type FreeItemState,
  selectFreeItem,
  type SelectedFreeItem,
} from '@tischlein/domain/offers';
import type { PricedCart } from '@tischlein/domain/pricing';
import type { Packaging } from '@tischlein/domain/shop';
import type { Guest } from './guest.ts';
import type { OfferChoices } from './offer-choices.ts';

/** Applies a promotion or keeps the dish discount; can be changed at any time (S1 §4 Two-for-one confirmation). */
export function decideTwoForOne({ choices }: Guest, id: OfferId, decision: 'confirmed' | 'denied'): void {
  const { confirmedTwoForOnePromotions: confirmed, deniedTwoForOnePromotions: denied, ...rest } = choices.get();
  const others = (ids: readonly OfferId[]): OfferId[] => ids.filter((other) => other !== id);
  choices.set({
    ...rest,
    confirmedTwoForOnePromotions: decision === 'confirmed' ? [...others(confirmed), id] : others(confirmed),
    deniedTwoForOnePromotions: decision === 'denied' ? [...others(denied), id] : others(denied),
  });
}

/** Selects a free item (S3 T9). */
export function takeFreeItem({ choices }: Guest, item: SelectedFreeItem, states: readonly FreeItemState[]): void {
  const before = choices.get();
  choices.set({ ...before, selectedFreeItems: selectFreeItem(before.selectedFreeItems, item, states) });
}

export function removeFreeItem({ choices }: Guest, id: OfferId): void {
  const before = choices.get();
  const selectedFreeItems = before.selectedFreeItems.filter((item) => item.offerId !== id);
  choices.set({ ...before, selectedFreeItems });
}

/** Chooses the packaging (S3 L15); null: as the shop packs it. */
export const choosePackaging = ({ choices }: Guest, packaging: Packaging | null): void =>
  choices.set({ ...choices.get(), packaging });

/**
 * Choices that are still valid: free items still reached, decisions with enough units (S1 §4 Free-item threshold, S3
 * T6).
 */
export function filterValidChoices(choices: OfferChoices, { freeItems, hints }: PricedCart) {
  const isGiven = (item: SelectedFreeItem): boolean =>
    freeItems.some(
      (given) => given.offerId === item.offerId && given.dishId === item.dishId && given.sizeId === item.sizeId,
    );
  return {
    ...(choices.packaging && { packaging: choices.packaging }),
    selectedFreeItems: choices.selectedFreeItems.filter(isGiven),
    confirmedTwoForOnePromotions: keepValidDecisions(choices.confirmedTwoForOnePromotions, hints.twoForOne),
    deniedTwoForOnePromotions: keepValidDecisions(choices.deniedTwoForOnePromotions, hints.twoForOne),
  };
}
