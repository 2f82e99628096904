import type { Menu } from '../menu/menu.ts';
import type { Offer, Selected } from '../menu/offer.ts';
import type { ShopTime } from '../shop-time.ts';
import { offerLabel } from './offer-label.ts';

/** What the tile of an offer and its details begin with. */
export interface OfferHead {
  /** '' if the label says it already. */
  readonly title: string;
  /** '-10%', 'Kauf 2, zahl 1' */
  readonly label: string;
  /** The description, split on ' - '. */
  readonly descriptions: readonly string[];
  /** Names of what it is limited to; empty: the whole cart. */
  readonly articles: readonly string[];
}

export function offerHead(menu: Menu, offer: Offer, time: ShopTime): OfferHead {
  const label = offerLabel(offer, time);
  return {
    title: label.endsWith(offer.title) ? '' : offer.title,
    label,
    descriptions: offer.description.split(' - ').filter((text) => text.trim() !== ''),
    articles: offer.selected ? nameSelected(menu, offer.selected) : [],
  };
}

/** The offer; of a shared banner also the offers that it announces. */
export const listSharedOffers = (menu: Menu, offer: Offer): readonly Offer[] =>
  offer.kind === 'sharedBanner' ? [offer, ...offer.offerIds.flatMap((id) => menu.offersById.get(id) ?? [])] : [offer];

function nameSelected(menu: Menu, { categories, dishes, combos }: Selected): string[] {
  const all: readonly { readonly id: string; readonly name: string }[] = [
    ...menu.categories.filter(({ id }) => categories.has(id)),
    ...[...menu.dishes.values()].filter(({ id }) => dishes.has(id)),
    ...[...menu.combos.values()].filter(({ id }) => combos.has(id)),
  ];
  return all.map(({ name }) => name);
}
