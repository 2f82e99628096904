import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { SettleResponse } from '@tischlein/contract/shop';
import type { OrderToPay, UnpaidAnswer } from '@tischlein/domain/checkout-flow';
import { send } from '../api/send.ts';

/** Asks for the state of an unpaid order. */
export const settleUnpaid = async (shop: string, { orderId, gateway }: OrderToPay): Promise<UnpaidAnswer> =>
  toUnpaidAnswer(orderId, await send(calls.settlePayment, { params: { shop, orderId, gateway } }));

/** Gives up an unpaid order so that another can be placed; if it has been paid since, it stays. */
export const giveUpUnpaid = async (shop: string, { orderId, gateway }: OrderToPay): Promise<UnpaidAnswer> =>
  toUnpaidAnswer(orderId, await send(calls.abandonPayment, { params: { shop, orderId, gateway } }));

function toUnpaidAnswer(orderId: string, answer: ApiResult<SettleResponse>): UnpaidAnswer {
  if (answer.ok) return { orderId, ...answer.value };
  // 404: another session or an old order, so it cannot be paid from here.
  return { orderId, result: answer.status === 404 ? 'none' : 'unreachable' };
}
