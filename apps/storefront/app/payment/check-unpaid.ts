import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { SettleResponse } from '@tischlein/contract/shop';
import type { ShopPage } from '../context/shop-context.ts';
import { forgetOrder } from './forget-order.ts';
import { saveUnpaid, readUnpaid, type OrderToPay } from './unpaid-order.ts';
import { send } from '../api/send.ts';

/** State of the unpaid order; null: there is none, or no answer. */
export interface UnpaidState {
  readonly orderId: string;
  readonly result: SettleResponse['result'];
  readonly paymentStatus: SettleResponse['paymentStatus'];
}

type Page = Pick<ShopPage, 'guest' | 'shop'>;

/** Asks for the state of the unpaid order; forgets it once it is paid or over. */
export const checkUnpaid = (page: Page): Promise<UnpaidState | null> =>
  updateUnpaid(page, (params) => send(calls.settlePayment, { params }));

/** Abandons the unpaid order so that another can be placed. If it has been paid since, it stays. */
export const abandonUnpaid = (page: Page): Promise<UnpaidState | null> =>
  updateUnpaid(page, (params) => send(calls.abandonPayment, { params }));

async function updateUnpaid(
  page: Page,
  ask: (params: OrderToPay & { readonly shop: string }) => Promise<ApiResult<SettleResponse>>,
): Promise<UnpaidState | null> {
  const unpaid = readUnpaid(page.shop.id);
  if (!unpaid) return null;
  const answer = await ask({ ...unpaid, shop: page.shop.id });
  // Another order may be unpaid by now; this answer does not concern it.
  const isStillUnpaid = readUnpaid(page.shop.id)?.orderId === unpaid.orderId;
  if (!answer.ok) {
    // 404: another session or an old order, so it cannot be paid from here.
    if (answer.status === 404 && isStillUnpaid) saveUnpaid(page.shop.id, null);
    return null;
  }
  const { result } = answer.value;
  if (result === 'paid' && isStillUnpaid) forgetOrder(page);
  if (result === 'ended' && isStillUnpaid) saveUnpaid(page.shop.id, null);
  return { orderId: unpaid.orderId, ...answer.value };
}
