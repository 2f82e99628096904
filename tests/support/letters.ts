import type { PricedCart } from '@tischlein/domain/pricing';
import type { NaivePrice } from './naive-pricing/index.ts';

/** A priced cart in the letters of S3 §2, as the naive pricing returns it. */
export function lettersOf({ steps, vat, hints, freeItems }: PricedCart): NaivePrice {
  return {
    G: steps.listTotal,
    S0: steps.discountedTotal,
    T: steps.twoForOneSaving,
    S1: steps.subtotal,
    C: steps.cartDiscount,
    S2: steps.afterCartDiscount,
    K: steps.couponValue,
    D: steps.deposits,
    L: steps.deliveryFee,
    TOTAL: steps.total,
    vat: vat.map((part) => [part.rate / 100, part.gross, part.vat]),
    twoForOne: new Map(hints.twoForOne.map(({ offerId, status }) => [offerId, EFFECTS[status]])),
    freeItems: freeItems.map((item) => item.offerId),
  };
}

const EFFECTS = {
  applied: 'applies',
  confirmed: 'applies',
  needsChoice: 'needsChoice',
  denied: 'denied',
  outweighed: 'no effect',
  incomplete: 'no effect',
} as const;
