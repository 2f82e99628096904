import { listVisibleOffers, type Offer, offerDetails } from '@tischlein/domain/offers';
import { offerWords } from '@tischlein/wording/storefront';
import type { DescribedMenu } from './described-page.ts';

/** The offers that the start page shows now. */
export function describeOffers({ menu, occasion }: DescribedMenu): object {
  const offers = listVisibleOffers(menu, occasion).map((offer) => {
    const details = offerDetails(menu, offer, occasion.time);
    const words = offerWords(offer, details);
    const description = [words, offer.description.startsWith(words) ? '' : offer.description].filter(Boolean);
    return { '@type': 'Offer', name: details.label, description: description.join(' – '), ...describeMinimum(offer) };
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
