import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import type { WaiterTable } from '@tischlein/contract/shop';
import { readAgain, Remote } from '@tischlein/ui/remote';
import { useSharedRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import { getFloor } from './overview.ts';

const POLL_EVERY_MS = 5000;

/** The bill of a table, read again whenever the list of tables changes. */
export function useTable(table: number) {
  const { shop } = useShop();
  const [remote, setRemote] = useState(() => createRemote(shop.id, table));
  const current = remote.key === String(table) ? remote : createRemote(shop.id, table);
  if (current !== remote) setRemote(current);
  /** Takes the answer of a call that changed the table. */
  const take = (value: WaiterTable): void => {
    current.set(value);
    void getFloor(shop.id).remote.read();
  };
  return { ...useSharedRemote(current), take };
}

const createRemote = (shopId: string, table: number): Remote<WaiterTable> =>
  new Remote<WaiterTable>({
    key: String(table),
    read: () => send(calls.getWaiterTable, { params: { shop: shopId, table } }),
    live: () => ({
      address: buildAddress(calls.tableEvents, { params: { shop: shopId } }),
      events: { tables: readAgain },
    }),
    againAfter: (_, isListening) => (isListening ? null : POLL_EVERY_MS),
  });
