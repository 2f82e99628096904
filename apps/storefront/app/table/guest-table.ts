import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import { type ApiResult, readEvent } from '@tischlein/contract/client';
import type { GuestTable } from '@tischlein/contract/shop';
import { readAgain, Remote } from '@tischlein/ui/remote';
import { useSharedRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';
import { useShop } from '../context/shop-context.ts';

/** What this browser knows of its table. */
export type TableState =
  | { readonly kind: 'current'; readonly table: GuestTable }
  /** No answer five times in a row, so nothing is asked any more; table: what was known before, null: nothing. */
  | { readonly kind: 'stopped'; readonly table: GuestTable | null }
  /** The table was cleared, or its day is over. */
  | { readonly kind: 'ended'; readonly reason: 'tableCleared' | 'tableNotChosen' };

// 'The table data refreshes every 5 s and stops after 5 consecutive failures' (S2 §4 Table and waiter mode)
const POLL_EVERY_MS = 5000;
const MOST_FAILURES = 5;

type TableRemote = Remote<TableState>;

let current: TableRemote | null = null;

/** The table as the server knows it: one connection per page, shared by all its parts. */
export function getTableRemote(shopId: string): TableRemote {
  if (current?.key !== shopId) current = createTableRemote(shopId);
  return current;
}

/** Follows the table of this guest: by its stream, or every five seconds where there is none. */
export function useGuestTable(): ReturnType<typeof useSharedRemote<TableState>> {
  const { shop } = useShop();
  return useSharedRemote(getTableRemote(shop.id));
}

function createTableRemote(shopId: string): TableRemote {
  let failures = 0;
  const read = async (): Promise<ApiResult<TableState>> => {
    const answer = await send(calls.getGuestTable, { params: { shop: shopId } });
    if (answer.ok) {
      failures = 0;
      return { ok: true, value: { kind: 'current', table: answer.value } };
    }
    const reason = ENDED.find((code) => code === answer.problem.code);
    if (reason) return { ok: true, value: { kind: 'ended', reason } };
    failures += 1;
    if (failures < MOST_FAILURES) return answer;
    failures = 0;
    return { ok: true, value: { kind: 'stopped', table: findTable(remote.get().value) } };
  };
  const remote: TableRemote = new Remote<TableState>({
    key: shopId,
    read,
    live: (state) =>
      state.kind === 'current'
        ? {
            address: buildAddress(calls.guestTableEvents, { params: { shop: shopId } }),
            isComplete: true,
            events: {
              table: (_, data) => ({ kind: 'current', table: readEvent(calls.guestTableEvents, data) }),
              ended: readAgain,
            },
          }
        : null,
    againAfter: (state, isListening) => (state.kind !== 'current' || isListening ? null : POLL_EVERY_MS),
  });
  return remote;
}

const ENDED = ['tableCleared', 'tableNotChosen'] as const;

/** The table of a state, with what was last known of it; null: not known. */
export const findTable = (state: TableState | undefined): GuestTable | null =>
  state === undefined || state.kind === 'ended' ? null : state.table;
