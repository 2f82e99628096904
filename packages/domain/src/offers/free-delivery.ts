import { atLeast, type Cents, NO_CENTS, subtract, toCents } from '../money.ts';
import type { DeliveryTerms } from '../delivery/delivery-terms.ts';
import type { DeliveryType } from '../menu/delivery-type.ts';
import type { FreeDeliveryOffer } from './offer.ts';

// S1 §9: 'Noch {amount} bis zur kostenlosen Lieferung!*' with at most so much missing
const NEARLY_FREE = 1000;

/** What to say about free delivery (S1 §9): reached, near ('Noch {missing} …') or far ('Gratis Lieferung ab {threshold}!*'). */
export interface FreeDeliveryHint {
  readonly threshold: Cents;
  readonly missing: Cents;
  readonly status: 'reached' | 'near' | 'far';
}

/** L and what to say about it. */
export interface PricedDelivery {
  readonly fee: Cents;
  /** null: nothing to say (no delivery, no threshold). */
  readonly hint: FreeDeliveryHint | null;
}

/** Free delivery must be visible to count (spec 3 C8). */
export function lowestFreeDelivery(offers: readonly FreeDeliveryOffer[]): Cents | null {
  return lowest(offers.filter((offer) => offer.showInShop).map((offer) => offer.minimumOrderValue));
}

/**
 * The fee by S1: nothing for pickup, at a table, for an empty cart, and from the smaller of freeAfter and the lowest offer on
 * (spec 3 §2, C13).
 */
export function priceDelivery(
  lowestOffer: Cents | null,
  { deliveryType, terms }: { readonly deliveryType: DeliveryType; readonly terms: DeliveryTerms | null },
  { subtotal, isEmpty }: { readonly subtotal: Cents; readonly isEmpty: boolean },
): PricedDelivery {
  if (deliveryType !== 'delivery') return { fee: NO_CENTS, hint: null };
  const thresholds = [lowestOffer, terms?.freeAfter ?? null].filter((threshold) => threshold !== null);
  const hint = freeDeliveryHint(lowest(thresholds), subtotal);
  const isFree = isEmpty || hint?.status === 'reached';
  return { fee: isFree ? NO_CENTS : (terms?.deliveryFee ?? NO_CENTS), hint };
}

const lowest = (amounts: readonly Cents[]): Cents | null =>
  amounts.length === 0 ? null : toCents(Math.min(...amounts));

/** It names the threshold that decides; exactly 10,00 missing is still near (spec 3 C13). */
function freeDeliveryHint(threshold: Cents | null, subtotal: Cents): FreeDeliveryHint | null {
  if (threshold === null) return null;
  const missing = atLeast(subtract(threshold, subtotal), NO_CENTS);
  return { threshold, missing, status: missing === 0 ? 'reached' : missing <= NEARLY_FREE ? 'near' : 'far' };
}
