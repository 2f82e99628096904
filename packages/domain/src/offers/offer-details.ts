import type { Category, Combo, Dish, Menu } from '../menu/menu.ts';
import type { ShopTime } from '../shop-time.ts';
import type { Offer, Selected } from '../menu/offer.ts';
import { listOfferConditions, type OfferCondition } from './offer-conditions.ts';
import { listSharedOffers, type OfferHead, offerHead } from './offer-head.ts';

/** Button of the details (S1 §2 Offer details): 'Gruppe starten', 'Losbestellen' or 'Zur Aktion'. */
export type OfferButton = 'startGroup' | 'startOrder' | 'toOffer';

/** A category and its selected dishes; all: none in particular. */
export interface OfferCategory {
  readonly category: Category;
  readonly dishes: readonly OfferDish[] | 'all';
}

export interface OfferDish extends Pick<Dish, 'id' | 'name'> {
  /** Names of the sizes that it is limited to; empty: every size. */
  readonly sizes: readonly string[];
}

/** One offer of a shared banner, with its value and its own conditions. */
export interface SharedOffer {
  readonly offer: Offer;
  readonly head: OfferHead;
  readonly conditions: readonly OfferCondition[];
}

/** Content of the dialog 'Angebotsdetails' (S1 §2 Offer details). */
export interface OfferDetails extends OfferHead {
  /** The selected items, in menu order. */
  readonly categories: readonly OfferCategory[];
  readonly combos: readonly Combo[];
  readonly conditions: readonly OfferCondition[];
  /** The offers that a shared banner announces. */
  readonly shared: readonly SharedOffer[];
  readonly button: OfferButton;
}

export function offerDetails(menu: Menu, offer: Offer, time: ShopTime): OfferDetails {
  const selections = listSharedOffers(menu, offer).flatMap(({ selected }) => selected ?? []);
  return {
    ...offerHead(menu, offer, time),
    categories: menu.categories.flatMap((category) => selectFrom(category, selections)),
    combos: [...menu.combos.values()].filter(({ id }) => selections.some(({ combos }) => combos.has(id))),
    conditions: listOfferConditions(offer),
    shared: listShared(menu, offer, time),
    button: chooseButton(offer),
  };
}

const listShared = (menu: Menu, offer: Offer, time: ShopTime): readonly SharedOffer[] =>
  listSharedOffers(menu, offer)
    .filter((each) => each !== offer)
    .map((each) => ({ offer: each, head: offerHead(menu, each, time), conditions: listOfferConditions(each) }));

function selectFrom(category: Category, selections: readonly Selected[]): readonly OfferCategory[] {
  if (selections.some(({ categories }) => categories.has(category.id))) return [{ category, dishes: 'all' }];
  const dishes = category.dishes.flatMap((dish) => selectDish(dish, selections));
  if (dishes.length === 0) return [];
  const isWhole = dishes.length === category.dishes.length && dishes.every(({ sizes }) => sizes.length === 0);
  return [{ category, dishes: isWhole ? 'all' : dishes }];
}

function selectDish({ id, name, sizes }: Dish, selections: readonly Selected[]): readonly OfferDish[] {
  const named = selections.map(({ dishes }) => dishes.get(id)).filter((ids) => ids !== undefined);
  if (named.length === 0) return [];
  const isLimited = named.every((ids) => ids !== null);
  const selected = isLimited ? sizes.filter((size) => named.some((ids) => ids.has(size.id))) : [];
  return [{ id, name, sizes: selected.length === sizes.length ? [] : selected.map((size) => size.name) }];
}

function chooseButton(offer: Offer): OfferButton {
  switch (offer.kind) {
    case 'sharedBanner':
      return 'startGroup';
    case 'cartDiscount':
      return offer.groupOrderOnly ? 'startGroup' : 'startOrder';
    case 'freeItem':
    case 'freeDelivery':
      return 'startOrder';
    default:
      return 'toOffer';
  }
}
