import type { ShopId } from '@tischlein/domain';
import type { Events } from '../events.ts';
import type { EventStream } from '../http/event-stream.ts';

interface Followed<Answer> {
  readonly shopId: ShopId;
  readonly event: string;
  readonly read: () => Promise<Answer>;
}

/** Sends the answer now and after each change of a table or an order, one after the other and only if it differs. */
export function streamTable<Answer extends { readonly now: string }>(
  events: Pick<Events, 'onTablesChanged' | 'onOrdersChanged'>,
  { shopId, event, read }: Followed<Answer>,
): (stream: EventStream) => () => void {
  return (stream) => {
    let sent = '';
    let isQueued = false;
    let sending = Promise.resolve();
    const send = async (): Promise<void> => {
      isQueued = false;
      const answer = await read();
      const content = JSON.stringify({ ...answer, now: '' });
      if (content === sent) return;
      sent = content;
      await stream.send({ event, data: answer });
    };
    // Changes while one is sent are sent as one.
    const queueSend = (): void => {
      if (isQueued) return;
      isQueued = true;
      sending = sending.then(send).catch(() => stream.close());
    };
    queueSend();
    const stops = [events.onTablesChanged(shopId, queueSend), events.onOrdersChanged(shopId, queueSend)];
    return () => stops.forEach((stop) => stop());
  };
}
