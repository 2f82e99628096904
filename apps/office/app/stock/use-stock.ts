import * as calls from '@tischlein/contract/calls';
import { type ApiResult, buildAddress } from '@tischlein/contract/client';
import type { StockRequest, StockState } from '@tischlein/contract/office';
import type { MenuDocument, StockItem } from '@tischlein/domain/menu';
import { useEffect, useState } from 'react';
import { send } from '../api/send.ts';
import { latestOnly } from '@tischlein/ui/in-order';
import { type StockRow, listStockRows } from './stock-rows.ts';

export interface LiveStock {
  /** All items that can be out of stock. */
  readonly rows: readonly StockRow[];
  /** null until loaded. */
  readonly state: StockState | null;
  /** Error message of the last change; empty: none. */
  readonly problem: string;
  readonly switchStock: (item: StockItem, out: StockRequest['out']) => void;
}

/** A shop's stock, kept current: changes made on other devices appear here too. */
export function useStock(shop: string): LiveStock {
  const [rows, setRows] = useState<readonly StockRow[]>([]);
  const [state, setState] = useState<StockState | null>(null);
  const [problem, setProblem] = useState('');
  const [latest] = useState(latestOnly);
  const [latestMenu] = useState(latestOnly);
  const applyMenu = (answer: ApiResult<MenuDocument>): void => void (answer.ok && setRows(listStockRows(answer.value)));
  const applyState = (answer: ApiResult<StockState>): void => {
    setProblem(answer.ok ? '' : answer.problem.message);
    if (answer.ok) setState(answer.value);
  };
  useEffect(() => {
    const params = { shop };
    const read = (): void => {
      void send(calls.getStock, { params }).then(latest(applyState));
      void send(calls.getShopMenu, { params }).then(latestMenu(applyMenu));
    };
    read();
    const stream = new EventSource(buildAddress(calls.shopEvents, { params, query: { after: 0 } }));
    stream.addEventListener('shop', read);
    return () => stream.close();
  }, [shop, latest, latestMenu]);
  return {
    rows,
    state,
    problem,
    switchStock: (item, out) =>
      void send(calls.switchStock, { params: { shop }, body: { item, out } }).then(latest(applyState)),
  };
}
