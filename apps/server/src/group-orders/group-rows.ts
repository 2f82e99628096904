import { memberCart } from '@tischlein/contract/shop';
import type { GroupOrderId, MemberId, ShopId } from '@tischlein/domain';
import { CART_PROBLEM_CODES, type CartProblem } from '@tischlein/domain/cart';
import type { GroupMember, GroupOrder, ItemNames, MemberCart } from '@tischlein/domain/group-order';
import { z } from 'zod';
import type { Row } from '../db/tables.ts';
import { jsonColumn } from '../db/json-column.ts';

const cartColumn = jsonColumn<MemberCart>(
  'group_members.cart',
  memberCart.transform(({ items, confirmedTwoForOnePromotions, deniedTwoForOnePromotions }) => ({
    items,
    confirmedTwoForOnePromotions,
    deniedTwoForOnePromotions,
  })),
);

const lostItemsColumn = jsonColumn<readonly CartProblem[]>(
  'group_members.lost_items',
  z.array(
    z.object({
      code: z.enum(CART_PROBLEM_CODES),
      item: z.string(),
      part: z.exactOptional(z.string()),
      dropped: z.boolean(),
    }),
  ),
);

const itemNamesColumn = jsonColumn<ItemNames>('group_members.item_names', z.record(z.string(), z.string()));

/** A group with what only the server needs to know. */
export interface StoredGroup {
  readonly group: GroupOrder;
  readonly version: number;
  readonly expiresAt: string;
  readonly ownerSeenAt: string;
  /** The member that each session hash belongs to. */
  readonly sessions: ReadonlyMap<string, MemberId>;
}

export interface GroupKey {
  readonly shopId: ShopId;
  readonly groupId: GroupOrderId;
}

export const toColumns = ({ name, stage, isPickup, serveAt, orderId, closesAt, iban }: GroupOrder) => ({
  name,
  stage,
  is_pickup: isPickup ? (1 as const) : (0 as const),
  serve_at: serveAt,
  order_id: orderId,
  closes_at: closesAt,
  iban,
});

export const toMemberColumns = ({
  name,
  status,
  isIncluded,
  cart,
  cartVersion,
  lostItems,
  itemNames,
}: GroupMember) => ({
  name,
  status,
  is_included: isIncluded ? (1 as const) : (0 as const),
  cart: cartColumn.write(cart),
  cart_version: cartVersion,
  lost_items: lostItemsColumn.write(lostItems),
  item_names: itemNamesColumn.write(itemNames),
});

export const toMemberRow = (
  { shopId, groupId }: GroupKey,
  member: GroupMember,
  { position, sessionHash }: { readonly position: number; readonly sessionHash: string },
): Row<'group_members'> => ({
  shop_id: shopId,
  group_id: groupId,
  member_id: member.id,
  position,
  user_id: member.userId,
  session_hash: sessionHash,
  ...toMemberColumns(member),
});

export function toStoredGroup(row: Row<'group_orders'>, members: readonly Row<'group_members'>[]): StoredGroup {
  const owner = members.find(({ status }) => status === 'owner');
  if (!owner) throw new Error(`the group ${row.group_id} has no owner`);
  return {
    group: {
      id: row.group_id,
      code: row.code,
      name: row.name,
      owner: owner.user_id,
      members: members.map(toMember),
      stage: row.stage,
      isPickup: row.is_pickup === 1,
      serveAt: row.serve_at,
      orderId: row.order_id,
      closesAt: row.closes_at,
      iban: row.iban,
    },
    version: row.version,
    expiresAt: row.expires_at,
    ownerSeenAt: row.owner_seen_at,
    sessions: new Map(members.map(({ session_hash, member_id }) => [session_hash, member_id])),
  };
}

const toMember = (row: Row<'group_members'>): GroupMember => ({
  id: row.member_id,
  userId: row.user_id,
  name: row.name,
  status: row.status,
  isIncluded: row.is_included === 1,
  cart: cartColumn.read(row.cart),
  cartVersion: row.cart_version,
  lostItems: lostItemsColumn.read(row.lost_items),
  itemNames: itemNamesColumn.read(row.item_names),
});
