import type { OfferId } from '../../ids.ts';
import type { MenuDocument } from '../../menu/menu-document.ts';
import type { OfferDocument } from '../../menu/offer-document.ts';
import type { DailyOffer } from './editable-offer.ts';

/** The menu with an offer or daily dish, in place of the one with its id or as the last one. */
export function putOffer(menu: MenuDocument, offer: OfferDocument | DailyOffer): MenuDocument {
  if (offer.kind !== 'dailyDish') return { ...menu, offers: put(menu.offers, offer) };
  const { kind: _, ...daily } = offer;
  return { ...menu, dailyDishes: put(menu.dailyDishes, daily) };
}

/** The menu without an offer or daily dish; banners no longer name it. */
export const removeOffer = (menu: MenuDocument, id: OfferId): MenuDocument => ({
  ...menu,
  offers: menu.offers
    .filter((offer) => offer.id !== id)
    .map((offer) => (offer.kind === 'sharedBanner' ? withoutOffer(offer, id) : offer)),
  dailyDishes: menu.dailyDishes.filter((daily) => daily.id !== id),
});

/** A copy with an id and a name of its own. */
export function copyOffer(
  offer: OfferDocument | DailyOffer,
  { id, name }: { readonly id: OfferId; readonly name: string },
): OfferDocument | DailyOffer {
  return offer.kind === 'dailyDish' ? { ...offer, id, headline: name } : { ...offer, id, name };
}

/** Ends an offer: `dayBefore` is its last day. A daily dish is switched off. */
export function endOffer(offer: OfferDocument | DailyOffer, dayBefore: string): OfferDocument | DailyOffer {
  if (offer.kind === 'dailyDish') return { ...offer, active: false };
  const { validFrom, ...rest } = offer;
  return validFrom !== undefined && validFrom <= dayBefore
    ? { ...offer, validUntil: dayBefore }
    : { ...rest, validUntil: dayBefore };
}

function withoutOffer(banner: Extract<OfferDocument, { kind: 'sharedBanner' }>, id: OfferId): OfferDocument {
  return banner.offers.includes(id) ? { ...banner, offers: banner.offers.filter((each) => each !== id) } : banner;
}

function put<Entry extends { readonly id: OfferId }>(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  return entries.some(({ id }) => id === entry.id)
    ? entries.map((each) => (each.id === entry.id ? entry : each))
    : [...entries, entry];
}
