import type { DeliveryType } from '../../delivery-type.ts';
import type { Cart } from '../../cart/cart.ts';
import { restoreCart } from '../../cart/restore-cart.ts';
import type { SavedItem } from '../../cart/saved-cart.ts';
import type { OfferId } from '../../ids.ts';
import type { Selected } from '../../menu/offer.ts';
import { type BasisPoints, type Cents, NO_CENTS, subtract, sum, toBasisPoints } from '../../money.ts';
import type { SelectedFreeItem } from '../../offers/free-item-choices.ts';
import { priceCart } from '../../pricing/price-cart.ts';
import type { PricedCart } from '../../pricing/priced-cart.ts';
import type { PricingContext } from '../../pricing/pricing-context.ts';
import { toPricingSettings } from '../../pricing/pricing-settings.ts';
import type { ShopTime } from '../../shop-time.ts';
import type { EditableOffer } from './editable-offer.ts';
import { type ExampleArticle, listExampleArticles } from './example-articles.ts';
import {
  findCommonTime,
  listOfferTypes,
  type OfferMenu,
  type OfferShop,
  readMenuWith,
  readMenuWithout,
} from './offer-shop.ts';
import { findTimetable } from './offer-state.ts';

/** An order with an offer, calculated as the guest's order would be. */
export interface OfferExample {
  readonly items: readonly SavedItem[];
  readonly context: PricingContext;
  readonly priced: PricedCart;
  /** What the same order costs without the offer. */
  readonly withoutOffer: Cents;
  /** What the offer takes off, the fee of a delivery included. */
  readonly saving: Cents;
  /** List price of what the guest gets for free. */
  readonly given: Cents;
  /** Saving and gift, as a share of what the order is worth without the offer. */
  readonly share: BasisPoints;
}

/** An order that an offer is tried on. */
interface Trial {
  readonly offer: EditableOffer;
  readonly items: readonly SavedItem[];
  readonly deliveryType: DeliveryType;
  readonly time: ShopTime;
}

const GROUP_MEMBERS = ['Ada', 'Ben'];
/** An order of more units says nothing to anybody. */
const MOST_UNITS = 40;
const DIFFERENT_DISHES = 6;

/**
 * The example of an offer: a typical order that it applies to, with everything else that the shop offers then. `variant`
 * chooses other articles. null: there is no such order, or the offer calculates nothing.
 */
export function priceExample(shop: OfferShop, offer: EditableOffer, variant = 0): OfferExample | null {
  const [deliveryType] = listOfferTypes(offer, shop.config);
  const time = findCommonTime([findTimetable(offer), shop.config.opening.openingTimes]);
  if (offer.kind === 'sharedBanner' || deliveryType === undefined || time === null) return null;
  const own = readMenuWith(shop, offer);
  const articles = listExampleArticles(own.menu, findSelected(own, offer), { deliveryType, time });
  const items = fillCart(
    rotate(articles, variant),
    offer,
    (some) => priceTrial(own, { offer, items: some, deliveryType, time }).priced,
  );
  return items.length === 0 ? null : compare(shop, own, { offer, items, deliveryType, time });
}

export interface PricedTrial {
  readonly cart: Cart;
  readonly context: PricingContext;
  readonly priced: PricedCart;
}

/** Prices an order exactly as the server does: the cart is restored, then priced. */
export function priceTrial(
  { menu, config, date }: OfferMenu,
  { offer, items, deliveryType, time }: Trial,
): PricedTrial {
  const { cart } = restoreCart({ items }, menu, { deliveryType, time });
  const isForGroups = offer.kind === 'groupDiscount' || (offer.kind === 'cartDiscount' && offer.groupOrderOnly);
  const context: PricingContext = {
    settings: toPricingSettings(config),
    deliveryType,
    time,
    date,
    terms: deliveryType === 'delivery' ? findTerms(config) : null,
    coupon: null,
    groupActive: isForGroups,
    memberNames: isForGroups ? GROUP_MEMBERS : [],
    selectedFreeItems: [],
    confirmedTwoForOnePromotions: [offer.id],
    deniedTwoForOnePromotions: [],
  };
  const plain = priceCart(menu, cart, context);
  const selectedFreeItems = offer.kind === 'freeItem' ? chooseFreeItem(plain, offer.id) : [];
  const full = { ...context, selectedFreeItems };
  return { cart, context: full, priced: selectedFreeItems.length > 0 ? priceCart(menu, cart, full) : plain };
}

