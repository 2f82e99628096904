import type { MenuDocument } from '@tischlein/domain/menu';
import type { DailyDishDocument, ItemSelection, OfferDocument } from '@tischlein/domain/offers';
import { listWords } from '../list-words.ts';
import { hoursText } from '../time-in-words.ts';
import { weekday } from '../time-of-day.ts';
import { longDate } from '../time.ts';
import { OFFER_FORM } from './offer-form.ts';
import { orderTypeWords, reductionWords } from './offer-sentence.ts';

/** What the fields of offers and daily dishes are called, as in their editor. */
export const OFFER_FIELD_NAMES: Readonly<Record<string, string>> = {
  '*discount': OFFER_FORM.kind,
  '*quantities': 'Menge',
  type: OFFER_FORM.orderTypes,
  itemSelection: OFFER_FORM.appliesTo,
  validFrom: OFFER_FORM.firstDay,
  validUntil: OFFER_FORM.lastDay,
  accumulative: OFFER_FORM.withDiscounts,
  allowDifferentDishes: OFFER_FORM.different,
  groupOrderOnly: OFFER_FORM.groupsOnly,
  combinable: OFFER_FORM.combinable,
  accumulativeTwoForOne: OFFER_FORM.withTwoForOne,
  showFirst: OFFER_FORM.showFirst,
  discountText: OFFER_FORM.bannerText,
  offers: OFFER_FORM.bannerOffers,
  day: OFFER_FORM.day,
  timespan: OFFER_FORM.sometimes,
  size: OFFER_FORM.size,
  dishes: 'Gerichte',
  categories: 'Kategorien',
  menus: 'Menüs',
  shownInSlider: OFFER_FORM.inSlider,
  active: OFFER_FORM.isActive,
};

type Offer = OfferDocument | DailyDishDocument;

/** A value of an offer or a daily dish: '10 %', 'Lieferung und Abholung', 'Pizza und Calzone'; null: it reads like any other. */
export function describeOfferField(offer: Offer, field: string, menu: MenuDocument): string | null {
  if (field === '*discount' && 'discountType' in offer) return describeDiscount(offer);
  if (field === '*quantities' && 'paidQuantity' in offer)
    return OFFER_FORM.toLabel(offer.totalQuantity, offer.paidQuantity);
  if (field === 'type') return orderTypeWords(offer.type);
  return 'day' in offer ? describeDailyField(offer, field, menu) : describeDatedField(offer, field, menu);
}

const describeDiscount = ({ discountType, value }: Extract<Offer, { readonly value: number }>): string =>
  `${discountType === 'fixed' ? `${OFFER_FORM.kinds.fixed} ` : ''}${reductionWords(discountType, value)}`;

function describeDailyField(offer: DailyDishDocument, field: string, menu: MenuDocument): string | null {
  switch (field) {
    case 'day':
      return weekday(offer.day);
    case 'timespan':
      return offer.timespan ? hoursText([offer.timespan]) : OFFER_FORM.wholeDay;
    case 'size':
      return offer.size === undefined ? OFFER_FORM.anySize : listNames(menu.sizes, [offer.size]);
    case 'dishes':
    case 'categories':
    case 'menus':
      return listNames(menu[field], offer[field]);
    default:
      return null;
  }
}

function describeDatedField(offer: OfferDocument, field: string, menu: MenuDocument): string | null {
  switch (field) {
    case 'validFrom':
    case 'validUntil':
      return offer[field] === undefined ? null : longDate(offer[field]);
    case 'itemSelection':
      return offer.itemSelection ? describeSelection(offer.itemSelection, menu) : OFFER_FORM.wholeCart;
    case 'offers':
      return 'offers' in offer ? listNames(menu.offers, offer.offers) : null;
    default:
      return null;
  }
}

const describeSelection = ({ dishes, categories, menus }: ItemSelection, menu: MenuDocument): string =>
  listNames(
    [...menu.dishes, ...menu.categories, ...menu.menus],
    [...dishes.map(({ dish }) => dish), ...categories, ...menus],
  );

const NOTHING = 'nichts';
const GONE = 'nicht mehr auf der Karte';

function listNames(items: readonly { readonly id: string; readonly name: string }[], ids: readonly string[]): string {
  const names = ids.map((id) => items.find((item) => item.id === id)?.name ?? GONE);
  return names.length === 0 ? NOTHING : listWords(names);
}
