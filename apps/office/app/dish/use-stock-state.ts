import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import type { StockState } from '@tischlein/contract/office';
import { readAgain } from '@tischlein/ui/remote';
import { useRemote } from '@tischlein/ui/use-remote';
import { STOCK } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { useOffice } from '../frame/office-context.ts';
import { formatEnd } from '../values/stock-end.ts';
import type { EditorState } from './editor-head.tsx';

/** That the kitchen has run out of the dish, which is no part of the menu document; null: it has not. Kept current. */
export function useStockState(shop: string, dish: string): EditorState | null {
  const { may } = useOffice();
  const params = { shop };
  const { value } = useRemote<StockState>({
    key: shop,
    read: may('stock', 'read') ? () => send(calls.getStock, { params }) : null,
    live: () => ({
      address: buildAddress(calls.shopEvents, { params, query: { after: 0 } }),
      events: { shop: readAgain },
    }),
  });
  const entry = value?.out.find(({ kind, id }) => kind === 'dish' && id === dish);
  return entry && value ? { kind: 'bad', words: `${STOCK.out}, ${formatEnd(entry.until, value.now)}` } : null;
}
