import { dishId, type OfferId, offerId, sizeId } from '@tischlein/domain';
import type { SelectedFreeItem, TwoForOneDecisions } from '@tischlein/domain/offers';
import type { Packaging } from '@tischlein/domain/shop';
import { readFields } from '../browser/read-fields.ts';

/** The guest's choices among offers, and the packaging (S2 §3 Order payload, S3 L15). */
export interface OfferChoices extends TwoForOneDecisions {
  /** What the order is handed over in (S3 L15); absent: as the shop packs it. */
  readonly packaging?: Packaging | null;
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
  const { selectedFreeItems, confirmedTwoForOnePromotions, deniedTwoForOnePromotions, packaging } = readFields(value);
  return {
    ...((packaging === 'reusable' || packaging === 'ownContainer') && { packaging }),
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
