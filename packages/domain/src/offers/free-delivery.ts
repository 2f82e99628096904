import { atLeast, type Cents, NO_CENTS, subtract, toCents } from '../money.ts';
import type { DeliveryTerms } from '../delivery-terms.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { FreeDeliveryOffer } from '../menu/offer.ts';

// S1 §9: largest missing amount for 'Noch {amount} bis zur kostenlosen Lieferung!*'
const NEARLY_FREE = 1000;

/**
 * Hint about free delivery (S1 §9): reached, near ('Noch {missing} …') or far ('Gratis Lieferung ab {threshold}!*').
 */
export interface FreeDeliveryHint {
  readonly threshold: Cents;
  readonly missing: Cents;
  readonly status: 'reached' | 'near' | 'far';
}

/** L and the hint that goes with it. */
export interface PricedDelivery {
  readonly fee: Cents;
  /** null if there is no delivery or no threshold. */
  readonly hint: FreeDeliveryHint | null;
}

/** Only visible free-delivery offers count (S3 C8). */
export function lowestFreeDelivery(offers: readonly FreeDeliveryOffer[]): Cents | null {
  return lowest(offers.filter((offer) => offer.showInShop).map((offer) => offer.minimumOrderValue));
}

/**
 * The fee by S1: 0 for pickup, dine-in and an empty cart, and from the lower of freeAfter and the lowest offer on (S3
 * §2, C13).
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

/**
 * The visible offer that makes a delivery free which costs something otherwise; null: none does. The address's own
 * threshold comes first.
 */
export function findFreeDeliveryOffer(
  offers: readonly FreeDeliveryOffer[],
  terms: DeliveryTerms,
  subtotal: Cents,
): FreeDeliveryOffer | null {
  const isFreeAnyway = terms.deliveryFee === 0 || (terms.freeAfter !== null && terms.freeAfter <= subtotal);
  if (isFreeAnyway) return null;
  const reached = offers.filter((offer) => offer.showInShop && offer.minimumOrderValue <= subtotal);
  const [first] = reached.toSorted((left, right) => left.minimumOrderValue - right.minimumOrderValue);
  return first ?? null;
}

const lowest = (amounts: readonly Cents[]): Cents | null =>
  amounts.length === 0 ? null : toCents(Math.min(...amounts));

/** The deciding threshold; exactly €10.00 missing is still near (S3 C13). */
function freeDeliveryHint(threshold: Cents | null, subtotal: Cents): FreeDeliveryHint | null {
  if (threshold === null) return null;
  const missing = atLeast(subtract(threshold, subtotal), NO_CENTS);
  return { threshold, missing, status: missing === 0 ? 'reached' : missing <= NEARLY_FREE ? 'near' : 'far' };
}
