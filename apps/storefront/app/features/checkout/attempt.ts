import * as calls from '@tischlein/contract/calls';
import { newKey } from '@tischlein/ui/new-key';
import type { ApiResult } from '@tischlein/contract/client';
import type { OrderRequest, OrderResponse } from '@tischlein/contract/shop';
import { readFields } from '../../browser/read-fields.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { isOrderRequest } from './is-order-request.ts';
import { send } from '../../api/send.ts';

/** An order whose outcome may still be unknown. */
interface Attempt {
  readonly key: string;
  /** Every request sent under the key; any of them may have arrived. */
  readonly requests: readonly OrderRequest[];
}

interface Sent {
  readonly answer: ApiResult<OrderResponse>;
  /** The request that was answered. */
  readonly sent: OrderRequest;
}

// Statuses after which the order was certainly not placed.
const REFUSAL_STATUSES = [400, 409];

type PlaceOrder = (shop: string, request: OrderRequest, key: string) => Promise<ApiResult<OrderResponse>>;

const placeOrder: PlaceOrder = (shop, body, key) =>
  send(calls.placeOrder, { params: { shop }, headers: { 'idempotency-key': key }, body });

const toPlace = (shopId: string) => ({ area: 'session', shopId, name: 'attempt' }) as const;

/**
 * Sends an order under an idempotency key. The key is stored before the first attempt and reused until the outcome is
 * known, so the order is placed once, however often it is sent (S3 K3).
 */
export async function sendOrder(shopId: string, request: OrderRequest, place: PlaceOrder = placeOrder): Promise<Sent> {
  const { key, requests } = readAttempt(shopId) ?? { key: newKey(), requests: [] };
  const earlier = requests.filter((other) => JSON.stringify(other) !== JSON.stringify(request));
  writeStored(toPlace(shopId), { key, requests: [...earlier, request] });
  const result = await sendWithKey((each) => place(shopId, each, key), [request, ...earlier]);
  const { answer } = result;
  if (answer.ok || REFUSAL_STATUSES.includes(answer.status)) writeStored(toPlace(shopId), null);
  return result;
}

/** If an earlier request under this key has arrived, asks for that request's answer. */
async function sendWithKey(
  place: (request: OrderRequest) => Promise<ApiResult<OrderResponse>>,
  [request, ...earlier]: readonly [OrderRequest, ...OrderRequest[]],
): Promise<Sent> {
  const answer = await place(request);
  const isReused = !answer.ok && answer.problem.code === 'idempotencyKeyReused';
  const [next, ...others] = earlier;
  return isReused && next ? sendWithKey(place, [next, ...others]) : { answer, sent: request };
}

function readAttempt(shopId: string): Attempt | null {
  const { key, requests } = readFields(readStored(toPlace(shopId)));
  // Even without a readable request the key is kept: with a new one the order could be placed twice.
  return typeof key === 'string'
    ? { key, requests: (Array.isArray(requests) ? requests : []).filter(isOrderRequest) }
    : null;
}
