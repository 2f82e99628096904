import type { Cents } from '../money.ts';

/** What delivery to the guest's address costs and needs; `minimumOrderValue` null: not known, out of range (S2 §3). */
export interface DeliveryTerms {
  readonly deliveryFee: Cents;
  readonly minimumOrderValue: Cents | null;
  readonly freeAfter: Cents | null;
}
