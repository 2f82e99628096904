import type { Deps } from '../deps.ts';
import type { EventStream } from '../http/event-stream.ts';
import { listDeskEventsAfter } from './desk-orders.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

interface DeskSubscription {
  /** Sequence number of the last event the desk has seen. */
  readonly after: number;
  readonly stream: EventStream;
}

/** Replays missed events, then sends every change, each once and in sequence. Returns a function that stops it. */
export function streamDesk(deps: Deps, shop: LoadedShop, { after, stream }: DeskSubscription): () => void {
  let sequence = after;
  let sending: Promise<void> = Promise.resolve();
  const sendNew = async (): Promise<void> => {
    let events = await listDeskEventsAfter(deps, shop, sequence);
    while (events.length > 0) {
      for (const event of events) {
        stream.send({ id: event.sequence, event: 'order', data: event });
        void deps.pauseAt('afterSendDeskEvent');
        sequence = event.sequence;
      }
      events = await listDeskEventsAfter(deps, shop, sequence);
    }
  };
  // Serialized, so that no event is sent twice.
  const queueSend = (): void => {
    sending = sending.then(sendNew).catch(() => stream.close());
  };
  queueSend();
  return deps.events.onOrdersChanged(shop.id, queueSend);
}
