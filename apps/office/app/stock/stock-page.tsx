import type { OfficeSession, StockState } from '@tischlein/contract/office';
import { STOCK_KINDS, type StockKind } from '@tischlein/domain/menu';
import { TextField } from '@tischlein/ui/field';
import { STOCK } from '@tischlein/wording/office';
import { useState } from 'react';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { LongList } from '../ui/long-list.tsx';
import { RadioList } from '../ui/radio-list.tsx';
import { formatEnd } from '../values/stock-end.ts';
import { searchRows, toStockKey, type StockRow } from './stock-rows.ts';
import { SwitchOff } from './switch-off.tsx';
import { type LiveStock, useStock } from './use-stock.ts';

interface StockPageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** Items out of stock, and below them everything that can be switched off. */
export function StockPage({ shop }: StockPageProps) {
  const stock = useStock(shop.id);
  return (
    <OfficeFrame title={STOCK.title}>
      <p className="page-lead">{STOCK.help}</p>
      {stock.problem && (
        <p className="notice" role="alert">
          {stock.problem}
        </p>
      )}
      <ConflictDialog question={stock.question} />
      {stock.state && (
        <>
          <OutNow stock={stock} state={stock.state} />
          <InStock stock={stock} state={stock.state} />
        </>
      )}
    </OfficeFrame>
  );
}

interface PartProps {
  readonly stock: LiveStock;
  readonly state: StockState;
}

function OutNow({ stock, state }: PartProps) {
  const names = new Map(stock.rows.map((row) => [row.key, row]));
  return (
    <section className="office-part" aria-label={STOCK.out}>
      <h2>{STOCK.out}</h2>
      {state.out.length === 0 && <p>{STOCK.nothingOut}</p>}
      <ul>
        {state.out.map((entry) => {
          const row = names.get(toStockKey(entry));
          const name = row?.name ?? entry.id;
          return (
            <li key={toStockKey(entry)} className="stock-row">
              <StockName name={name} place={row?.place ?? ''} end={formatEnd(entry.until, state.now)} />
              <button
                type="button"
                className="button button-main"
                aria-label={STOCK.of(STOCK.back, name)}
                onClick={() => stock.switchStock({ kind: entry.kind, id: entry.id, group: entry.group }, 'back')}
              >
                {STOCK.back}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function InStock({ stock, state }: PartProps) {
  const [kind, setKind] = useState<StockKind>('dish');
  const [words, setWords] = useState('');
  const out = new Set(state.out.map(toStockKey));
  const rows = searchRows(stock.rows, kind, words).filter(({ key }) => !out.has(key));
  return (
    <section className="office-part" aria-label={STOCK.switchOff}>
      <h2>{STOCK.switchOff}</h2>
      <div className="form-grid stock-tools">
        <RadioList
          legend={STOCK.kind}
          isLegendHidden
          isRow
          values={STOCK_KINDS}
          names={STOCK.kinds}
          value={kind}
          onChange={setKind}
        />
        <TextField
          label={STOCK.search}
          type="search"
          placeholder={STOCK.searchHint}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {rows.length === 0 && <p role="status">{STOCK.nothingFound}</p>}
      <LongList key={`${kind} ${words}`} rows={rows}>
        {(row) => <RowInStock key={row.key} row={row} stock={stock} state={state} />}
      </LongList>
    </section>
  );
}

function RowInStock({ row, stock, state }: PartProps & { readonly row: StockRow }) {
  return (
    <li className="stock-row">
      <StockName name={row.name} place={row.place} />
      <SwitchOff name={row.name} now={state.now} onOut={(out) => stock.switchStock(row.item, out)} />
    </li>
  );
}

interface StockNameProps {
  readonly name: string;
  readonly place: string;
  readonly end?: string;
}

function StockName({ name, place, end }: StockNameProps) {
  return (
    <div className="stock-name">
      <strong>{name}</strong>
      <small>{place}</small>
      {end && <span className="stock-end">{end}</span>}
    </div>
  );
}
