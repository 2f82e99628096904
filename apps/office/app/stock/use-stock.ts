import * as calls from '@tischlein/contract/calls';
import type { StockRequest, StockState } from '@tischlein/contract/office';
import { isSameStockItem, type StockItem, stockVersion } from '@tischlein/domain/menu';
import { mapAnswer, takeAnswer } from '@tischlein/ui/answer';
import { readAgain } from '@tischlein/ui/remote';
import { useRemote } from '@tischlein/ui/use-remote';
import { buildAddress } from '@tischlein/contract/address';
import { send } from '../api/send.ts';
import type { Question } from '@tischlein/ui/save-over';
import { useConflict } from '@tischlein/ui/use-conflict';
import { listStockRows, type StockRow, toStockKey } from './stock-rows.ts';
import { STOCK } from '@tischlein/wording/office';
import type { Fact } from '@tischlein/ui/compare-facts';
import { formatEnd } from '../values/stock-end.ts';

export interface LiveStock {
  /** All items that can be out of stock. */
  readonly rows: readonly StockRow[];
  /** null until loaded. */
  readonly state: StockState | null;
  /** Error message of the last change; empty: none. */
  readonly problem: string;
  readonly question: Question | null;
  readonly switchStock: (item: StockItem, out: StockRequest['out']) => void;
}

/** A shop's stock, kept current: changes made on other devices appear here too. */
export function useStock(shop: string): LiveStock {
  const params = { shop };
  const live = () => ({
    address: buildAddress(calls.shopEvents, { params, query: { after: 0 } }),
    events: { shop: readAgain },
  });
  const rows = useRemote<readonly StockRow[]>({
    key: shop,
    read: async () => mapAnswer(await send(calls.getShopMenu, { params }), listStockRows),
    live,
  });
  const readStock = () => send(calls.getStock, { params });
  const stock = useRemote<StockState>({ key: shop, read: readStock, live });
  const conflict = useConflict();
  const { value: all = [] } = rows;
  const switchStock = async (request: StockRequest): Promise<void> => {
    if (!stock.value) return;
    const { code } = await conflict.save({
      base: stock.value,
      send: (base) => stock.write(() => sendSwitch(shop, request, base), takeAnswer),
      read: readStock,
      describe: (state) => [describeStock(all, state, request)],
      describeMine: (state) => [describeSwitched(all, state, request)],
    });
    if (code === 'dropped') await stock.read();
  };
  return {
    rows: all,
    state: stock.value ?? null,
    problem: stock.refusal || stock.problem,
    question: conflict.question,
    switchStock: (item, out) => void switchStock({ item, out }),
  };
}

/** Fails if another person has switched the same item since it was read. */
function sendSwitch(shop: string, body: StockRequest, { out }: StockState) {
  const version = stockVersion(out.find((entry) => isSameStockItem(entry, body.item)));
  return send(calls.switchStock, { params: { shop }, headers: { 'if-match': `"${version}"` }, body });
}

/** Whether the item of a request is out, and until when. */
function describeStock(rows: readonly StockRow[], { out, now }: StockState, { item }: StockRequest): Fact {
  const entry = out.find((each) => isSameStockItem(each, item));
  return toFact(rows, item, entry ? STOCK.outFor(formatEnd(entry.until, now)) : STOCK.back);
}

/** The same once the request has been carried out. */
function describeSwitched(rows: readonly StockRow[], state: StockState, { item, out }: StockRequest): Fact {
  const { now, tomorrow } = state;
  if (out === 'back') return toFact(rows, item, STOCK.back);
  const until = out === 'forGood' ? null : out === 'untilTomorrow' ? tomorrow : out.until;
  return toFact(rows, item, STOCK.outFor(formatEnd(until, now)));
}

function toFact(rows: readonly StockRow[], item: StockRequest['item'], text: string): Fact {
  const key = toStockKey(item);
  return { key, name: rows.find((row) => row.key === key)?.name ?? item.id, text };
}
