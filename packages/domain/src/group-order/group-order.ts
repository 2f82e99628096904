import type { GroupOrderId, MemberId, OrderId, UserId } from '../ids.ts';
import type { SavedItem } from '../cart/saved-cart.ts';
import type { Cents } from '../money.ts';

export const GROUP_STAGES = ['menu', 'checkout', 'paying', 'completed'] as const;
export const MEMBER_STATUSES = ['owner', 'readyToCheckout', 'menu'] as const;

export interface GroupMember {
  readonly id: MemberId;
  readonly userId: UserId;
  readonly name: string;
  readonly status: (typeof MEMBER_STATUSES)[number];
  readonly cart: {
    readonly total: Cents;
    readonly items: readonly SavedItem[];
    readonly confirmedTwoForOnePromotions: readonly string[];
  };
}

/** A shared order with exactly one owner and unique member ids (S2 §3 Group order). */
export interface GroupOrder {
  readonly id: GroupOrderId;
  readonly code: string;
  readonly name: string;
  readonly owner: UserId;
  readonly members: readonly GroupMember[];
  readonly stage: (typeof GROUP_STAGES)[number];
  readonly isPickup: boolean;
  readonly orderId: OrderId | null;
}
