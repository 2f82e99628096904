import type { Table } from '@tischlein/domain/shop';
import { TABLES } from '@tischlein/wording/office';
import { TextField } from '@tischlein/ui/field';
import { useState } from 'react';
import { NumberField } from '../ui/number-field.tsx';
import { addTables, type TableRange } from './edit-tables.ts';

interface AddTablesProps {
  readonly tables: readonly Table[];
  readonly onChange: (tables: readonly Table[]) => void;
  readonly onMessage: (message: string) => void;
}

const { list: SAY } = TABLES;
const NUMBERS = { min: 1, max: 9999 };

/** Adds the tables of a range: '1 bis 16', their area and seats. */
export function AddTables({ tables, onChange, onMessage }: AddTablesProps) {
  const highest = tables.at(-1)?.number ?? 0;
  const [range, setRange] = useState<TableRange>({ from: highest + 1, to: highest + 1, area: '', seats: 4 });
  const [problem, setProblem] = useState('');
  const set = (part: Partial<TableRange>): void => setRange({ ...range, ...part });
  const add = (): void => {
    const added = addTables(tables, range);
    setProblem(added.code === 'added' ? '' : SAY.problems[added.code]);
    if (added.code !== 'added') return;
    onChange(added.tables);
    onMessage(SAY.added(added.count));
    set({ from: range.to + 1, to: range.to + 1 });
  };
  return (
    <fieldset className="columns box">
      <legend>{SAY.add}</legend>
      <NumberField label={SAY.from} value={range.from} bounds={NUMBERS} onChange={(from) => set({ from })} />
      <NumberField label={SAY.to} value={range.to} bounds={NUMBERS} onChange={(to) => set({ to })} />
      <TextField
        label={SAY.area}
        help={SAY.areaExample}
        maxLength={40}
        value={range.area}
        onChange={({ target }) => set({ area: target.value })}
      />
      <NumberField
        label={SAY.seats}
        value={range.seats}
        bounds={{ min: 0, max: 100 }}
        onChange={(seats) => set({ seats })}
      />
      <button type="button" className="button button-line" onClick={add}>
        {SAY.submit}
      </button>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
