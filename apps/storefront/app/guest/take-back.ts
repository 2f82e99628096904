import type { SavedCart, SavedItem } from '@tischlein/domain/cart';
import type { OfferChoices } from './offer-choices.ts';

/** A kept cart before a change and right after it. */
interface Change {
  readonly before: SavedCart;
  readonly after: SavedCart;
}

/** 'Rückgängig': the cart of now as it were without one change; what was done since then stays. */
export function withoutChange({ before, after }: Change, now: SavedCart): SavedCart {
  const items = new Map([...before.items, ...now.items].map((item) => [keyOf(item), item]));
  return {
    items: [...items].flatMap(([key, item]) => {
      const amount = amountOf(before, key) + amountOf(now, key) - amountOf(after, key);
      return amount > 0 ? { ...item, amount } : [];
    }),
  };
}

/** The choices among the offers that went with a change; where the guest has chosen since then, that stays. */
export function choicesTakenBack(before: OfferChoices, now: OfferChoices): OfferChoices {
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

const keyOf = (item: SavedItem): string => JSON.stringify({ ...item, amount: 0 });

const amountOf = ({ items }: SavedCart, key: string): number =>
  items.reduce((sum, item) => (keyOf(item) === key ? sum + item.amount : sum), 0);
