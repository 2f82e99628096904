import * as calls from '@tischlein/contract/calls';
import type { TableOverview, WaiterTable } from '@tischlein/contract/shop';
import { SPLIT, TAKE, WAITER } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';
import { TextField } from '@tischlein/ui/field';
import { showToast } from '@tischlein/ui/toasts';
import { readTableNumber } from '@tischlein/domain/table';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import { SCROLL_REGION } from './scroll-region.ts';
import { focusHeading } from './step-heading.tsx';
import { ChosenUnits } from './chosen-units.tsx';
import { type OpenUnit, sumUnits, toLineUnits } from './open-units.ts';
import { useAttempt } from './use-attempt.ts';

interface MovePanelProps {
  readonly table: number;
  readonly overview: TableOverview | null;
  readonly units: readonly OpenUnit[];
  readonly onAnswer: (value: WaiterTable) => void;
  readonly onMoved: (to: number) => void;
}

/** Moves the chosen items, or the whole table, to another table. */
export function MovePanel({ table, overview, units, onAnswer, onMoved }: MovePanelProps) {
  const { shop } = useShop();
  const [to, setTo] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isAll = isWhole || units.length === 0;
  const attempt = useAttempt();
  const move = async (target: number): Promise<void> => {
    setBusy(true);
    const params = { shop: shop.id, table };
    const body = { to: target, units: isWhole ? null : toLineUnits(units) };
    const answer = await attempt([table, body], (key) =>
      send(calls.moveTable, { params, headers: { 'idempotency-key': key }, body }),
    );
    setBusy(false);
    setProblem(answer.ok ? '' : answer.problem.message);
    if (!answer.ok) return;
    showToast({ icon: 'check', text: SPLIT.moved(target) });
    onAnswer(answer.value);
    focusHeading();
    if (isWhole) onMoved(target);
  };
  return (
    <>
      <div className="detail-head">
        <h2>{SPLIT.move}</h2>
        <p>{isWhole ? WAITER.table(table) : SPLIT.moving(units.length, sumUnits(units), table)}</p>
      </div>
      <div {...SCROLL_REGION} aria-label={SPLIT.chosenTitle}>
        <label className="unit">
          <input type="checkbox" checked={isWhole} onChange={() => setWhole(!isWhole)} />
          <span>
            {SPLIT.whole}
            <small>{SPLIT.wholeHint}</small>
          </span>
        </label>
        {!isWhole && <ChosenUnits units={units} />}
        <TableGrid tables={overview?.tables ?? []} from={table} value={to} onChange={setTo} />
      </div>
      <div className="detail-foot">
        {problem && (
          <Notice kind="bad" icon="alert" role="alert">
            {problem}
          </Notice>
        )}
        <p className="soft">{SPLIT.kitchen}</p>
        <button
          className="button button-main button-wide"
          type="button"
          disabled={to === null || (isAll && !isWhole) || isBusy}
          onClick={() => to !== null && void move(to)}
        >
          {to === null ? SPLIT.chooseTable : isWhole ? SPLIT.moveAllTo(to) : SPLIT.moveTo(units.length, to)}
        </button>
      </div>
    </>
  );
}

interface TableGridProps {
  readonly tables: TableOverview['tables'];
  readonly from: number;
  readonly value: number | null;
  readonly onChange: (table: number | null) => void;
}

/** The other tables; a number to type, too, because a restaurant may list none. */
const TableGrid = ({ tables, from, value, onChange }: TableGridProps) => (
  <fieldset className="table-picks">
    <legend>{SPLIT.whereTo}</legend>
    {tables
      .filter(({ table }) => table !== from)
      .map(({ table, isOpen }) => (
        <label className="table-pick" key={table} data-chosen={value === table || undefined}>
          <input type="radio" name="move-to" checked={value === table} onChange={() => onChange(table)} />
          <span>{table}</span>
          {!isOpen && <small>{SPLIT.free}</small>}
        </label>
      ))}
    <TextField
      label={TAKE.otherTable}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onChange(readOther(event.currentTarget.value, from))}
    />
  </fieldset>
);

function readOther(text: string, from: number): number | null {
  const table = readTableNumber(text);
  return table === from ? null : table;
}
