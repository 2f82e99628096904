import type { SavedCart, SavedItem } from '@tischlein/domain/cart';
import type { OfferChoices } from './offer-choices.ts';

/** The stored cart before and right after a change. */
interface Change {
  readonly before: SavedCart;
  readonly after: SavedCart;
}

/** 'Rückgängig': reverts one change in the current cart and keeps later ones. */
export function undoChange({ before, after }: Change, now: SavedCart): SavedCart {
  const items = new Map([...before.items, ...now.items].map((item) => [toKey(item), item]));
  return {
    items: [...items].flatMap(([key, item]) => {
      const amount = countItems(before, key) + countItems(now, key) - countItems(after, key);
      return amount > 0 ? { ...item, amount } : [];
    }),
  };
}

/** Restores offer choices dropped with a change, unless the guest has chosen differently since. */
export function undoChoices(before: OfferChoices, now: OfferChoices): OfferChoices {
  const decided = new Set([...now.confirmedTwoForOnePromotions, ...now.deniedTwoForOnePromotions]);
  const isTaken = (offerId: string): boolean => now.selectedFreeItems.some((item) => item.offerId === offerId);
  return {
    selectedFreeItems: [
      ...now.selectedFreeItems,
      ...before.selectedFreeItems.filter(({ offerId }) => !isTaken(offerId)),
    ],
    confirmedTwoForOnePromotions: [
      ...now.confirmedTwoForOnePromotions,
      ...before.confirmedTwoForOnePromotions.filter((id) => !decided.has(id)),
    ],
    deniedTwoForOnePromotions: [
      ...now.deniedTwoForOnePromotions,
      ...before.deniedTwoForOnePromotions.filter((id) => !decided.has(id)),
    ],
  };
}

const toKey = (item: SavedItem): string => JSON.stringify({ ...item, amount: 0 });

const countItems = ({ items }: SavedCart, key: string): number =>
  items.reduce((sum, item) => (toKey(item) === key ? sum + item.amount : sum), 0);
