import type { ApiResult } from '@tischlein/contract/client';
import type { SettleResponse } from '@tischlein/contract/shop';
import type { OrderToPay, UnpaidAnswer } from '@tischlein/domain/checkout-flow';
import { createOrdersApi } from '../api/orders-api.ts';

/** Asks for the state of an unpaid order. */
export const settleUnpaid = async (shopId: string, order: OrderToPay): Promise<UnpaidAnswer> =>
  toUnpaidAnswer(order, await createOrdersApi(shopId).settle(order));

/** Gives up an unpaid order so that another can be placed; if it has been paid since, it stays. */
export const giveUpUnpaid = async (shopId: string, order: OrderToPay): Promise<UnpaidAnswer> =>
  toUnpaidAnswer(order, await createOrdersApi(shopId).giveUp(order));

function toUnpaidAnswer({ orderId }: OrderToPay, answer: ApiResult<SettleResponse>): UnpaidAnswer {
  if (answer.ok) return { orderId, ...answer.value };
  // 404: another session or an old order, so it cannot be paid from here.
  return { orderId, result: answer.status === 404 ? 'none' : 'unreachable' };
}
