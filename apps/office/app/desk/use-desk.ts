import * as calls from '@tischlein/contract/calls';
import { type ApiResult, buildAddress, readEvent } from '@tischlein/contract/client';
import type { DeskOrder, OrderActionRequest } from '@tischlein/contract/office';
import type { OrderAction } from '@tischlein/domain/orders';
import { useCallback, useEffect, useState } from 'react';
import { send } from '../api/send.ts';
import { type Desk, createDesk, applyEvent, replace } from './desk.ts';

const RETRY_AFTER_MS = 3000;
const RECONNECT_AFTER_MS = 500;
// A little more than two heartbeats: after that the connection is dead, even if the browser has not noticed.
const SILENCE_TIMEOUT_MS = 35_000;

export interface LiveDesk {
  /** null until the first response. */
  readonly desk: Desk | null;
  readonly isConnected: boolean;
  /** Runs an action; resolves to null or an error message. */
  readonly run: (order: DeskOrder, action: OrderAction, details?: OrderActionRequest) => Promise<string | null>;
  /** Marks the withdrawals of the order as handled; resolves like `run`. */
  readonly seesToWithdrawals: (order: DeskOrder) => Promise<string | null>;
}

/** The desk of a shop, kept current: reads the orders once, then applies each event. */
export function useDesk(shop: string): LiveDesk {
  const [desk, setDesk] = useState<Desk | null>(null);
  const [isConnected, setConnected] = useState(true);
  useEffect(() => followDesk(shop, setDesk, setConnected), [shop]);
  const take = useCallback((asked: DeskOrder, answer: ApiResult<DeskOrder>): string | null => {
    if (!answer.ok) return answer.problem.message;
    setDesk((before) => before && replace(before, asked, answer.value));
    return null;
  }, []);
  const run = useCallback(
    async (order: DeskOrder, action: OrderAction, details: OrderActionRequest = {}) =>
      take(order, await send(calls.actOnOrder, { params: { shop, orderId: order.id, action }, body: details })),
    [shop, take],
  );
  const seesToWithdrawals = useCallback(
    async (order: DeskOrder) =>
      take(order, await send(calls.handleWithdrawal, { params: { shop, orderId: order.id } })),
    [shop, take],
  );
  return { desk, isConnected, run, seesToWithdrawals };
}

type Update = (change: (before: Desk | null) => Desk | null) => void;

/** Keeps an event stream open and reconnects when it falls silent. Returns a function that stops it. */
function followDesk(shop: string, update: Update, setConnected: (isConnected: boolean) => void): () => void {
  let closeStream = (): void => {};
  let timer: number | undefined;
  const schedule = (wait: number, next: () => void): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(next, wait);
  };
  const connect = (): void => {
    closeStream();
    schedule(SILENCE_TIMEOUT_MS, lost);
    closeStream = openStream(shop, { update, heard, ended: () => schedule(RECONNECT_AFTER_MS, connect), lost });
  };
  const heard = (): void => {
    setConnected(true);
    schedule(SILENCE_TIMEOUT_MS, lost);
  };
  const lost = (): void => {
    closeStream();
    setConnected(false);
    schedule(RETRY_AFTER_MS, connect);
  };
  window.addEventListener('offline', lost);
  window.addEventListener('online', connect);
  connect();
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', connect);
    window.clearTimeout(timer);
    closeStream();
  };
}

interface StreamCallbacks {
  readonly update: Update;
  readonly heard: () => void;
  /** The server ends streams from time to time. */
  readonly ended: () => void;
  readonly lost: () => void;
}

/** Reads the orders, then follows their events. Returns a function that closes the stream. */
function openStream(shop: string, { update, heard, ended, lost }: StreamCallbacks): () => void {
  let stream: EventSource | null = null;
  let isOpen = true;
  const listen = async (): Promise<void> => {
    const answer = await send(calls.listOrders, { params: { shop } });
    if (!isOpen) return;
    if (!answer.ok) return lost();
    update(() => createDesk(answer.value, Date.now()));
    stream = new EventSource(
      buildAddress(calls.deskEvents, { params: { shop }, query: { after: answer.value.sequence } }),
    );
    stream.addEventListener('open', heard);
    stream.addEventListener('heartbeat', heard);
    stream.addEventListener('order', (event) => {
      heard();
      update((before) => before && applyEvent(before, readEvent(calls.deskEvents, event.data)));
    });
    stream.addEventListener('error', ended);
  };
  void listen();
  return () => {
    isOpen = false;
    stream?.close();
  };
}
