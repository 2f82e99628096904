import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { TelephoneOrder, TelephoneOrderRequest } from '@tischlein/contract/office';
import type { OrderRequest } from '@tischlein/contract/shop';
import { send } from '../../api/send.ts';

interface OrderToTake {
  readonly shop: string;
  readonly key: string;
  readonly minutes: number | null;
  readonly draft: OrderRequest;
}

export const sendTelephoneOrder = ({ shop, key, minutes, draft }: OrderToTake): Promise<ApiResult<TelephoneOrder>> =>
  send(calls.takeTelephoneOrder, {
    params: { shop },
    headers: { 'idempotency-key': key },
    body: { order: toOrder(draft), minutes },
  });

/** Without what only the browser of a guest says: consents, account, group and table. */
function toOrder({
  sessionId,
  userId,
  groupOrderId,
  acceptedTerms,
  acceptAdvertising,
  advertisingVersion,
  toldOfObjection,
  account,
  createAccount,
  table,
  payLater,
  tip,
  messageCook,
  paymentMethod,
  ...order
}: OrderRequest): TelephoneOrderRequest['order'] {
  return order;
}
