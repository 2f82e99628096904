import type { OfferId } from '../../ids.ts';
import type { DailyDishDocument, ItemSelection, OfferDocument } from '../../menu/offer-document.ts';
import { NO_CENTS, toBasisPoints, toCents } from '../../money.ts';
import { type DailyOffer, toDailyOffer } from './editable-offer.ts';

export const NOTHING_SELECTED: ItemSelection = { dishes: [], categories: [], menus: [] };
const TEN_PERCENT = { discountType: 'percent', value: toBasisPoints(1000) } as const;
const TYPICAL_MINIMUM = toCents(2500);
const SHOWN = { showInShop: true, showFirst: false, type: 'webshop' } as const;
const TWO_FOR_ONE = { totalQuantity: 2, paidQuantity: 1, accumulative: false, allowDifferentDishes: true } as const;
const MONDAY = 1;

/**
 * A new offer with usual values. It is a draft: nothing is selected, a daily dish has no price, and guests have no title
 * to read. `name` is the office's own.
 */
export function createOffer(
  kind: OfferDocument['kind'] | 'dailyDish',
  { id, name }: { readonly id: OfferId; readonly name: string },
): OfferDocument | DailyOffer {
  const common = { id, name, title: '', ...SHOWN };
  switch (kind) {
    case 'dishDiscount':
      return { ...common, kind, ...TEN_PERCENT, accumulative: false, itemSelection: NOTHING_SELECTED };
    case 'twoForOnePromotion':
      return { ...common, kind, ...TWO_FOR_ONE, itemSelection: NOTHING_SELECTED };
    case 'cartDiscount':
      return {
        ...common,
        kind,
        ...TEN_PERCENT,
        accumulative: true,
        minimumOrderValue: TYPICAL_MINIMUM,
        groupOrderOnly: false,
      };
    case 'freeItem':
      return {
        ...common,
        kind,
        minimumOrderValue: TYPICAL_MINIMUM,
        combinable: true,
        accumulativeTwoForOne: true,
        itemSelection: NOTHING_SELECTED,
      };
    case 'freeDelivery':
      // Its title is S1's: 'Gratis Lieferung!'.
      return { id, name, ...SHOWN, type: 'delivery', kind, minimumOrderValue: TYPICAL_MINIMUM };
    case 'sharedBanner':
      return { ...common, kind, discountText: '', offers: [] };
    case 'dailyDish':
      return toDailyOffer(createDailyDish(id));
  }
}

const createDailyDish = (id: OfferId): DailyDishDocument => ({
  id,
  day: MONDAY,
  discountType: 'fixed',
  value: NO_CENTS,
  dishes: [],
  categories: [],
  menus: [],
  type: 'webshop',
  shownInSlider: true,
  accumulative: false,
  active: true,
});
