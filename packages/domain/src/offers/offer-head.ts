import type { Menu } from '../menu/menu.ts';
import type { Offer } from '../menu/offer.ts';
import type { ShopTime } from '../shop-time.ts';
import { offerLabel } from './offer-label.ts';

/** What the tile of an offer and its details begin with. */
export interface OfferHead {
  /** '' if the label says it already. */
  readonly title: string;
  /** '-10%', 'Kauf 2, zahl 1' */
  readonly label: string;
  /** The description, split on ' - '; a shared banner adds those of its offers. */
  readonly descriptions: readonly string[];
}

export function offerHead(menu: Menu, offer: Offer, time: ShopTime): OfferHead {
  const label = offerLabel(offer, time);
  return {
    title: label.endsWith(offer.title) ? '' : offer.title,
    label,
    descriptions: listSharedOffers(menu, offer)
      .flatMap(({ description }) => description.split(' - '))
      .filter((text) => text.trim() !== ''),
  };
}

/** The offer; of a shared banner also the offers that it announces. */
export const listSharedOffers = (menu: Menu, offer: Offer): readonly Offer[] =>
  offer.kind === 'sharedBanner' ? [offer, ...offer.offerIds.flatMap((id) => menu.offersById.get(id) ?? [])] : [offer];
