import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import { readEvent, type ApiResult } from '@tischlein/contract/client';
import type { TableOverview } from '@tischlein/contract/shop';
import { Remote } from '@tischlein/ui/remote';
import { send } from '../../api/send.ts';
import { endRefusedSession } from './waiter-session.ts';

/** The tables as the server sent them. */
export interface Seen {
  readonly overview: TableOverview;
  /** In the browser's time, in milliseconds. */
  readonly at: number;
}

export type FloorState =
  | { readonly kind: 'following'; readonly seen: Seen }
  /** Five reads in a row have failed; a waiter resumes it (S2 §4 'stops after 5 consecutive failures'). */
  | { readonly kind: 'stopped'; readonly seen: Seen | null }
  | { readonly kind: 'signedOut'; readonly seen: Seen | null };

const POLL_EVERY_MS = 5000;
const MOST_FAILURES = 5;

interface Floor {
  readonly remote: Remote<FloorState>;
  readonly resume: () => void;
}

const floors = new Map<string, Floor>();

/** All tables, followed by events, or every five seconds where there is no stream. */
export function getFloor(shopId: string): Floor {
  const floor = floors.get(shopId) ?? createFloor(shopId);
  floors.set(shopId, floor);
  return floor;
}

function createFloor(shopId: string): Floor {
  const params = { shop: shopId };
  let failures = 0;
  let last: Seen | null = null;
  const see = (overview: TableOverview): FloorState => {
    failures = 0;
    last = { overview, at: Date.now() };
    return { kind: 'following', seen: last };
  };
  const read = async (): Promise<ApiResult<FloorState>> => {
    const answer = await send(calls.listTables, { params });
    if (answer.ok) return { ok: true, value: see(answer.value) };
    if (endRefusedSession(shopId, answer)) return { ok: true, value: { kind: 'signedOut', seen: last } };
    failures += 1;
    return failures < MOST_FAILURES ? answer : { ok: true, value: { kind: 'stopped', seen: last } };
  };
  const remote = new Remote<FloorState>({
    key: shopId,
    read,
    live: ({ kind }) =>
      kind === 'following'
        ? {
            address: buildAddress(calls.tableEvents, { params }),
            isComplete: true,
            events: { tables: (_, data) => see(readEvent(calls.tableEvents, data)) },
          }
        : null,
    againAfter: ({ kind }, isListening) => (kind !== 'following' || isListening ? null : POLL_EVERY_MS),
  });
  const resume = (): void => {
    failures = 0;
    void remote.read();
  };
  return { remote, resume };
}
