import type { Menu } from '@tischlein/domain/menu';
import { type EditableOffer, isEmptySelection, type OfferKind, toItemSelection } from '@tischlein/domain/offer-editing';
import { offerKindName, selectionWords } from '@tischlein/wording/office';
import type { OfferIconName } from '../ui/offer-icon.tsx';

/** What the office calls an offer. */
export function nameOffer(offer: EditableOffer, menu: Menu): string {
  if (offer.kind === 'groupDiscount') return offerKindName(offer.kind);
  if (offer.kind !== 'dailyDish') return offer.name;
  const selection = toItemSelection(offer);
  return offer.headline || (isEmptySelection(selection) ? offerKindName(offer.kind) : selectionWords(selection, menu));
}

export const OFFER_ICONS: Readonly<Record<OfferKind, OfferIconName>> = {
  dishDiscount: 'percent',
  dailyDish: 'calendar',
  twoForOnePromotion: 'copies',
  cartDiscount: 'basket',
  groupDiscount: 'people',
  freeItem: 'gift',
  freeDelivery: 'bicycle',
  sharedBanner: 'banner',
};
