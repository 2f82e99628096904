import { type Cents, toCents } from '../../money.ts';
import { findListPrice } from '../../offers/active-offers.ts';
import { isSelected } from '../../offers/offer-target.ts';
import type { DailyOffer } from './editable-offer.ts';
import { listTargets } from './example-articles.ts';
import { listOfferTypes, type OfferShop, readMenuWith } from './offer-shop.ts';
import { findSelected } from './price-example.ts';

/** Prices for a daily dish, below the lowest price it has without; empty: nothing is selected, or it costs too little. */
export function suggestPrices(shop: OfferShop, offer: DailyOffer): readonly Cents[] {
  const own = readMenuWith(shop, offer);
  const selected = findSelected(own, offer);
  if (selected === null) return [];
  const types = listOfferTypes(offer, own.config);
  const prices = listTargets(own.menu)
    .filter((target) => isSelected(selected, target))
    .flatMap((target) => types.flatMap((type) => findListPrice(target, type) ?? []));
  return prices.length === 0 ? [] : suggestBelow(toCents(Math.min(...prices)));
}

const PERCENTS = [83, 87, 92];
const EURO = 100;
/** How prices of dishes end. */
const ENDINGS = [50, 90];

/** Up to three usual prices below a list price, the lowest first. */
export function suggestBelow(listPrice: Cents): readonly Cents[] {
  const usual = Array.from({ length: Math.ceil(listPrice / EURO) }, (_, euros) =>
    ENDINGS.map((ending) => euros * EURO + ending),
  )
    .flat()
    .filter((price) => price < listPrice);
  const nearest = PERCENTS.flatMap((percent) => {
    const wanted = (listPrice * percent) / 100;
    return usual.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted)).slice(0, 1);
  });
  return [...new Set(nearest)].map(toCents);
}
