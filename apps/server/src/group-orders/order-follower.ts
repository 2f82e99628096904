import type { GroupOrderId, ShopId } from '@tischlein/domain';
import { followOrder, type GroupOrderEvent } from '@tischlein/domain/group-order';
import { isCalledOff } from '@tischlein/domain/orders';
import type { Writer } from '../db/database.ts';
import type { OrderFollower, OrderKey } from '../orders/order-follower.ts';
import { abandonEnded } from '../orders/abandoned-orders.store.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { findGroupOfOrder, lockGroup, saveGroup } from './group-orders.store.ts';
import type { StoredGroup } from './group-rows.ts';

/**
 * Keeps the stage of a group in step with its order, in the order's own transactions. An order that is not paid in time
 * counts as given up, so that money which arrives later is refunded: the group may have changed its carts by then.
 */
export const groupFollower: OrderFollower = {
  placed: async (writer, shop, order) => {
    const { group_order_id: groupId, group_version: version, order_id: orderId, placed_at: now } = order;
    if (groupId === null || version === null) return undefined;
    const stored = await lockGroup(writer, { shopId: shop.id, groupId }, { now, version });
    if (!stored) return 'groupMoved';
    const group = await returnToCheckout(writer, shop.id, stored);
    const result = followOrder(group, { type: 'placed', orderId, isPaid: order.released_at !== null });
    if (!result.ok) return 'groupMoved';
    await saveGroup(writer, shop.id, { before: stored.group, after: result.value, sessionHash: '' });
    return undefined;
  },
  released: async (writer, order, now) => {
    if (order.group_order_id === null) return;
    const event = { type: 'paid', orderId: order.order_id } as const;
    await follow(writer, { shopId: order.shop_id, groupId: order.group_order_id, now }, event);
  },
  settled: async (writer, key, now) => {
    const groupId = await findGroupOfOrder(writer, key.shop_id, key.order_id);
    if (groupId === null) return;
    await failOrder(writer, key, now);
    // Money may have been refunded: raises the version, so that the shares are read anew.
    await lockGroup(writer, { shopId: key.shop_id, groupId }, { now });
  },
};

/** Returns the group to the checkout if its order will not be paid. */
export async function failOrder(
  writer: Writer,
  { shop_id: shopId, order_id: orderId }: OrderKey,
  now: string,
): Promise<void> {
  const groupId = await findGroupOfOrder(writer, shopId, orderId);
  const order = groupId && (await readOrder(writer, shopId, orderId));
  if (!groupId || !order || !isNeverPaid(order)) return;
  await abandonEnded(writer, order, now);
  await follow(writer, { shopId, groupId, now }, { type: 'failed', orderId });
}

/** Its money will be refunded, if it comes at all. */
const isNeverPaid = ({ status, released_at: releasedAt, given_up_at: givenUpAt }: StoredOrder): boolean =>
  releasedAt === null && (givenUpAt !== null || isCalledOff(status));

interface FollowedGroup {
  readonly shopId: ShopId;
  readonly groupId: GroupOrderId;
  readonly now: string;
}

async function follow(writer: Writer, { shopId, groupId, now }: FollowedGroup, event: GroupOrderEvent): Promise<void> {
  const stored = await lockGroup(writer, { shopId, groupId }, { now });
  // Groups end after 24 hours, whatever becomes of their order.
  if (!stored) return;
  const result = followOrder(stored.group, event);
  if (!result.ok || result.value === stored.group) return;
  await saveGroup(writer, shopId, { before: stored.group, after: result.value, sessionHash: '' });
}

// The owner orders again after a payment that they gave up.
async function returnToCheckout(writer: Writer, shopId: ShopId, { group }: StoredGroup) {
  const order = group.stage === 'paying' && group.orderId && (await readOrder(writer, shopId, group.orderId));
  if (!order || !isNeverPaid(order)) return group;
  const failed = followOrder(group, { type: 'failed', orderId: order.order_id });
  return failed.ok ? failed.value : group;
}
