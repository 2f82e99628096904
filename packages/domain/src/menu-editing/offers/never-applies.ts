import type { DeliveryType } from '../../delivery-type.ts';
import type { Selected } from '../../menu/offer.ts';
import type { SharedBannerDocument } from '../../menu/offer-document.ts';
import { findListPrice } from '../../offers/active-offers.ts';
import { listGroupDiscounts } from '../../offers/list-group-discounts.ts';
import { isSelected, type OfferTarget } from '../../offers/offer-target.ts';
import { minuteOfWeek, type ShopTime, type Timetable } from '../../shop-time.ts';
import { isBlank } from '../../typed-text.ts';
import type { EditableOffer } from './editable-offer.ts';
import { hasExampleArticle, listTargets } from './example-articles.ts';
import { findCommonTime, listOfferTypes, type OfferMenu, type OfferShop, readMenuWith } from './offer-shop.ts';
import { findTimetable } from './offer-state.ts';
import { findSelected } from './price-example.ts';
import { listServingHours } from './serving-hours.ts';

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
  'priceMissing',
  'aboveListPrice',
  'paysAll',
  'bannerEmpty',
  'bannerOffersDraft',
  'deliveryHidden',
  'deliveryFreeAnyway',
  'stagesEmpty',
  'titleMissing',
] as const;
export type NeverCode = (typeof NEVER_CODES)[number];

/**
 * The first reason why an offer never applies, or is not finished; null: it does at some time. An offer with a reason is
 * a draft: guests do not see it, and no calculation uses it (S3 C50).
 */
export function findNeverReason(shop: OfferShop, offer: EditableOffer): NeverCode | null {
  return findFormReason(offer, shop.date) ?? findShopReason(shop, offer) ?? findTitleReason(offer);
}

/** Reasons that the offer shows by itself. */
export function findFormReason(offer: EditableOffer, date: string): NeverCode | null {
  if (offer.kind === 'groupDiscount') {
    if (offer.discounts.length === 0) return 'stagesEmpty';
    return listGroupDiscounts(offer.discounts).length === 0 ? 'worthNothing' : null;
  }
  if (offer.kind === 'sharedBanner' && offer.offers.length === 0) return 'bannerEmpty';
  if (offer.kind === 'freeDelivery' && !offer.showInShop) return 'deliveryHidden';
  if (offer.kind === 'twoForOnePromotion' && offer.paidQuantity >= offer.totalQuantity) return 'paysAll';
  const isReduction = offer.kind === 'dishDiscount' || offer.kind === 'dailyDish' || offer.kind === 'cartDiscount';
  if (isReduction && offer.value === 0 && offer.discountType !== 'fixed') return 'worthNothing';
  if (isReduction && isPriceMissing(offer)) return 'priceMissing';
  if (offer.kind === 'dailyDish') return null;
  const { validFrom, validUntil } = offer;
  if (validUntil === undefined) return null;
  if (validFrom !== undefined && validUntil < validFrom) return 'daysSwapped';
  return validUntil < date ? 'daysOver' : null;
}

/** A special price of 0,00 € counts only if the merchant has said so (S3 C50). */
export const isPriceMissing = (offer: {
  readonly discountType: string;
  readonly value: number;
  readonly isFree?: true;
}): boolean => offer.discountType === 'fixed' && offer.value === 0 && offer.isFree !== true;

/** Guests would read neither a title nor a banner's text. A gift is named in the cart, announced or not. */
function findTitleReason(offer: EditableOffer): NeverCode | null {
  if (offer.kind === 'groupDiscount' || offer.kind === 'dailyDish' || offer.kind === 'freeDelivery') return null;
  const isNamed =
    !isBlank(offer.title ?? offer.name) || (offer.kind === 'sharedBanner' && !isBlank(offer.discountText));
  return isNamed || !(offer.showInShop || offer.kind === 'freeItem') ? null : 'titleMissing';
}

/** Reasons that depend on the menu, the hours and the zones. */
function findShopReason(shop: OfferShop, offer: EditableOffer): NeverCode | null {
  if (offer.kind === 'sharedBanner' && !announcesAny(shop, offer)) return 'bannerOffersDraft';
  const types = listOfferTypes(offer, shop.config);
  if (types.length === 0) return 'typeNotOffered';
  if (types.every((type) => findTimeFor(shop, offer, { type }) === null)) return 'notWhenOpen';
  if (offer.kind === 'freeDelivery' && isFreeAnyway(shop, offer.minimumOrderValue)) return 'deliveryFreeAnyway';
  if (needsArticles(offer)) return findArticleReason(shop, offer);
  return offer.kind === 'sharedBanner' || sellsAnything(shop, types) ? null : 'notSold';
}

/** An offer of the banner that applies at some time. */
const announcesAny = (shop: OfferShop, { offers }: SharedBannerDocument): boolean =>
  shop.menu.offers.some(
    (offer) => offers.includes(offer.id) && offer.kind !== 'sharedBanner' && findNeverReason(shop, offer) === null,
  );

/** No order value is ever reached where nothing has a price. */
const sellsAnything = ({ articles }: OfferShop, types: readonly DeliveryType[]): boolean =>
  listTargets(articles).some((target) => types.some((type) => findListPrice(target, type) !== null));

/** A time at which guests can get an order of this type with the offer, and the articles of other hours; null: never. */
const findTimeFor = (
  { config, date }: Pick<OfferShop, 'config' | 'date'>,
  offer: EditableOffer,
  { type, hours = [] }: { readonly type: DeliveryType; readonly hours?: readonly Timetable[] },
): ShopTime | null => findCommonTime([findTimetable(offer), listServingHours(config.opening, type, date), ...hours]);

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
function isEverOrderable(own: OfferMenu, offer: EditableOffer, selected: Selected): boolean {
  const hoursOfArticles = listTargets(own.menu)
    .filter((target) => isSelected(selected, target))
    .map((target) => ('combo' in target ? [target.combo.timetable] : listHours(own.menu, target.dish)));
  return listOfferTypes(offer, own.config).some((deliveryType) => {
    const times = [[], ...hoursOfArticles].flatMap(
      (hours) => findTimeFor(own, offer, { type: deliveryType, hours }) ?? [],
    );
    const different = new Map(times.map((time) => [minuteOfWeek(time), time]));
    return [...different.values()].some((time) => hasExampleArticle(own.menu, selected, { deliveryType, time }));
  });
}

const listHours = (
  { categories }: OfferMenu['menu'],
  dish: { readonly timetable: Timetable; readonly categoryId: string },
) => [dish.timetable, categories.find(({ id }) => id === dish.categoryId)?.timetable ?? []];
