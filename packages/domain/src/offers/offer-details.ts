import type { Category, Combo, Dish, Menu } from '../menu/menu.ts';
import type { ShopTime } from '../shop-time.ts';
import type { Offer, Selected } from '../menu/offer.ts';
import { listSharedOffers, type OfferHead, offerHead } from './offer-head.ts';

/** Button of the details (S1 §2 Offer details): 'Gruppe starten', 'Losbestellen' or 'Zur Aktion'. */
export type OfferButton = 'startGroup' | 'startOrder' | 'toOffer';

/** A category and its selected dishes; all: none in particular. */
export interface OfferCategory {
  readonly category: Category;
  readonly dishes: readonly Dish[] | 'all';
}

/** Content of the dialog 'Angebotsdetails' (S1 §2 Offer details). */
export interface OfferDetails extends OfferHead {
  /** The selected items, in menu order. */
  readonly categories: readonly OfferCategory[];
  readonly combos: readonly Combo[];
  readonly button: OfferButton;
}

export function offerDetails(menu: Menu, offer: Offer, time: ShopTime): OfferDetails {
  const selections = listSharedOffers(menu, offer).flatMap(({ selected }) => selected ?? []);
  return {
    ...offerHead(menu, offer, time),
    categories: menu.categories.flatMap((category) => selectFrom(category, selections)),
    combos: [...menu.combos.values()].filter(({ id }) => selections.some(({ combos }) => combos.has(id))),
    button: chooseButton(offer),
  };
}

function selectFrom(category: Category, selections: readonly Selected[]): readonly OfferCategory[] {
  const dishes = category.dishes.filter(({ id }) => selections.some((selected) => selected.dishes.has(id)));
  const isWhole =
    selections.some(({ categories }) => categories.has(category.id)) || dishes.length === category.dishes.length;
  if (dishes.length === 0 && !selections.some(({ categories }) => categories.has(category.id))) return [];
  return [{ category, dishes: isWhole ? 'all' : dishes }];
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
