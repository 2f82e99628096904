import type { DeskEvent, DeskOrder, OrderActionRequest } from '@tischlein/contract/office';
import type { OrderAction } from '@tischlein/domain/orders';
import { useCallback, useEffect, useState } from 'react';
import { act, eventsAddress, readOrders } from '../api.ts';
import { type Desk, openDesk, receive, replace } from './desk.ts';

const RETRY_AFTER_MS = 3000;

export interface LiveDesk {
  /** null until the first answer. */
  readonly desk: Desk | null;
  readonly isConnected: boolean;
  /** Does it and answers null, or the sentence why not. */
  readonly run: (order: DeskOrder, action: OrderAction, details?: OrderActionRequest) => Promise<string | null>;
}

// One event of our own server, as the contract says.
const readEvent = (data: string): DeskEvent => JSON.parse(data);

/** The desk of a shop, followed live: orders are read once, then every event counts once. */
export function useDesk(shop: string): LiveDesk {
  const [desk, setDesk] = useState<Desk | null>(null);
  const [isConnected, setConnected] = useState(true);
  useEffect(() => followDesk(shop, setDesk, setConnected), [shop]);
  const run = useCallback(
    async (order: DeskOrder, action: OrderAction, details: OrderActionRequest = {}) => {
      const answer = await act({ shop, id: order.id }, action, details);
      if (!answer.ok) return answer.problem.message;
      setDesk((before) => before && replace(before, answer.value));
      return null;
    },
    [shop],
  );
  return { desk, isConnected, run };
}

type Update = (change: (before: Desk | null) => Desk | null) => void;

/** Reads the orders and listens from there on; starts over when the stream is lost for good. Answers how to stop. */
function followDesk(shop: string, update: Update, setConnected: (isConnected: boolean) => void): () => void {
  let stream: EventSource | null = null;
  let retry: number | undefined;
  let isStopped = false;

  const again = (): void => {
    stream?.close();
    setConnected(false);
    if (!isStopped) retry = window.setTimeout(() => void start(), RETRY_AFTER_MS);
  };
  const start = async (): Promise<void> => {
    const answer = await readOrders(shop);
    if (isStopped) return;
    if (!answer.ok) return again();
    update(() => openDesk(answer.value));
    stream = new EventSource(eventsAddress(shop, answer.value.sequence));
    stream.addEventListener('open', () => setConnected(true));
    stream.addEventListener('order', (event) => update((before) => before && receive(before, readEvent(event.data))));
    stream.addEventListener('error', () => (stream?.readyState === EventSource.CLOSED ? again() : setConnected(false)));
  };

  void start();
  return () => {
    isStopped = true;
    window.clearTimeout(retry);
    stream?.close();
  };
}
