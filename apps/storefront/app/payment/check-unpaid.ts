import type { ApiResult } from '@tischlein/contract/client';
import type { SettleResponse } from '@tischlein/contract/shop';
import type { ShopPage } from '../context/shop-context.ts';
import { forgetOrder } from './forget-order.ts';
import { createOrdersApi } from '../api/orders-api.ts';
import { saveUnpaid, readUnpaid, type UnpaidOrder } from './unpaid-order.ts';

/** State of the unpaid order; null: there is none, or no answer. */
export interface UnpaidState {
  readonly orderId: string;
  readonly result: SettleResponse['result'];
  readonly paymentStatus: SettleResponse['paymentStatus'];
}

type Page = Pick<ShopPage, 'guest' | 'shop'>;

/** Asks for the state of the unpaid order; forgets it once it is paid or over. */
export const checkUnpaid = (page: Page): Promise<UnpaidState | null> =>
  updateUnpaid(page, (unpaid) => createOrdersApi(page.shop.id).settle(unpaid));

/** Abandons the unpaid order so that another can be placed. If it has been paid since, it stays. */
export const abandonUnpaid = (page: Page): Promise<UnpaidState | null> =>
  updateUnpaid(page, (unpaid) => createOrdersApi(page.shop.id).giveUp(unpaid));

async function updateUnpaid(
  page: Page,
  ask: (unpaid: UnpaidOrder) => Promise<ApiResult<SettleResponse>>,
): Promise<UnpaidState | null> {
  const unpaid = readUnpaid(page.shop.id);
  if (!unpaid) return null;
  const answer = await ask(unpaid);
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
