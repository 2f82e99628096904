import type { ShopId } from '@tischlein/domain';
import type { Events } from '../events.ts';
import type { EventStream } from '../http/event-stream.ts';
import { streamAnswer } from '../http/stream-answer.ts';

interface Followed<Answer> {
  readonly shopId: ShopId;
  readonly event: string;
  readonly read: () => Promise<Answer>;
  /** Checked before each event. */
  readonly isAllowed?: () => Promise<boolean>;
}

/** Sends the answer now and after each change of a table or an order, one after the other and only if it differs. */
export const streamTable = <Answer extends { readonly now: string }>(
  events: Pick<Events, 'onTablesChanged' | 'onOrdersChanged'>,
  { shopId, ...followed }: Followed<Answer>,
): ((stream: EventStream) => () => void) =>
  streamAnswer({
    ...followed,
    subscribe: [
      (changed) => events.onTablesChanged(shopId, changed),
      (changed) => events.onOrdersChanged(shopId, changed),
    ],
  });
