import { minutes, days } from '../durations.ts';
import type { GroupOrderId, MemberId, OrderId, UserId } from '../ids.ts';
import type { CartProblem, SavedItem } from '../cart/saved-cart.ts';
import type { OfferId } from '../ids.ts';
import type { ItemNames } from './item-names.ts';

export const GROUP_STAGES = ['menu', 'checkout', 'paying', 'completed'] as const;
export const MEMBER_STATUSES = ['owner', 'readyToCheckout', 'menu'] as const;

/** S3 G2 */
export const MOST_MEMBERS: number = 30;
/** S3 G2, in seconds */
export const GROUP_LIFETIME: number = days(1);
/** Seconds without a sign of the owner after which members are told (S3 G15). */
export const OWNER_AWAY_AFTER: number = minutes(30);

export interface MemberCart {
  readonly items: readonly SavedItem[];
  /** Decided by the owner only (S3 G13). */
  readonly confirmedTwoForOnePromotions: readonly OfferId[];
  readonly deniedTwoForOnePromotions: readonly OfferId[];
}

export interface GroupMember {
  readonly id: MemberId;
  readonly userId: UserId;
  readonly name: string;
  readonly status: (typeof MEMBER_STATUSES)[number];
  /** Whether the owner orders this cart, too (S3 G5); always true for the owner. */
  readonly isIncluded: boolean;
  readonly cart: MemberCart;
  /** Raised by each change of the cart (S3 G10). */
  readonly cartVersion: number;
  /** What the present branch does not have of the cart that came along; until the next change (S3 G17). */
  readonly lostItems: readonly CartProblem[];
  /** Of the items in the cart, when it was saved. */
  readonly itemNames: ItemNames;
}

/** A shared order with exactly one owner, who comes first, and unique member ids (S2 §3 Group order). */
export interface GroupOrder {
  readonly id: GroupOrderId;
  readonly code: string;
  readonly name: string;
  readonly owner: UserId;
  /** The owner first, then in the order of joining. */
  readonly members: readonly GroupMember[];
  readonly stage: (typeof GROUP_STAGES)[number];
  readonly isPickup: boolean;
  /** UTC, chosen by the owner; null: as soon as possible. */
  readonly serveAt: string | null;
  /** The order that is being paid or has been placed. */
  readonly orderId: OrderId | null;
  /** UTC; the carts freeze then (S3 G18). */
  readonly closesAt: string | null;
  readonly iban: string | null;
}

export const EMPTY_CART: MemberCart = { items: [], confirmedTwoForOnePromotions: [], deniedTwoForOnePromotions: [] };

/** A group with its owner alone (S2 §4 Group order: Create). */
export function createGroup(
  { id, code, name, isPickup }: Pick<GroupOrder, 'id' | 'code' | 'name' | 'isPickup'>,
  owner: Pick<GroupMember, 'id' | 'userId' | 'name'>,
): GroupOrder {
  const member = {
    ...owner,
    status: 'owner',
    isIncluded: true,
    cart: EMPTY_CART,
    cartVersion: 0,
    lostItems: [],
    itemNames: {},
  } as const;
  return {
    id,
    code,
    name,
    owner: owner.userId,
    members: [member],
    stage: 'menu',
    isPickup,
    serveAt: null,
    orderId: null,
    closesAt: null,
    iban: null,
  };
}

export const findMember = ({ members }: Pick<GroupOrder, 'members'>, id: MemberId | null): GroupMember | null =>
  members.find((member) => member.id === id) ?? null;

/** 'at least one member, unique member ids, exactly one owner' (S2 §5 Group order structure). */
export function isWellFormed({ members, owner }: Pick<GroupOrder, 'members' | 'owner'>): boolean {
  const owners = members.filter(({ status }) => status === 'owner');
  return (
    owners.length === 1 && owners[0]?.userId === owner && new Set(members.map(({ id }) => id)).size === members.length
  );
}
