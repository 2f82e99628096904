import type { StockRequest, StockState } from '@tischlein/contract/office';
import { isSameStockItem } from '@tischlein/domain/menu';
import { STOCK } from '@tischlein/wording/office';
import type { Fact } from '@tischlein/ui/compare-facts';
import { formatEnd } from '../values/stock-end.ts';
import { type StockRow, toStockKey } from './stock-rows.ts';

/** Whether the item of a request is out, and until when. */
export function describeStock(rows: readonly StockRow[], { out, now }: StockState, { item }: StockRequest): Fact {
  const entry = out.find((each) => isSameStockItem(each, item));
  return toFact(rows, item, entry ? STOCK.outFor(formatEnd(entry.until, now)) : STOCK.back);
}

/** The same once the request has been carried out. */
export function describeSwitched(rows: readonly StockRow[], state: StockState, { item, out }: StockRequest): Fact {
  const { now, tomorrow } = state;
  if (out === 'back') return toFact(rows, item, STOCK.back);
  const until = out === 'forGood' ? null : out === 'untilTomorrow' ? tomorrow : out.until;
  return toFact(rows, item, STOCK.outFor(formatEnd(until, now)));
}

function toFact(rows: readonly StockRow[], item: StockRequest['item'], text: string): Fact {
  const key = toStockKey(item);
  return { key, name: rows.find((row) => row.key === key)?.name ?? item.id, text };
}
