import type { SavedCart, SavedItem } from '@tischlein/domain/cart';
import type { OfferChoices } from './offer-choices.ts';

/** A kept cart before a change and right after it. */
interface Change {
  readonly before: SavedCart;
  readonly after: SavedCart;
}

/** 'Rückgängig': the cart of now as it were without one change; what was done since then stays. */
export function undoChange({ before, after }: Change, now: SavedCart): SavedCart {
  const items = new Map([...before.items, ...now.items].map((item) => [toKey(item), item]));
  return {
    items: [...items].flatMap(([key, item]) => {
      const amount = countItems(before, key) + countItems(now, key) - countItems(after, key);
      return amount > 0 ? { ...item, amount } : [];
    }),
  };
}

/** The choices among the offers that went with a change; where the guest has chosen since then, that stays. */
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
