import * as calls from '@tischlein/contract/calls';
import { type ApiResult, buildAddress } from '@tischlein/contract/client';
import type { OrderInfo, OrderStatusAnswer } from '@tischlein/contract/shop';
import { isFinished, waitsForMoneyBack } from '@tischlein/domain/orders';
import { latestOnly } from '@tischlein/ui/in-order';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDocument, useShop } from '../../context/shop-context.ts';
import { readStatus } from './read-status.ts';
import { send } from '../../api/send.ts';

const POLL_EVERY_MS = 5000;
// More than two server heartbeats (15 s each): the stream is dead even if the browser has not noticed.
const SILENCE_MS = 35_000;

export type PlacedOrder = NonNullable<OrderInfo['order']>;

export interface LiveOrder {
  /** null: no order with this id; undefined: not known yet. */
  readonly order: PlacedOrder | null | undefined;
  readonly isConnected: boolean;
  readonly reload: () => void;
}

/** An order with live status: loaded once with personal data, then updated by events. */
export function useLiveOrder(id: string): LiveOrder {
  const { shop } = useShop();
  const fromDocument = useDocument().order?.order ?? undefined;
  const [order, setOrder] = useState<PlacedOrder | null | undefined>(
    fromDocument?.id === id ? fromDocument : undefined,
  );
  const [isConnected, setConnected] = useState(true);

  const [ifLatest] = useState(latestOnly);
  // A status received while a request is pending is newer than its answer.
  const statusSince = useRef<OrderStatusAnswer | null>(null);
  const reload = useCallback(() => {
    statusSince.current = null;
    const take = ifLatest((known: PlacedOrder | null) => setOrder(known && { ...known, ...statusSince.current }));
    void send(calls.getOrder, { params: { shop: shop.id, orderId: id } }).then((answer) => {
      if (answer.ok) take(answer.value.order);
      else if (answer.status === 404) take(null);
      else setConnected(false);
    });
  }, [shop.id, id, ifLatest]);
  useEffect(reload, [reload]);
  const isUnknown = order === undefined;
  useEffect(() => (isUnknown ? retryUntilKnown(reload) : undefined), [isUnknown, reload]);

  const isLive = order !== null && order !== undefined && (!isFinished(order.status) || waitsForMoneyBack(order));
  useEffect(() => {
    if (!isLive) return;
    const receive = (status: OrderStatusAnswer): void => {
      statusSince.current = status;
      setOrder((before) => before && { ...before, ...status });
    };
    return followOrder({ params: { shop: shop.id, orderId: id }, receive, setConnected });
  }, [shop.id, id, isLive]);

  return { order, isConnected, reload };
}

/** Retries every few seconds and on reconnection. Returns a function that stops it. */
function retryUntilKnown(ask: () => void): () => void {
  const timer = window.setInterval(ask, POLL_EVERY_MS);
  window.addEventListener('online', ask);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('online', ask);
  };
}

interface FollowOptions {
  readonly params: { readonly shop: string; readonly orderId: string };
  readonly receive: (status: OrderStatusAnswer) => void;
  readonly setConnected: (isConnected: boolean) => void;
}

/** Follows the order's event stream; polls while it is silent or disconnected. Returns a function that stops it. */
function followOrder({ params, receive, setConnected }: FollowOptions): () => void {
  const stream = new EventSource(buildAddress(calls.orderStatusEvents, { params }));
  let lastEventAt = performance.now();
  const noteEvent = (): void => {
    lastEventAt = performance.now();
    setConnected(true);
  };
  stream.addEventListener('open', noteEvent);
  stream.addEventListener('heartbeat', noteEvent);
  stream.addEventListener('status', (event) => {
    noteEvent();
    const status = readStatus(event.data);
    if (status) receive(status);
  });
  const ifLatest = latestOnly();
  const ask = (): void => {
    const eventAtBefore = lastEventAt;
    if (stream.readyState === EventSource.OPEN && performance.now() - eventAtBefore < SILENCE_MS) return;
    const take = ifLatest((answer: ApiResult<OrderStatusAnswer>) => {
      // The stream is back and has newer data.
      if (lastEventAt !== eventAtBefore) return;
      setConnected(answer.ok);
      if (answer.ok) receive(answer.value);
    });
    void send(calls.getOrderStatus, { params }).then(take);
  };
  const goOffline = (): void => setConnected(false);
  const timer = window.setInterval(ask, POLL_EVERY_MS);
  window.addEventListener('offline', goOffline);
  window.addEventListener('online', ask);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('offline', goOffline);
    window.removeEventListener('online', ask);
    stream.close();
  };
}
