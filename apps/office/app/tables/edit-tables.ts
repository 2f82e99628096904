import type { Table, TablePlace } from '@tischlein/domain/shop';

const MOST_TABLES = 500;
const HIGHEST_NUMBER = 9999;
/** Columns and rows of the largest plan. */
export const PLAN_SIDE = 24;

export interface TableRange {
  readonly from: number;
  readonly to: number;
  readonly area: string;
  readonly seats: number;
}

type Added =
  | { readonly code: 'added'; readonly tables: readonly Table[]; readonly count: number }
  | { readonly code: 'invalid' | 'tooMany' | 'taken' | 'seats' };

/** Adds the tables of a range, 1 to 16 for example; those that exist stay as they are. */
export function addTables(tables: readonly Table[], { from, to, area, seats }: TableRange): Added {
  if (!isNumber(from, HIGHEST_NUMBER) || !isNumber(to, HIGHEST_NUMBER) || to < from) return { code: 'invalid' };
  if (!hasValidSeats({ seats })) return { code: 'seats' };
  if (to - from >= MOST_TABLES) return { code: 'tooMany' };
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const missing = numbers.filter((number) => tables.every((table) => table.number !== number));
  if (missing.length === 0) return { code: 'taken' };
  if (tables.length + missing.length > MOST_TABLES) return { code: 'tooMany' };
  const added = missing.map((number): Table => ({ number, area: area.trim(), seats }));
  const all = [...tables, ...added].toSorted((left, right) => left.number - right.number);
  return { code: 'added', tables: all, count: missing.length };
}

const isNumber = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

export const hasValidSeats = ({ seats }: Pick<Table, 'seats'>): boolean =>
  Number.isInteger(seats) && seats >= 0 && seats <= 100;

export const changeTable = (tables: readonly Table[], number: number, change: Partial<Table>): readonly Table[] =>
  tables.map((table) => (table.number === number ? { ...table, ...change } : table));

type Cell = Pick<TablePlace, 'column' | 'row'>;

type Placed =
  | { readonly code: 'placed'; readonly tables: readonly Table[] }
  | { readonly code: 'outside' }
  | { readonly code: 'cellTaken'; readonly by: number };

/** Puts a table on a cell of the plan; one table per cell. */
export function placeTable(tables: readonly Table[], number: number, { column, row }: Cell): Placed {
  if (!isNumber(column, PLAN_SIDE) || !isNumber(row, PLAN_SIDE)) return { code: 'outside' };
  const other = tables.find((table) => table.number !== number && isAt(table, { column, row }));
  if (other) return { code: 'cellTaken', by: other.number };
  const isRound = tables.find((table) => table.number === number)?.place?.isRound ?? false;
  return { code: 'placed', tables: changeTable(tables, number, { place: { column, row, isRound } }) };
}

const isAt = ({ place }: Table, { column, row }: Cell): boolean => place?.column === column && place.row === row;

/** The first free cell, row by row in a plan of this width; null: none. */
export function findFreeCell(tables: readonly Table[], columns: number): Cell | null {
  const cells = Array.from({ length: columns * PLAN_SIDE }, (_, index) => ({
    column: (index % columns) + 1,
    row: Math.floor(index / columns) + 1,
  }));
  return cells.find((cell) => tables.every((table) => !isAt(table, cell))) ?? null;
}

/** The table without a place on the plan. */
export const takeOffPlan = (tables: readonly Table[], number: number): readonly Table[] =>
  tables.map((table) => {
    if (table.number !== number) return table;
    const { place: _, ...rest } = table;
    return rest;
  });

/** As many columns and rows as the tables need, and one more to move into. */
export function measurePlan(tables: readonly Table[]): { readonly columns: number; readonly rows: number } {
  const places = tables.flatMap(({ place }) => place ?? []);
  const fit = (least: number, values: readonly number[]): number =>
    Math.min(PLAN_SIDE, Math.max(least, ...values.map((value) => value + 1)));
  return {
    columns: fit(
      8,
      places.map(({ column }) => column),
    ),
    rows: fit(
      5,
      places.map(({ row }) => row),
    ),
  };
}

/** Tables by area, in the order of their lowest numbers. */
export const groupByArea = <Row extends { readonly area: string }>(
  tables: readonly Row[],
): readonly (readonly [string, readonly Row[]])[] => [...Map.groupBy(tables, ({ area }) => area)];
