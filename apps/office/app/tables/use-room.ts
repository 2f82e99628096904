import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { readEvent } from '@tischlein/contract/client';
import type { TableOverview } from '@tischlein/contract/shop';
import { useRemote } from '@tischlein/ui/use-remote';
import { mapAnswer } from '@tischlein/ui/answer';
import { send } from '../api/send.ts';

const POLL_EVERY_MS = 5000;

/** All tables as last received, and how far the server's clock is ahead, in milliseconds. */
export interface Room {
  readonly overview: TableOverview;
  readonly clockOffset: number;
}

const toRoom = (overview: TableOverview): Room => ({
  overview,
  clockOffset: Date.parse(overview.now) - Date.now(),
});

/** The tables as waiters see them, followed by events, or every five seconds where there is no stream. */
export function useRoom(shop: string): { readonly room: Room | undefined; readonly problem: string } {
  const params = { shop };
  const { value, problem } = useRemote<Room>({
    key: shop,
    read: async () => mapAnswer(await send(calls.listTables, { params }), toRoom),
    live: () => ({
      address: buildAddress(calls.tableEvents, { params }),
      isComplete: true,
      events: { tables: (_, data) => toRoom(readEvent(calls.tableEvents, data)) },
    }),
    againAfter: (_, isListening) => (isListening ? null : POLL_EVERY_MS),
  });
  return { room: value, problem };
}
