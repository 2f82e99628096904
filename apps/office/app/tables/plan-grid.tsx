import type { Table, TablePlace } from '@tischlein/domain/shop';
import { TABLES } from '@tischlein/wording/office';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

type Cell = Pick<TablePlace, 'column' | 'row'>;

interface PlanGridProps {
  readonly tables: readonly Table[];
  readonly size: { readonly columns: number; readonly rows: number };
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
  readonly onMove: (number: number, cell: Cell) => void;
}

const ARROWS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The plan as a grid with one table per cell, dragged with a pointer or moved with the arrow keys. */
export function PlanGrid({ tables, size, chosen, onChoose, onMove }: PlanGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const [target, setTarget] = useState<{ readonly number: number; readonly cell: Cell } | null>(null);
  const style: CSSProperties & Record<`--${string}`, number> = { '--columns': size.columns, '--rows': size.rows };
  const drag = (number: number) => (event: PointerEvent<Element>) => {
    const cell = grid.current && findCell(grid.current, size, event);
    if (cell && event.currentTarget.hasPointerCapture(event.pointerId)) setTarget({ number, cell });
  };
  const drop = (): void => {
    setTarget(null);
    if (target) onMove(target.number, target.cell);
  };
  return (
    <div className="plan-scroll" role="group" aria-label={TABLES.plan.area}>
      <ul className="plan-grid" ref={grid} style={style}>
        {tables.map(({ number, place }) =>
          place === undefined ? null : (
            <li key={number} style={toCellStyle(target?.number === number ? target.cell : place)}>
              <button
                type="button"
                className="plan-table"
                data-round={place.isRound || undefined}
                aria-pressed={number === chosen}
                aria-label={TABLES.plan.onPlan(number, place.column, place.row)}
                onClick={() => onChoose(number)}
                onKeyDown={(event) => moveByKey(event, place, (cell) => onMove(number, cell))}
                onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerMove={drag(number)}
                onPointerUp={drop}
                onPointerCancel={() => setTarget(null)}
              >
                {number}
              </button>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

const toCellStyle = ({ column, row }: Cell): CSSProperties & Record<`--${string}`, number> => ({
  '--column': column,
  '--row': row,
});

function moveByKey(event: KeyboardEvent, { column, row }: Cell, onMove: (cell: Cell) => void): void {
  const step = ARROWS[event.key];
  if (!step) return;
  event.preventDefault();
  onMove({ column: column + step[0], row: row + step[1] });
}

/** The cell below the pointer; the nearest one outside the grid. */
function findCell(
  grid: Element,
  { columns, rows }: PlanGridProps['size'],
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Cell {
  const { left, top, width, height } = grid.getBoundingClientRect();
  const within = (part: number, count: number): number => Math.min(count, Math.max(1, Math.floor(part * count) + 1));
  return { column: within((clientX - left) / width, columns), row: within((clientY - top) / height, rows) };
}
