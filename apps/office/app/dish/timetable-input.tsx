import type { DayIndex, Timetable, TimetableEntry } from '@tischlein/domain';
import { weekday } from '@tischlein/wording';
import { EDITOR, TIMETABLE } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import { useState } from 'react';
import { Said } from '../ui/said.tsx';
import { Segments } from '../ui/segments.tsx';

const WEEK: readonly DayIndex[] = [1, 2, 3, 4, 5, 6, 0];
const EVENINGS: Timetable = WEEK.map((dayIndex) => ({ dayIndex, from: '11:30', to: '14:30' })).slice(0, 5);

interface TimetableInputProps {
  readonly legend: string;
  /** undefined: always. */
  readonly timetable: Timetable | undefined;
  readonly onChange: (timetable: Timetable | undefined) => void;
}

/** Always, or at some hours of some days: each row has one span of hours for any days. */
export function TimetableInput({ legend, timetable = [], onChange }: TimetableInputProps) {
  const rows = groupByHours(timetable);
  const set = (next: readonly Row[]): void => {
    const entries = next.flatMap(({ days, from, to }) => days.map((dayIndex) => ({ dayIndex, from, to })));
    onChange(entries.length > 0 ? entries : undefined);
  };
  const replace = (index: number, change: Partial<Row>): void =>
    set(rows.map((row, place) => (place === index ? { ...row, ...change } : row)));
  return (
    <div className="stack">
      <Segments
        label={legend}
        value={timetable.length === 0 ? 'always' : 'some'}
        options={TIMETABLE}
        values={['always', 'some']}
        onChange={(value) => onChange(value === 'always' ? undefined : EVENINGS)}
      />
      {rows.map((row, index) => (
        // Rows have no id; their position identifies them.
        <TimeRow
          key={index}
          row={row}
          place={index + 1}
          onChange={(change) => replace(index, change)}
          onRemove={() => set(rows.filter((_, place) => place !== index))}
        />
      ))}
      {rows.length > 0 && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => set([...rows, { days: [6, 0], from: '17:00', to: '22:00' }])}
        >
          <Icon name="plus" />
          {TIMETABLE.add}
        </button>
      )}
    </div>
  );
}

interface Row extends Pick<TimetableEntry, 'from' | 'to'> {
  readonly days: readonly DayIndex[];
}

/** Rows in the order of the timetable; entries of the same hours share a row unless a day repeats. */
function groupByHours(timetable: Timetable): readonly Row[] {
  const rows: Row[] = [];
  for (const { dayIndex, from, to } of timetable) {
    const place = rows.findIndex((row) => row.from === from && row.to === to && !row.days.includes(dayIndex));
    const row = rows[place];
    if (row) rows[place] = { ...row, days: [...row.days, dayIndex] };
    else rows.push({ days: [dayIndex], from, to });
  }
  return rows;
}

interface TimeRowProps {
  readonly row: Row;
  readonly place: number;
  readonly onChange: (change: Partial<Row>) => void;
  readonly onRemove: () => void;
}

function TimeRow({ row: { days, from, to }, place, onChange, onRemove }: TimeRowProps) {
  return (
    <div className="row editor-time" role="group" aria-label={TIMETABLE.row(place)}>
      <DayTicks days={days} onChange={(next) => onChange({ days: next })} />
      <input
        className="input"
        type="time"
        aria-label={TIMETABLE.from}
        value={from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        className="input"
        type="time"
        aria-label={TIMETABLE.to}
        value={to === '24:00' ? '00:00' : to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      <button type="button" className="icon-button" aria-label={EDITOR.remove(TIMETABLE.row(place))} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  );
}

interface DayTicksProps {
  readonly days: readonly DayIndex[];
  readonly onChange: (days: readonly DayIndex[]) => void;
}

/** The days of a row; the last one stays: the row is removed instead. */
function DayTicks({ days, onChange }: DayTicksProps) {
  const [isLast, setLast] = useState(false);
  const setDay = (day: DayIndex, isOn: boolean): void => {
    const left = WEEK.filter((each) => (each === day ? isOn : days.includes(each)));
    setLast(left.length === 0);
    if (left.length > 0) onChange(left);
  };
  return (
    <>
      <div className="editor-days">
        {WEEK.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              aria-label={weekday(day)}
              checked={days.includes(day)}
              onChange={({ target }) => setDay(day, target.checked)}
            />
            <span aria-hidden="true">{weekday(day).slice(0, 2)}</span>
          </label>
        ))}
      </div>
      <Said said={{ text: isLast ? TIMETABLE.lastDay : '', isProblem: false }} />
    </>
  );
}
