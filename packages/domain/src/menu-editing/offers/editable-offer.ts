import type { OfferId } from '../../ids.ts';
import type { MenuDocument } from '../../menu/menu-document.ts';
import type { DailyDishDocument, GroupOrderDiscount, OfferDocument } from '../../menu/offer-document.ts';

/** A daily dish among the offers. */
export type DailyOffer = DailyDishDocument & { readonly kind: 'dailyDish' };

/** The group discounts of a shop's configuration, which belong together (S3 C15). */
export interface GroupOffer {
  readonly kind: 'groupDiscount';
  readonly id: OfferId;
  readonly discounts: readonly GroupOrderDiscount[];
}

/** Everything that the office lists as an offer. */
export type EditableOffer = OfferDocument | DailyOffer | GroupOffer;
export type OfferKind = EditableOffer['kind'];

/** Kinds in the order of their calculation (S3 §2); a banner calculates nothing. */
export const OFFER_KINDS: readonly OfferKind[] = [
  'dishDiscount',
  'dailyDish',
  'twoForOnePromotion',
  'cartDiscount',
  'groupDiscount',
  'freeItem',
  'freeDelivery',
  'sharedBanner',
];

export const toDailyOffer = (daily: DailyDishDocument): DailyOffer => ({ ...daily, kind: 'dailyDish' });

/** The offers of a menu in the order in which they are stored, then its daily dishes. */
export const listEditableOffers = ({
  offers,
  dailyDishes,
}: Pick<MenuDocument, 'offers' | 'dailyDishes'>): readonly (OfferDocument | DailyOffer)[] => [
  ...offers,
  ...dailyDishes.map(toDailyOffer),
];

export const findEditableOffer = (
  menu: Pick<MenuDocument, 'offers' | 'dailyDishes'>,
  id: string,
): OfferDocument | DailyOffer | null => listEditableOffers(menu).find((offer) => offer.id === id) ?? null;
