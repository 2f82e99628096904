import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import type { ApiResult } from '@tischlein/contract/client';
import type { OrderInfo } from '@tischlein/contract/shop';
import { isFinished, waitsForMoneyBack } from '@tischlein/domain/orders';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../../api/send.ts';
import { keepPage } from '../../browser/installed-app.ts';
import { useDocument, useShop } from '../../context/shop-context.ts';
import { readStatus } from './read-status.ts';

const POLL_EVERY_MS = 5000;

export type PlacedOrder = NonNullable<OrderInfo['order']>;

/** Whether the order is read by the id of its group, as its members do: with nothing but their own share (S3 G14, G18). */
export const isShared = ({ id, quote }: PlacedOrder): boolean => quote.group?.id === id;

export interface LiveOrder {
  /** null: no order with this id; undefined: not known yet. */
  readonly order: PlacedOrder | null | undefined;
  readonly isConnected: boolean;
  readonly reload: () => void;
}

/** An order with live status: read once with personal data, then updated by events; polled while there is no stream. */
export function useLiveOrder(id: string): LiveOrder {
  const { shop } = useShop();
  const fromDocument = useDocument().order?.order ?? undefined;
  const { value, isConnected, read } = useRemote<PlacedOrder | null>({
    key: `${shop.id} ${id}`,
    first: fromDocument?.id === id ? fromDocument : undefined,
    read: () => readOrder(shop.id, id),
    live: (order) => (mayChange(order) ? followStatus(shop.id, id) : null),
    againAfter: (order, isListening) => (mayChange(order) && !isListening ? POLL_EVERY_MS : null),
  });
  return { order: value, isConnected, reload: () => void read() };
}

async function readOrder(shopId: string, id: string): Promise<ApiResult<PlacedOrder | null>> {
  const answer = await send(calls.getOrder, { params: { shop: shopId, orderId: id } });
  if (!answer.ok) return answer.status === 404 ? { ok: true, value: null } : answer;
  keepPage();
  return { ok: true, value: answer.value.order };
}

/** The stream begins with the current status. */
const followStatus = (shopId: string, id: string) => ({
  address: buildAddress(calls.orderStatusEvents, { params: { shop: shopId, orderId: id } }),
  isComplete: true,
  events: {
    status: (order: PlacedOrder | null, data: string) => {
      keepPage();
      return order && { ...order, ...readStatus(data) };
    },
  },
});

// A line of a paid part may still be refunded while its page is open.
const mayChange = (order: PlacedOrder | null): boolean =>
  order !== null && (!isFinished(order.status) || waitsForMoneyBack(order) || order.isBillPart);
