import { listVisibleOffers, type Offer, offerDetails } from '@tischlein/domain/offers';
import type { DescribedMenu } from './json-ld.ts';

/** The offers that the start page shows now. */
export function describeOffers({ menu, occasion }: DescribedMenu): object {
  const offers = listVisibleOffers(menu, occasion).map((offer) => {
    const { label, title } = offerDetails(menu, offer, occasion.time);
    const description = [title === label ? offer.name : title, offer.description ?? ''].filter(Boolean).join(' – ');
    return { '@type': 'Offer', name: label, description, ...describeMinimum(offer) };
  });
  return offers.length > 0 ? { makesOffer: offers } : {};
}

function describeMinimum(offer: Offer): object {
  if (!('minimumOrderValue' in offer) || offer.minimumOrderValue === 0) return {};
  return {
    eligibleTransactionVolume: {
      '@type': 'PriceSpecification',
      minPrice: (offer.minimumOrderValue / 100).toFixed(2),
      priceCurrency: 'EUR',
    },
  };
}
