import type { Table } from '@tischlein/domain/shop';
import { EmptyState } from '@tischlein/ui/empty-state';
import { TABLES } from '@tischlein/wording/office';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { AddTables } from './add-tables.tsx';
import { changeTable, groupByArea } from './edit-tables.ts';

interface TableListProps {
  readonly tables: readonly Table[];
  readonly saved: readonly Table[];
  readonly onChange: (tables: readonly Table[]) => void;
}

const { list: SAY } = TABLES;

/** The tables by area, with a form to add ranges. */
export function TableList({ tables, saved, onChange }: TableListProps) {
  const [message, setMessage] = useState('');
  const change = (number: number) => (part: Partial<Table>) => onChange(changeTable(tables, number, part));
  const remove = (number: number) => () => {
    onChange(tables.filter((table) => table.number !== number));
    setMessage(SAY.removed(number));
  };
  const areas = [...new Set(tables.map(({ area }) => area))].filter(Boolean);
  return (
    <>
      <AddTables tables={tables} onChange={onChange} onMessage={setMessage} />
      <p className="tables-message" role="status">
        {message}
      </p>
      <datalist id={AREAS_ID}>
        {areas.map((area) => (
          <option key={area}>{area}</option>
        ))}
      </datalist>
      {tables.length === 0 && (
        <EmptyState icon={<Icon name="table" />} level="h3" title={SAY.none} text={SAY.noneHelp} />
      )}
      {groupByArea(withShownArea(tables, saved)).map(([area, rows]) => (
        <section key={area} className="tables-area" aria-label={area}>
          <h3>{area}</h3>
          <ul>
            {rows.map(({ table }) => (
              <Row key={table.number} table={table} onChange={change(table.number)} onRemove={remove(table.number)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const AREAS_ID = 'table-areas';

/** A table stays where it is while its area is being typed; it moves when it is saved. */
const withShownArea = (tables: readonly Table[], saved: readonly Table[]) =>
  tables.map((table) => {
    const before = saved.find(({ number }) => number === table.number);
    return { table, area: before ? before.area || TABLES.without : SAY.new };
  });

interface RowProps {
  readonly table: Table;
  readonly onChange: (part: Partial<Table>) => void;
  readonly onRemove: () => void;
}

function Row({ table: { number, area, seats }, onChange, onRemove }: RowProps) {
  return (
    <li className="table-row">
      <strong>{TABLES.name(number)}</strong>
      <input
        className="input"
        aria-label={SAY.labelArea(number)}
        list={AREAS_ID}
        maxLength={40}
        value={area}
        onChange={({ target }) => onChange({ area: target.value })}
      />
      <input
        className="input"
        type="number"
        inputMode="numeric"
        aria-label={SAY.labelSeats(number)}
        min={0}
        max={100}
        required
        value={Number.isNaN(seats) ? '' : seats}
        onChange={({ target }) => onChange({ seats: target.valueAsNumber })}
      />
      <button type="button" className="button button-quiet" aria-label={SAY.labelRemove(number)} onClick={onRemove}>
        {SAY.remove}
      </button>
    </li>
  );
}
