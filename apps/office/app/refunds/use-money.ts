import * as calls from '@tischlein/contract/calls';
import type { OrderPayment, RefundRequest } from '@tischlein/contract/office';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { buildAddress } from '@tischlein/contract/address';
import { readEvent } from '@tischlein/contract/client';
import { send } from '../api/send.ts';

const POLL_EVERY_MS = 2000;

export interface Money {
  /** null until loaded, and for orders not paid online. */
  readonly payment: OrderPayment | null;
  readonly problem: string;
  /** Requests a refund, idempotent by key; true: requested. */
  readonly refund: (request: RefundRequest) => Promise<boolean>;
}

interface MoneyOptions {
  /** Follows the order on the desk, whose event stream is open. */
  readonly isOnDesk?: boolean;
}

/** An order's payment; polled while a refund is pending. */
export function useMoney(shop: string, orderId: string | null, { isOnDesk = false }: MoneyOptions = {}): Money {
  const { value, refusal, write } = useRemote<OrderPayment>({
    key: `${shop} ${orderId}`,
    read: orderId === null ? null : () => send(calls.getOrderPayment, { params: { shop, orderId } }),
    live: () => (isOnDesk ? followOrder(shop, orderId) : null),
    againAfter: ({ refunds }) => (refunds.some(({ state }) => state === 'requested') ? POLL_EVERY_MS : null),
  });
  const refund = async (request: RefundRequest): Promise<boolean> => {
    if (orderId === null) return false;
    return (await write(() => send(calls.refundOrder, { params: { shop, orderId }, body: request }), takeAnswer)).ok;
  };
  return { payment: value ?? null, problem: refusal, refund };
}

const followOrder = (shop: string, orderId: string | null) => ({
  // Only events to come: the payment was just read.
  address: buildAddress(calls.deskEvents, { params: { shop }, query: { after: Number.MAX_SAFE_INTEGER } }),
  events: {
    order: (payment: OrderPayment, data: string) =>
      readEvent(calls.deskEvents, data).order.id === orderId ? undefined : payment,
  },
});
