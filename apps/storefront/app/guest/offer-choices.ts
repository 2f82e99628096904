import { dishId, type OfferId, offerId, sizeId } from '@tischlein/domain';
import type { SelectedFreeItem, TwoForOneDecisions } from '@tischlein/domain/offers';
import { readFields } from '../browser/read-fields.ts';

/** The guest's choices among offers (S2 §3 Order payload). */
export interface OfferChoices extends TwoForOneDecisions {
  readonly selectedFreeItems: readonly SelectedFreeItem[];
}

export const NO_CHOICES: OfferChoices = {
  selectedFreeItems: [],
  confirmedTwoForOnePromotions: [],
  deniedTwoForOnePromotions: [],
};

export const offerChoicesPlace = (shopId: string) => ({ area: 'local', shopId, name: 'offers' }) as const;

/** Reads stored choices; drops malformed ones. */
export function readChoices(value: unknown): OfferChoices {
  const { selectedFreeItems, confirmedTwoForOnePromotions, deniedTwoForOnePromotions } = readFields(value);
  return {
    selectedFreeItems: toList(selectedFreeItems).flatMap(readFreeItem),
    confirmedTwoForOnePromotions: readIds(confirmedTwoForOnePromotions),
    deniedTwoForOnePromotions: readIds(deniedTwoForOnePromotions),
  };
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const readIds = (value: unknown): OfferId[] =>
  toList(value)
    .filter((id) => typeof id === 'string')
    .map(offerId);

function readFreeItem(value: unknown): SelectedFreeItem[] {
  const { offerId: offer, dishId: dish, sizeId: size } = readFields(value);
  if (typeof offer !== 'string' || typeof dish !== 'string') return [];
  return [{ offerId: offerId(offer), dishId: dishId(dish), sizeId: typeof size === 'string' ? sizeId(size) : null }];
}
