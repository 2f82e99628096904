import type { TablePlace } from '@tischlein/domain/shop';
import { Field } from '@tischlein/ui/field';
import { TABLES } from '@tischlein/wording/office';
import { Tick } from '../ui/tick.tsx';
import { PLAN_SIDE } from './edit-tables.ts';

interface PlaceFormProps {
  readonly number: number;
  readonly place: TablePlace;
  readonly onMove: (cell: Pick<TablePlace, 'column' | 'row'>) => void;
  readonly onShape: (place: TablePlace) => void;
  readonly onTakeOff: () => void;
}

const { plan: SAY } = TABLES;
const NUMBERS = Array.from({ length: PLAN_SIDE }, (_, index) => index + 1);

/** Place and shape of the chosen table. */
export function PlaceForm({ number, place, onMove, onShape, onTakeOff }: PlaceFormProps) {
  const { column, row, isRound } = place;
  return (
    <fieldset className="plan-place">
      <legend>{TABLES.name(number)}</legend>
      <PlaceSelect label={SAY.column} value={column} onChange={(next) => onMove({ column: next, row })} />
      <PlaceSelect label={SAY.row} value={row} onChange={(next) => onMove({ column, row: next })} />
      <Tick label={SAY.round} isOn={isRound} onChange={(isOn) => onShape({ ...place, isRound: isOn })} />
      <button type="button" className="button button-quiet" onClick={onTakeOff}>
        {SAY.takeOff}
      </button>
    </fieldset>
  );
}

interface PlaceSelectProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function PlaceSelect({ label, value, onChange }: PlaceSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select className="input" value={value} onChange={({ target }) => onChange(Number(target.value))} {...control}>
          {NUMBERS.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
