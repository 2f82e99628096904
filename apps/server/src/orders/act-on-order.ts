import type { OrderActionRequest } from '@tischlein/contract/office';
import type { OrderId } from '@tischlein/domain';
import { nextOrderStatus, type OrderAction, type OrderStatus } from '@tischlein/domain/orders';
import { plusMinutes } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import { releaseCouponUse } from '../coupons/coupons.store.ts';
import type { Deps } from '../deps.ts';
import { releaseSlot } from '../opening/slots.store.ts';
import type { NewJob } from '../outbox/job-kind.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { ORDER_ACCEPTED, ORDER_CANCELLED, ORDER_REFUSED } from './jobs.ts';
import type { OrderFollower } from './order-follower.ts';
import { changeOrder, readOrder, type OrderChange, type StoredOrder } from './orders.store.ts';

export interface DeskAction extends OrderActionRequest {
  readonly orderId: OrderId;
  readonly action: OrderAction;
  /** Staff id. */
  readonly by: string;
  /** What others call them. */
  readonly doneBy: string;
  /** Runs in the transaction of the action. */
  readonly alsoSave?: (writer: Writer) => Promise<void>;
}

export type ActOutcome =
  | { readonly code: 'done'; readonly order: StoredOrder }
  | { readonly code: 'orderUnknown' | 'conflictingAction' };

/**
 * Applies a desk action. If two desks act at once, at most one succeeds. The guest gets a mail where one is due.
 */
export async function actOnOrder(deps: Deps, shop: LoadedShop, desk: DeskAction): Promise<ActOutcome> {
  const now = deps.clock.now();
  const outcome = await deps.database.write((writer) => applyAction(deps, writer, { shop, desk, now }));
  if (outcome.code === 'done') await announceAction(deps, outcome.order, desk.action);
  return outcome;
}

interface Applied {
  readonly shop: LoadedShop;
  readonly desk: DeskAction;
  readonly now: string;
}

/** Applies a desk action in a transaction, after whose commit it has to be announced. */
export async function applyAction(deps: Deps, writer: Writer, { shop, desk, now }: Applied): Promise<ActOutcome> {
  const { action, orderId } = desk;
  const followers = listEndFollowers(deps, action);
  for (const { ending } of followers) await ending?.(writer, shop.id, orderId);
  const order = await readOrder(writer, shop.id, orderId);
  // The desk does not have unpaid orders (docs/reliability.md I7).
  if (!order || order.released_at === null) return { code: 'orderUnknown' };
  const change = planChange(shop, order, { ...desk, now });
  if (!change || !(await changeOrder(writer, order, change))) return { code: 'conflictingAction' };
  await desk.alsoSave?.(writer);
  const moved: ActOutcome = { code: 'done', order: { ...order, ...change.columns } };
  const { status } = change.columns;
  // No other room has heard of it, but its slips are tried out.
  if (order.purpose === 'test') return tryOut(deps, writer, { order, move: { status, now }, moved });
  if (action === 'handOver')
    for (const { handedOver } of deps.orderFollowers) await handedOver?.(writer, shop, { order, now });
  if (isEnd(action)) {
    await releaseSlot(writer, order);
    await releaseCouponUse(writer, shop.id, orderId);
    const reason = change.columns.refusal_reason ?? '';
    const cause = { by: desk.by, now, ...(reason && { reason }) };
    for (const { ended } of followers) await ended?.(writer, order, cause);
    for (const { settled } of followers) await settled?.(writer, order, now);
  }
  for (const each of deps.orderFollowers) await each.moved?.(writer, order, { status, now });
  return moved;
}

/** Tells everybody of an applied action after its commit. */
export async function announceAction(
  deps: Deps,
  { shop_id: shopId, order_id: orderId, purpose }: StoredOrder,
  action: OrderAction,
): Promise<void> {
  if (isEnd(action)) await deps.slots.refresh(shopId);
  if (purpose === 'test') deps.events.ordersChanged(shopId, orderId);
  else deps.events.orderMoved(shopId, orderId, action);
  deps.outbox.wake();
  for (const { endCommitted } of listEndFollowers(deps, action)) endCommitted?.();
}

const listEndFollowers = ({ orderFollowers }: Deps, action: OrderAction): readonly OrderFollower[] =>
  isEnd(action) ? orderFollowers : [];

interface TestMove {
  readonly order: StoredOrder;
  readonly move: { readonly status: OrderStatus; readonly now: string };
  readonly moved: ActOutcome;
}

async function tryOut({ orderFollowers }: Deps, writer: Writer, { order, move, moved }: TestMove): Promise<ActOutcome> {
  for (const { tested } of orderFollowers) await tested?.(writer, order, move);
  return moved;
}

function planChange(
  { config }: LoadedShop,
  order: StoredOrder,
  { action, minutes, reason, doneBy, now }: DeskAction & { readonly now: string },
): OrderChange | null {
  const status = nextOrderStatus(order.status, action, order.delivery_type === 'delivery');
  if (!status) return null;
  const expected = order.serve_at ?? order.promised_at;
  const promised =
    minutes === undefined && expected !== null
      ? expected
      : plusMinutes(now, minutes ?? config.opening.preparationMinutes[order.delivery_type]);
  return {
    action,
    at: now,
    doneBy,
    columns: {
      status,
      promised_at: action === 'accept' ? promised : order.promised_at,
      refusal_reason: isEnd(action) ? (reason?.trim() ?? '') : order.refusal_reason,
    },
    mails: order.contact.email === '' ? [] : MAILS[action],
  };
}

const isEnd = (action: OrderAction): boolean => action === 'refuse' || action === 'cancel';

const MAILS: Readonly<Record<OrderAction, readonly NewJob[]>> = {
  accept: [ORDER_ACCEPTED.create({})],
  refuse: [ORDER_REFUSED.create({})],
  ready: [],
  depart: [],
  handOver: [],
  cancel: [ORDER_CANCELLED.create({})],
};
