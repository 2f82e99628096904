import type { Cents } from './money.ts';

/**
 * Fee and minimum for a delivery address. `minimumOrderValue` is null if the address is unknown or out of range (S2 §3
 * Distance/delivery info).
 */
export interface DeliveryTerms {
  readonly deliveryFee: Cents;
  readonly minimumOrderValue: Cents | null;
  readonly freeAfter: Cents | null;
}
