import type { OfferDocument } from '../menu/offer-document.ts';

type Dated = Pick<OfferDocument, 'validFrom' | 'validUntil'>;

/** Returns whether guests can order with the offer on a day 'YYYY-MM-DD' (decision 041). */
export const isValidOn = ({ validFrom = '', validUntil }: Dated, date: string): boolean =>
  validFrom <= date && (validUntil === undefined || date <= validUntil);

/** The menu with the offers of a day; the same object if all of them count. A banner needs an offer to announce. */
export function withOffersOn<Document extends { readonly offers: readonly OfferDocument[] }>(
  document: Document,
  date: string,
): Document {
  const valid = document.offers.filter((offer) => isValidOn(offer, date));
  const ids = new Set(valid.map(({ id }) => id));
  const offers = valid.filter((offer) => offer.kind !== 'sharedBanner' || offer.offers.some((id) => ids.has(id)));
  return offers.length === document.offers.length ? document : { ...document, offers };
}

/** Returns whether an offer begins or ends between two days. */
export const changesBetween = (offers: readonly Dated[], from: string, to: string): boolean =>
  offers.some((offer) => isValidOn(offer, from) !== isValidOn(offer, to));
