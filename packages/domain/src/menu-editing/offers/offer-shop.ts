import type { DeliveryType } from '../../delivery-type.ts';
import type { OfferId } from '../../ids.ts';
import type { MenuDocument } from '../../menu/menu-document.ts';
import type { Menu } from '../../menu/menu.ts';
import type { OfferDocument } from '../../menu/offer-document.ts';
import { readArticles, readOffers } from '../../menu/read-menu.ts';
import { putInStock } from '../../menu/stock.ts';
import { isValidOn } from '../../offers/offers-on-day.ts';
import type { ShopConfig } from '../../shop/shop-config.ts';
import {
  isActiveAt,
  isForOrderType,
  minuteOfDayFrom,
  nextCommonStart,
  type ShopTime,
  type Timetable,
} from '../../shop-time.ts';
import { putOffer } from './change-offers.ts';
import type { EditableOffer } from './editable-offer.ts';

/** The shop that an offer is calculated in: its menu as edited, and its configuration. */
export interface OfferShop {
  readonly menu: MenuDocument;
  /**
   * The menu as it is read, without its offers: reading hundreds of dishes again for each offer takes too long. Nothing is
   * sold out: that passes, and an offer stays what it is.
   */
  readonly articles: Menu;
  readonly config: ShopConfig;
  /** Today, 'YYYY-MM-DD'. */
  readonly date: string;
}

/** The shop of an offer. What `before` has read is taken over if nothing but offers differs. */
export function toOfferShop(parts: Omit<OfferShop, 'articles'>, before: OfferShop | null = null): OfferShop {
  if (before && parts.menu === before.menu && parts.config === before.config && parts.date === before.date)
    return before;
  const isRead = before !== null && hasSameArticles(before.menu, parts.menu);
  return { ...parts, articles: isRead ? before.articles : readArticles(putInStock(parts.menu)).menu };
}

/** Edits share what they do not touch. */
function hasSameArticles(before: MenuDocument, after: MenuDocument): boolean {
  const { offers: _, dailyDishes: __, ...articles } = after;
  const old: Readonly<Record<string, unknown>> = { ...before };
  return Object.entries(articles).every(([part, entries]) => old[part] === entries);
}

/** Order types in which examples are calculated: without a fee first. */
const EXAMPLE_TYPES: readonly DeliveryType[] = ['pickup', 'delivery', 'dineIn'];

/** A usual hour for a meal: examples are calculated then if the offer applies. */
const USUAL_TIME: ShopTime = { day: 3, minute: minuteOfDayFrom(18 * 60) };

/** The order types of the shop. */
export const listOrderTypes = ({ supportDelivery, supportPickup, supportDineIn }: ShopConfig): DeliveryType[] =>
  EXAMPLE_TYPES.filter(
    (type) =>
      (type === 'pickup' && supportPickup) ||
      (type === 'delivery' && supportDelivery) ||
      (type === 'dineIn' && supportDineIn),
  );

/** The order types of the shop that an offer applies to. There are no groups at tables. */
export const listOfferTypes = (offer: EditableOffer, config: ShopConfig): DeliveryType[] =>
  listOrderTypes(config)
    .filter((type) => offer.kind === 'groupDiscount' || isForOrderType(offer.type, type))
    .filter((type) => offer.kind !== 'freeDelivery' || type === 'delivery')
    .filter((type) => type !== 'dineIn' || !isForGroups(offer));

const isForGroups = (offer: EditableOffer): boolean =>
  offer.kind === 'groupDiscount' || (offer.kind === 'cartDiscount' && offer.groupOrderOnly);

/** A time at which all timetables are active; null: there is none. */
export function findCommonTime(timetables: readonly Timetable[]): ShopTime | null {
  if (timetables.every((timetable) => isActiveAt(timetable, USUAL_TIME))) return USUAL_TIME;
  return nextCommonStart(timetables, USUAL_TIME);
}

/** The menu of the day on which an offer can be ordered first, with this offer and those others of that day. */
export function readMenuWith(shop: OfferShop, offer: EditableOffer): OfferMenu {
  const { menu, config, date } = shop;
  if (offer.kind === 'groupDiscount')
    return {
      menu: readOnDay(shop, { ...menu, date }),
      config: { ...config, groupOrderDiscounts: offer.discounts },
      date,
    };
  const from = offer.kind === 'dailyDish' ? undefined : offer.validFrom;
  const day = from !== undefined && from > date ? from : date;
  return { menu: readOnDay(shop, { ...putOffer(menu, offer), date: day, always: offer.id }), config, date: day };
}

/** The same menu without the offer. */
export function readMenuWithout(shop: OfferShop, offer: EditableOffer): OfferMenu {
  const { menu, config, date } = shop;
  if (offer.kind === 'groupDiscount')
    return { menu: readOnDay(shop, { ...menu, date }), config: { ...config, groupOrderDiscounts: [] }, date };
  const others = {
    offers: menu.offers.filter(({ id }) => id !== offer.id),
    dailyDishes: menu.dailyDishes.filter(({ id }) => id !== offer.id),
  };
  return { menu: readOnDay(shop, { ...others, date }), config, date };
}

/** The menu with some of its offers only. */
export function readMenuOf({ menu, articles, config, date }: OfferShop, only: readonly EditableOffer[]): OfferMenu {
  const bare: MenuDocument = { ...menu, offers: [], dailyDishes: [] };
  const some = only.reduce<MenuDocument>(
    (all, offer) => (offer.kind === 'groupDiscount' ? all : putOffer(all, offer)),
    bare,
  );
  return { menu: readOffers(articles, some).menu, config, date };
}

export interface OfferMenu {
  readonly menu: Menu;
  readonly config: ShopConfig;
  readonly date: string;
}

interface OffersOfDay extends Pick<MenuDocument, 'offers' | 'dailyDishes'> {
  readonly date: string;
  /** An offer that is included on every day. */
  readonly always?: OfferId;
}

function readOnDay({ articles }: OfferShop, { offers, dailyDishes, date, always }: OffersOfDay): Menu {
  const isIncluded = (offer: OfferDocument): boolean => offer.id === always || isValidOn(offer, date);
  return readOffers(articles, { offers: offers.filter(isIncluded), dailyDishes }).menu;
}
