import { type DayIndex, MINUTES_PER_DAY, minuteOfDayFrom } from '@tischlein/domain';
import { isPainted, paintDay, sortDays, type WeekSpans } from '@tischlein/domain/offer-editing';
import { timeOfDay, weekday, weekdayShort } from '@tischlein/wording';
import { WEEK_PICTURE } from '@tischlein/wording/office';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';

interface WeekPictureProps {
  readonly week: WeekSpans;
  readonly onPaint: (week: WeekSpans) => void;
}

const CELL_MINUTES = 30;
const CELLS = MINUTES_PER_DAY / CELL_MINUTES;
const DAYS: readonly DayIndex[] = sortDays([0, 1, 2, 3, 4, 5, 6]);
const HOURS_NAMED = [0, 6, 12, 18, 24];

/** A cell of the picture: a row is a day, a column half an hour. */
interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The week as rows of half hours, painted by pointer or keyboard. */
export function WeekPicture({ week, onPaint }: WeekPictureProps) {
  const helpId = useId();
  const [current, setCurrent] = useState<Cell>({ row: 0, column: 22 });
  const stroke = useRef<{ readonly isOn: boolean; readonly from: Cell; readonly week: WeekSpans } | null>(null);
  const isOn = ({ row, column }: Cell): boolean => isPainted(week[readDay(row)], column * CELL_MINUTES);
  const begin = (cell: Cell): void => {
    stroke.current = { isOn: !isOn(cell), from: cell, week };
    paintTo(cell);
  };
  const paintTo = (cell: Cell): void => {
    setCurrent(cell);
    if (stroke.current) onPaint(paintArea(stroke.current.week, { ...stroke.current, to: cell }));
  };
  const press = (event: KeyboardEvent): void => {
    const next = findNext(event.key, current);
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      begin(current);
      stroke.current = null;
    }
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
    // With Shift, the cell that is left is painted on.
    if (event.shiftKey) onPaint(paintArea(week, { from: current, to: next, isOn: isOn(current) }));
    focusCell(event.currentTarget, next);
  };
  return (
    <div className="group">
      <p className="offer-week-hours" aria-hidden="true">
        {HOURS_NAMED.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <div
        className="offer-week-grid"
        role="grid"
        aria-label={WEEK_PICTURE.label}
        aria-describedby={helpId}
        tabIndex={-1}
        onKeyDown={press}
        onPointerDown={(event) => {
          const cell = findCell(event);
          if (!cell || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          begin(cell);
        }}
        onPointerMove={(event) => {
          const cell = stroke.current && findCell(event);
          if (cell && (cell.row !== current.row || cell.column !== current.column)) paintTo(cell);
        }}
        onPointerUp={() => {
          stroke.current = null;
        }}
        onPointerCancel={() => {
          stroke.current = null;
        }}
      >
        {DAYS.map((day, row) => (
          <Day key={day} day={day} row={row} isOn={isOn} current={current} />
        ))}
      </div>
      <small id={helpId}>{WEEK_PICTURE.help}</small>
    </div>
  );
}

interface DayProps {
  readonly day: DayIndex;
  readonly row: number;
  readonly isOn: (cell: Cell) => boolean;
  readonly current: Cell;
}

const Day = ({ day, row, isOn, current }: DayProps) => (
  <div role="row" className="offer-week-day">
    <span role="rowheader" aria-label={weekday(day)}>
      {weekdayShort(day)}
    </span>
    {Array.from({ length: CELLS }, (_, column) => {
      const isCurrent = current.row === row && current.column === column;
      const on = isOn({ row, column });
      return (
        <span
          key={column}
          role="gridcell"
          tabIndex={isCurrent ? 0 : -1}
          data-cell={`${row} ${column}`}
          data-on={on || undefined}
          aria-selected={on}
          aria-label={WEEK_PICTURE.cell(weekday(day), timeOfDay(minuteOfDayFrom(column * CELL_MINUTES)), on)}
        />
      );
    })}
  </div>
);

function readDay(row: number): DayIndex {
  return DAYS[row] ?? 1;
}

function paintArea(
  week: WeekSpans,
  { from, to, isOn }: { readonly from: Cell; readonly to: Cell; readonly isOn: boolean },
): WeekSpans {
  const [first, last] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
  const span = { from: first * CELL_MINUTES, to: (last + 1) * CELL_MINUTES, isOn };
  const rows = DAYS.slice(Math.min(from.row, to.row), Math.max(from.row, to.row) + 1);
  return rows.reduce((painted, day) => paintDay(painted, day, span), week);
}

function findNext(key: string, { row, column }: Cell): Cell | null {
  const next = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    Home: { row, column: 0 },
    End: { row, column: CELLS - 1 },
  };
  const cell = Object.entries(next).find(([name]) => name === key)?.[1];
  return cell && DAYS[cell.row] !== undefined && cell.column >= 0 && cell.column < CELLS ? cell : null;
}

function focusCell(grid: Element, { row, column }: Cell): void {
  grid.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
}

/** The cell below the pointer, also while it is captured. */
function findCell({ clientX, clientY }: PointerEvent): Cell | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]');
  const [row, column] = cell?.dataset['cell']?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}
