import type { DeskOrder } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import type { EventStream } from '../http/event-stream.ts';
import { readSequence } from '../orders/desk.store.ts';
import { listDeskEventsAfter } from './desk-orders.ts';

interface DeskSubscription {
  /** Sequence number of the last event the desk has seen. */
  readonly after: number;
  readonly stream: EventStream;
  /** Whether the session of the desk is still open. */
  readonly isAllowed: () => Promise<boolean>;
  /** Whether its reader gets an order; absent: all. */
  readonly isListed?: (order: DeskOrder) => boolean;
}

/** Replays missed events, then sends every change, each once and in sequence. Returns a function that stops it. */
export function streamDesk(
  deps: Deps,
  shopId: ShopId,
  { after, stream, isAllowed, isListed = () => true }: DeskSubscription,
): () => void {
  let isStopped = false;
  let sequence = after;
  const sendNew = async (): Promise<void> => {
    // The stream itself keeps no shop in memory.
    const shop = await deps.shops.shopByRef(shopId);
    if (!shop) return stream.close();
    let events = await listDeskEventsAfter(deps, shop, sequence);
    while (events.length > 0 && !isStopped) {
      if (!(await isAllowed())) return stream.close();
      for (const event of events) {
        if (isListed(event.order)) await stream.send({ id: event.sequence, event: 'order', data: event });
        void deps.pauseAt('afterSendDeskEvent');
        sequence = event.sequence;
      }
      events = await listDeskEventsAfter(deps, shop, sequence);
    }
  };
  // A restored backup may be older than what the desk has seen; its next events are new to the desk.
  let sending = readSequence(deps.database.read, shopId).then((latest) => {
    sequence = Math.min(after, latest);
  });
  // Serialized, so that no event is sent twice.
  const queueSend = (): void => {
    sending = sending.then(sendNew).catch(() => stream.close());
  };
  queueSend();
  const unsubscribe = deps.events.onOrdersChanged(shopId, queueSend);
  return () => {
    isStopped = true;
    unsubscribe();
  };
}
