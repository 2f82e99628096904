import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { OrderRequest } from '@tischlein/contract/shop';
import type { CheckoutAnswer } from '@tischlein/domain/checkout-flow';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { isPaidInPerson } from '@tischlein/wording';
import { send } from '../../api/send.ts';
import { readRefusal } from './refusal.ts';

type FailedAnswer = Extract<ApiResult<unknown>, { readonly ok: false }>;

// Statuses after which the order was certainly not placed.
const REFUSAL_STATUSES = [400, 409];

/** Sends an order under its key (S3 K3). */
export async function sendOrder(shop: string, draft: OrderRequest, key: string): Promise<CheckoutAnswer> {
  const answer = await send(calls.placeOrder, { params: { shop }, headers: { 'idempotency-key': key }, body: draft });
  if (answer.ok) {
    const { order, paymentGatewayId } = answer.value;
    return {
      kind: 'orderPlaced',
      orderId: order.id,
      gateway: isPaidOnline(paymentGatewayId) ? paymentGatewayId : null,
    };
  }
  return toOrderRefused(answer);
}

export function toOrderRefused({ status, problem }: FailedAnswer): CheckoutAnswer {
  const refusal = readRefusal(status, problem);
  if (problem.code === 'idempotencyKeyReused') return { kind: 'keyReused', refusal };
  const isFinal = REFUSAL_STATUSES.includes(status);
  return { kind: 'orderRefused', refusal, isFinal, isUnreadable: problem.code === 'unreadable' };
}

const isPaidOnline = (gateway: string | null): boolean =>
  PAYMENT_METHODS.some((method) => method === gateway && !isPaidInPerson(method));
