import type { Selected } from '../../menu/offer.ts';
import { findListPrice } from '../../offers/active-offers.ts';
import { isSelected, type OfferTarget } from '../../offers/offer-target.ts';
import type { Timetable } from '../../shop-time.ts';
import type { EditableOffer } from './editable-offer.ts';
import { listExampleArticles, listTargets } from './example-articles.ts';
import { findCommonTime, listOfferTypes, type OfferMenu, type OfferShop, readMenuWith } from './offer-shop.ts';
import { findTimetable } from './offer-state.ts';
import { findSelected } from './price-example.ts';

/** Why an offer never applies, with the field of the editor that mends it. */
export const NEVER_CODES = [
  'selectsNothing',
  'selectedGone',
  'notSold',
  'typeNotOffered',
  'notWhenOpen',
  'articlesNotThen',
  'daysSwapped',
  'daysOver',
  'worthNothing',
  'aboveListPrice',
  'paysAll',
  'bannerEmpty',
  'deliveryHidden',
  'deliveryFreeAnyway',
  'stagesEmpty',
] as const;
export type NeverCode = (typeof NEVER_CODES)[number];

/** The first reason why an offer never applies; null: it does at some time. */
export function findNeverReason(shop: OfferShop, offer: EditableOffer): NeverCode | null {
  return findFormReason(offer, shop.date) ?? findShopReason(shop, offer);
}

/** Reasons that the offer shows by itself. */
export function findFormReason(offer: EditableOffer, date: string): NeverCode | null {
  if (offer.kind === 'groupDiscount') {
    const isWorthless = offer.discounts.every(({ value }) => value === 0);
    return offer.discounts.length === 0 ? 'stagesEmpty' : isWorthless ? 'worthNothing' : null;
  }
  if (offer.kind === 'sharedBanner' && offer.offers.length === 0) return 'bannerEmpty';
  if (offer.kind === 'freeDelivery' && !offer.showInShop) return 'deliveryHidden';
  if (offer.kind === 'twoForOnePromotion' && offer.paidQuantity >= offer.totalQuantity) return 'paysAll';
  const isReduction = offer.kind === 'dishDiscount' || offer.kind === 'dailyDish' || offer.kind === 'cartDiscount';
  if (isReduction && offer.value === 0 && offer.discountType !== 'fixed') return 'worthNothing';
  if (offer.kind === 'dailyDish') return null;
  const { validFrom, validUntil } = offer;
  if (validUntil === undefined) return null;
  if (validFrom !== undefined && validUntil < validFrom) return 'daysSwapped';
  return validUntil < date ? 'daysOver' : null;
}

/** Reasons that depend on the menu, the hours and the zones. */
function findShopReason(shop: OfferShop, offer: EditableOffer): NeverCode | null {
  const { config } = shop;
  const timetable = findTimetable(offer);
  if (listOfferTypes(offer, config).length === 0) return 'typeNotOffered';
  if (findCommonTime([timetable, config.opening.openingTimes]) === null) return 'notWhenOpen';
  if (offer.kind === 'freeDelivery') return isFreeAnyway(shop, offer.minimumOrderValue) ? 'deliveryFreeAnyway' : null;
  return needsArticles(offer) ? findArticleReason(shop, offer) : null;
}

/** Every zone is free from a lower order value on, or has no fee. */
const isFreeAnyway = ({ config }: OfferShop, minimum: number): boolean =>
  config.deliveryZones.length > 0 &&
  config.deliveryZones.every(
    ({ deliveryFee, freeAfter }) => deliveryFee === 0 || (freeAfter !== null && freeAfter <= minimum),
  );

const needsArticles = (offer: EditableOffer): boolean =>
  offer.kind === 'dishDiscount' ||
  offer.kind === 'dailyDish' ||
  offer.kind === 'twoForOnePromotion' ||
  offer.kind === 'freeItem' ||
  (offer.kind === 'cartDiscount' && offer.itemSelection !== undefined);

function findArticleReason(shop: OfferShop, offer: EditableOffer): NeverCode | null {
  const own = readMenuWith(shop, offer);
  const selected =
    offer.kind === 'freeItem' ? (own.menu.offersById.get(offer.id)?.selected ?? null) : findSelected(own, offer);
  if (selected === null || isNothing(selected)) return isNamed(offer) ? 'selectedGone' : 'selectsNothing';
  const targets = listTargets(own.menu).filter((target) => isSelected(selected, target));
  const sold = targets.filter((target) => isSold(own, offer, target));
  if (sold.length === 0) return 'notSold';
  if (isAboveList(own, offer, sold)) return 'aboveListPrice';
  return isEverOrderable(own, offer, selected) ? null : 'articlesNotThen';
}

const isNothing = ({ dishes, categories, combos }: Selected): boolean =>
  dishes.size + categories.size + combos.size === 0;

/** The offer names articles, but none of them is on the menu any more. */
function isNamed(offer: EditableOffer): boolean {
  if (offer.kind === 'groupDiscount') return false;
  const { dishes, categories, menus } = offer.kind === 'dailyDish' ? offer : (offer.itemSelection ?? NONE);
  return dishes.length + categories.length + menus.length > 0;
}

const NONE = { dishes: [], categories: [], menus: [] };

const isSold = ({ config }: OfferMenu, offer: EditableOffer, target: OfferTarget): boolean =>
  listOfferTypes(offer, config).some((type) => findListPrice(target, type) !== null);

/** A special price counts only below the list price (S3 P2). */
function isAboveList({ config }: OfferMenu, offer: EditableOffer, sold: readonly OfferTarget[]): boolean {
  if ((offer.kind !== 'dishDiscount' && offer.kind !== 'dailyDish') || offer.discountType !== 'fixed') return false;
  const types = listOfferTypes(offer, config);
  return sold.every((target) => types.every((type) => (findListPrice(target, type) ?? 0) <= offer.value));
}

/** Tries the start of the offer's hours, and those of the articles' own hours inside them. */
function isEverOrderable({ menu, config }: OfferMenu, offer: EditableOffer, selected: Selected): boolean {
  const hours: readonly Timetable[] = [findTimetable(offer), config.opening.openingTimes];
  const own = listTargets(menu)
    .filter((target) => isSelected(selected, target))
    .map((target) => ('combo' in target ? [target.combo.timetable] : listHours(menu, target.dish)));
  return [[], ...own].some((timetables) => {
    const time = findCommonTime([...hours, ...timetables]);
    return (
      time !== null &&
      listOfferTypes(offer, config).some(
        (deliveryType) => listExampleArticles(menu, selected, { deliveryType, time }).length > 0,
      )
    );
  });
}

const listHours = (
  { categories }: OfferMenu['menu'],
  dish: { readonly timetable: Timetable; readonly categoryId: string },
) => [dish.timetable, categories.find(({ id }) => id === dish.categoryId)?.timetable ?? []];
