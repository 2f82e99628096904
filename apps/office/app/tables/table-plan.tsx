import type { Table } from '@tischlein/domain/shop';
import { TABLES } from '@tischlein/wording/office';
import { useState } from 'react';
import { changeTable, findFreeCell, measurePlan, placeTable, takeOffPlan } from './edit-tables.ts';
import { PlaceForm } from './place-form.tsx';
import { PlanGrid } from './plan-grid.tsx';

interface TablePlanProps {
  readonly tables: readonly Table[];
  readonly onChange: (tables: readonly Table[]) => void;
}

const { plan: SAY } = TABLES;

/** Where the tables stand: dragged, moved with the arrow keys, or typed. */
export function TablePlan({ tables, onChange }: TablePlanProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const table = tables.find(({ number }) => number === chosen);
  const { columns, rows } = measurePlan(tables);
  const move = (number: number, cell: { readonly column: number; readonly row: number }): void => {
    const placed = placeTable(tables, number, cell);
    if (placed.code === 'cellTaken') setMessage(SAY.taken(placed.by));
    if (placed.code !== 'placed') return;
    setMessage(SAY.moved(number, cell.column, cell.row));
    onChange(placed.tables);
  };
  const put = (number: number): void => {
    const cell = findFreeCell(tables, columns);
    setChosen(number);
    if (cell) move(number, cell);
    else setMessage(SAY.full);
  };
  if (tables.length === 0) return <p className="soft">{SAY.none}</p>;
  return (
    <>
      <p className="soft">{SAY.help}</p>
      <div className="plan">
        <PlanGrid tables={tables} size={{ columns, rows }} chosen={chosen} onChoose={setChosen} onMove={move} />
        <div className="stack">
          <p role="status">{message}</p>
          {table?.place ? (
            <PlaceForm
              number={table.number}
              place={table.place}
              onMove={(cell) => move(table.number, cell)}
              onShape={(place) => onChange(changeTable(tables, table.number, { place }))}
              onTakeOff={() => onChange(takeOffPlan(tables, table.number))}
            />
          ) : (
            <p className="soft">{SAY.choose}</p>
          )}
          <Unplaced tables={tables} onPut={put} />
        </div>
      </div>
    </>
  );
}

interface UnplacedProps {
  readonly tables: readonly Table[];
  readonly onPut: (number: number) => void;
}

function Unplaced({ tables, onPut }: UnplacedProps) {
  const unplaced = tables.filter(({ place }) => place === undefined);
  if (unplaced.length === 0) return null;
  return (
    <section aria-label={SAY.unplaced}>
      <h3>{SAY.unplaced}</h3>
      <p className="row plan-unplaced">
        {unplaced.map(({ number }) => (
          <button
            key={number}
            type="button"
            className="button button-line"
            aria-label={SAY.put(number)}
            onClick={() => onPut(number)}
          >
            {number}
          </button>
        ))}
      </p>
    </section>
  );
}