function compare(shop: OfferShop, own: OfferMenu, trial: Trial): OfferExample {
  const { context, priced } = priceTrial(own, trial);
  const without = priceTrial(readMenuWithout({ ...shop, date: own.date }, trial.offer), trial).priced.steps.total;
  const saving = subtract(without, priced.steps.total);
  const given = trial.offer.kind === 'freeItem' ? sum(priced.freeItems.map(({ listPrice }) => listPrice)) : NO_CENTS;
  const worth = without + given;
  const share = worth === 0 ? 0 : Math.round(((saving + given) * 10_000) / worth);
  return {
    items: trial.items,
    context,
    priced,
    withoutOffer: without,
    saving,
    given,
    share: toBasisPoints(Math.max(0, share)),
  };
}

/** The first zone with a fee shows what free delivery saves. */
function findTerms({ deliveryZones }: OfferMenu['config']): PricingContext['terms'] {
  const zone = deliveryZones.find(({ deliveryFee }) => deliveryFee > 0) ?? deliveryZones[0];
  return zone
    ? { deliveryFee: zone.deliveryFee, minimumOrderValue: zone.minimumOrderValue, freeAfter: zone.freeAfter }
    : null;
}

function chooseFreeItem({ hints }: PricedCart, offerId: OfferId): SelectedFreeItem[] {
  const state = hints.freeItems.find((each) => each.offerId === offerId);
  const [choice] = state?.choices ?? [];
  return choice ? [{ offerId, dishId: choice.dishId, sizeId: choice.sizeId }] : [];
}

/** The content of the cart: the selected items, or anything for an offer on the whole cart. */
export function findSelected({ menu }: OfferMenu, offer: EditableOffer): Selected | null {
  if (offer.kind === 'dailyDish') return menu.dailyDishes.find(({ id }) => id === offer.id)?.selected ?? NOTHING;
  if (offer.kind === 'groupDiscount' || offer.kind === 'freeItem' || offer.kind === 'freeDelivery') return null;
  const selected = menu.offersById.get(offer.id)?.selected ?? null;
  return offer.kind === 'cartDiscount' ? selected : (selected ?? NOTHING);
}

const NOTHING: Selected = { dishes: new Map(), categories: new Set(), combos: new Set() };

function fillCart(
  articles: readonly ExampleArticle[],
  offer: EditableOffer,
  price: (items: readonly SavedItem[]) => PricedCart,
): readonly SavedItem[] {
  const [first] = articles;
  if (!first) return [];
  if (offer.kind === 'dishDiscount' || offer.kind === 'dailyDish') return [first.item];
  if (offer.kind === 'twoForOnePromotion') {
    const { totalQuantity, allowDifferentDishes } = offer;
    if (!allowDifferentDishes) return [{ ...first.item, amount: totalQuantity }];
    return takeUnits(articles, Math.min(MOST_UNITS, totalQuantity * 2));
  }
  return reachMinimum(articles, findMinimum(offer), price);
}

/** The least order value that the offer asks for. */
const findMinimum = (offer: EditableOffer): Cents => {
  if (offer.kind === 'groupDiscount') return offer.discounts.at(-1)?.minimumOrderValue ?? NO_CENTS;
  return 'minimumOrderValue' in offer ? offer.minimumOrderValue : NO_CENTS;
};

/** A few different dishes first, then the same ones again. */
function takeUnits(articles: readonly ExampleArticle[], count: number): SavedItem[] {
  const shown = takeDifferent(articles);
  return Array.from({ length: count }, (_, index) => shown[index % shown.length]?.item).filter(
    (item) => item !== undefined,
  );
}

/** The first dishes and combos, each in one size. */
function takeDifferent(articles: readonly ExampleArticle[]): readonly ExampleArticle[] {
  const byArticle = Map.groupBy(articles, ({ target }) => ('dish' in target ? target.dish : target.combo));
  return [...byArticle.values()].flatMap(([first]) => first ?? []).slice(0, DIFFERENT_DISHES);
}

function reachMinimum(
  articles: readonly ExampleArticle[],
  minimum: Cents,
  price: (items: readonly SavedItem[]) => PricedCart,
): readonly SavedItem[] {
  const mains = articles.filter(({ target }) => !('dish' in target && target.dish.isDrink));
  const from = takeDifferent(mains.length > 0 ? mains : articles);
  for (let count = 2; count < MOST_UNITS; count += 1) {
    const items = takeUnits(from, count);
    if (price(items).steps.afterCartDiscount >= minimum) return items;
  }
  return takeUnits(from, MOST_UNITS);
}

function rotate<Entry>(entries: readonly Entry[], by: number): readonly Entry[] {
  if (entries.length === 0) return entries;
  const start = by % entries.length;
  return [...entries.slice(start), ...entries.slice(0, start)];
}
