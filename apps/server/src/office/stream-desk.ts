import type { Deps } from '../deps.ts';
import type { EventStream } from '../http/event-stream.ts';
import { listDeskEventsAfter } from '../orders/desk-orders.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

interface DeskSubscription {
  /** What the desk has seen. */
  readonly after: number;
  readonly stream: EventStream;
}

/** Sends a desk what it has not seen yet, then every change: each once, in the order of their sequence. Returns how to stop. */
export function streamDesk(deps: Deps, shop: LoadedShop, { after, stream }: DeskSubscription): () => void {
  let sequence = after;
  let sending: Promise<void> = Promise.resolve();
  const sendNew = async (): Promise<void> => {
    let events = await listDeskEventsAfter(deps, shop, sequence);
    while (events.length > 0) {
      for (const event of events) {
        stream.send({ id: event.sequence, event: 'order', data: event });
        void deps.pauseAt('K16');
        sequence = event.sequence;
      }
      events = await listDeskEventsAfter(deps, shop, sequence);
    }
  };
  // One after the other, so that nothing is sent twice.
  const queueSend = (): void => {
    sending = sending.then(sendNew).catch(() => stream.close());
  };
  queueSend();
  return deps.events.onOrdersChanged(shop.id, queueSend);
}
