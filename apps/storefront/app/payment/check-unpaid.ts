import type { ApiResult } from '@tischlein/contract/client';
import type { SettleResponse } from '@tischlein/contract/shop';
import type { ShopPage } from '../shop-context.ts';
import { forgetOrder } from './forget-order.ts';
import { createOrdersApi } from './orders-api.ts';
import { saveUnpaid, readUnpaid, type UnpaidOrder } from './unpaid-order.ts';

/** How the order stands that waits for its money; null: none waits, or nobody could be asked. */
export interface UnpaidState {
  readonly orderId: string;
  readonly result: SettleResponse['result'];
  readonly paymentStatus: SettleResponse['paymentStatus'];
}

type Page = Pick<ShopPage, 'guest' | 'shop'>;

/** Asks what became of the order that waited for its money; once it is paid or over, it waits no more. */
export const checkUnpaid = (page: Page): Promise<UnpaidState | null> =>
  updateUnpaid(page, (unpaid) => createOrdersApi(page.shop.id).settle(unpaid));

/** Gives up the order that waits for its money, so that another can be placed instead of it; paid meanwhile, it stays. */
export const abandonUnpaid = (page: Page): Promise<UnpaidState | null> =>
  updateUnpaid(page, (unpaid) => createOrdersApi(page.shop.id).giveUp(unpaid));

async function updateUnpaid(
  page: Page,
  ask: (unpaid: UnpaidOrder) => Promise<ApiResult<SettleResponse>>,
): Promise<UnpaidState | null> {
  const unpaid = readUnpaid(page.shop.id);
  if (!unpaid) return null;
  const answer = await ask(unpaid);
  // Another one may wait by now, of which this answer says nothing.
  const isStillUnpaid = readUnpaid(page.shop.id)?.orderId === unpaid.orderId;
  if (!answer.ok) {
    // Another session, or long ago: nobody here can pay it any more.
    if (answer.status === 404 && isStillUnpaid) saveUnpaid(page.shop.id, null);
    return null;
  }
  const { result } = answer.value;
  if (result === 'paid' && isStillUnpaid) forgetOrder(page);
  if (result === 'ended' && isStillUnpaid) saveUnpaid(page.shop.id, null);
  return { orderId: unpaid.orderId, ...answer.value };
}
