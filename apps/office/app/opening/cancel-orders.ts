import * as calls from '@tischlein/contract/calls';
import type { AffectedByHours } from '@tischlein/contract/office';
import { nextOrderStatus, type OrderStatus } from '@tischlein/domain/orders';
import { HOURS } from '@tischlein/wording/office';
import { send } from '../api/send.ts';

type Affected = AffectedByHours['orders'][number];

/** What has become of orders that were to be called off. */
export interface Cancelled {
  readonly count: number;
  /** The numbers of those that were over by then: somebody else has closed them. */
  readonly over: readonly number[];
  /** The numbers of those that are still open. */
  readonly left: readonly number[];
}

/** Refuses or cancels orders one by one, as the desk does. Those that are over by then are left alone. */
export async function cancelOrders(shop: string, orders: readonly Affected[]): Promise<Cancelled> {
  const outcomes: { readonly number: number; readonly outcome: Outcome }[] = [];
  for (const order of orders) outcomes.push({ number: order.number, outcome: await callOff(shop, order) });
  const listNumbers = (wanted: Outcome): readonly number[] =>
    outcomes.filter(({ outcome }) => outcome === wanted).map(({ number }) => number);
  return { count: listNumbers('cancelled').length, over: listNumbers('over'), left: listNumbers('failed') };
}

type Outcome = 'cancelled' | 'over' | 'failed';

/** Another desk may move the order on at the same moment: it is looked at again, and called off as it is then. */
async function callOff(shop: string, { id: orderId, deliveryType, ...asked }: Affected): Promise<Outcome> {
  let status: OrderStatus = asked.status;
  const tries = 3;
  for (let count = 0; count < tries; count += 1) {
    const isNew = nextOrderStatus(status, 'refuse', deliveryType === 'delivery') !== null;
    const params = { shop, orderId, action: isNew ? ('refuse' as const) : ('cancel' as const) };
    const answer = await send(calls.actOnOrder, { params, body: { reason: HOURS.closing.reason } });
    if (answer.ok) return 'cancelled';
    if (answer.problem.code !== 'conflictingAction') return 'failed';
    const now = await readStatus(shop, orderId);
    if (now === 'unread') return 'failed';
    if (now === null || nextOrderStatus(now, 'cancel', deliveryType === 'delivery') === null) return 'over';
    status = now;
  }
  return 'failed';
}

/** null: the desk no longer has it. */
async function readStatus(shop: string, orderId: string): Promise<OrderStatus | null | 'unread'> {
  const answer = await send(calls.listOrders, { params: { shop } });
  if (!answer.ok) return 'unread';
  return answer.value.orders.find(({ id }) => id === orderId)?.status ?? null;
}
