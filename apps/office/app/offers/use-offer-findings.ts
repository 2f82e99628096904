import {
  type EditableOffer,
  findClashes,
  findOfferWarnings,
  type OfferClash,
  type OfferExample,
  type OfferShop,
  type OfferWarning,
  priceExample,
} from '@tischlein/domain/offer-editing';
import { useDeferredValue, useMemo } from 'react';

interface OfferFindings {
  readonly example: OfferExample | null;
  readonly clashes: readonly OfferClash[];
  readonly warnings: readonly OfferWarning[];
}

/**
 * What follows from an offer. It is calculated after the typed letter is drawn, because it takes 80 ms for 400 dishes on
 * a slow tablet. `variant` chooses the articles of the example.
 */
export function useOfferFindings(shop: OfferShop, offer: EditableOffer, variant: number): OfferFindings {
  const laterShop = useDeferredValue(shop);
  const laterOffer = useDeferredValue(offer);
  return useMemo(() => {
    const example = priceExample(laterShop, laterOffer, variant);
    const clashes = findClashes(laterShop, laterOffer);
    return { example, clashes, warnings: findOfferWarnings(laterShop, laterOffer, { example, clashes }) };
  }, [laterShop, laterOffer, variant]);
}
