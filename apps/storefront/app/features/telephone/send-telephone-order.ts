import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { TelephoneOrder } from '@tischlein/contract/office';
import type { OrderRequest } from '@tischlein/contract/shop';
import { send } from '../../api/send.ts';

interface OrderToTake {
  readonly shop: string;
  readonly key: string;
  readonly minutes: number | null;
  readonly draft: OrderRequest;
}

/** The server ignores what only the browser of a guest says: consents, account, group and table. */
export const sendTelephoneOrder = ({
  shop,
  key,
  minutes,
  draft: order,
}: OrderToTake): Promise<ApiResult<TelephoneOrder>> =>
  send(calls.takeTelephoneOrder, { params: { shop }, headers: { 'idempotency-key': key }, body: { order, minutes } });
