import type { GroupOrderId, MemberId, OrderId, ShopId, UserId } from '@tischlein/domain';
import type { GroupMember, GroupStage } from '@tischlein/domain/group-order';

type Flag = 0 | 1;

export interface GroupTables {
  group_orders: GroupOrderRow;
  group_members: GroupMemberRow;
  group_moves: GroupMoveRow;
}

export interface GroupOrderRow {
  shop_id: ShopId;
  group_id: GroupOrderId;
  code: string;
  name: string;
  stage: GroupStage;
  is_pickup: Flag;
  /** The order that is being paid or has been placed. */
  order_id: OrderId | null;
  closes_at: string | null;
  iban: string | null;
  /** Raised by each change; an order names the version it was priced with. */
  version: number;
  created_at: string;
  expires_at: string;
  /** Last sign of the owner, at most a minute late. */
  owner_seen_at: string;
  /** When the owner wants it; null: as soon as possible. */
  serve_at: string | null;
}

export interface GroupMemberRow {
  shop_id: ShopId;
  group_id: GroupOrderId;
  member_id: MemberId;
  /** The owner has 0, later members more. */
  position: number;
  user_id: UserId;
  name: string;
  status: GroupMember['status'];
  is_included: Flag;
  /** Hash of the session that joined: the member's secret (S3 G2). */
  session_hash: string;
  /** MemberCart as JSON. */
  cart: string;
  cart_version: number;
  /** CartProblem[] as JSON. */
  lost_items: string;
  /** Names of the items in the cart, by id, as JSON. */
  item_names: string;
}

/** Where a group is that has followed its owner to another branch. */
export interface GroupMoveRow {
  shop_id: ShopId;
  group_id: GroupOrderId;
  code: string;
  to_shop_id: ShopId;
  to_code: string;
  expires_at: string;
}
