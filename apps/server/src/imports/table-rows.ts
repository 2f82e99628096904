import { type Column, type Columns, findColumns } from './columns.ts';
import type { Notebook } from './imported.ts';
import type { Sheet, SheetRow } from './parse-csv.ts';
import { type LegendEntry, splitLegend } from './read-legend.ts';
import { readPrice } from './read-price.ts';

/** One price of a dish: a row, or one of several price columns of a row. */
export interface TableRow {
  /** 'Zeile 7: Margherita' */
  readonly where: string;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
  readonly name: string;
  readonly size: string;
  readonly cents: number;
}

export interface TableRows {
  readonly rows: readonly TableRow[];
  readonly legend: readonly LegendEntry[];
  /** Number of rows with a dish, readable or not, counted once for each price. */
  readonly found: number;
}

const MOST_ROWS_ABOVE_HEADER = 20;

/** Finds dishes and legend in sheets; null if no sheet has a header with name and price. */
export function findTableRows(sheets: readonly Sheet[], notebook: Notebook): TableRows | null {
  const read = sheets.map((sheet) => readSheet(sheet, sheets.length > 1 ? `${sheet.name}, ` : '', notebook));
  if (read.every(({ hasHeader }) => !hasHeader)) return null;
  return {
    rows: read.flatMap(({ rows }) => rows),
    legend: read.flatMap(({ legend }) => legend),
    found: read.reduce((sum, { found }) => sum + found, 0),
  };
}

function readSheet({ rows }: Sheet, place: string, notebook: Notebook) {
  const headerAt = rows.findIndex(({ cells }, index) => index < MOST_ROWS_ABOVE_HEADER && findColumns(cells) !== null);
  const columns = findColumns(rows[headerAt]?.cells ?? []);
  for (const heading of columns?.unknown ?? []) notebook.lost('fieldWithoutPlace', 'Spalte', heading);
  const above = columns ? rows.slice(0, headerAt) : rows;
  const legend = createLegendReader();
  for (const row of above) legend.take(row);
  const found: { rows: TableRow[]; count: number } = { rows: [], count: 0 };
  for (const row of columns ? rows.slice(headerAt + 1) : []) {
    if (!columns || row.cells.every((cell) => cell.trim() === '') || legend.take(row, columns)) continue;
    const label = `${place}Zeile ${row.row}`;
    const prices = listPrices(row, columns);
    found.count += Math.max(prices.length, 1);
    found.rows.push(...readRow({ row, label, prices, columns, notebook }));
  }
  return { rows: found.rows, legend: legend.entries, found: found.count, hasHeader: columns !== null };
}

interface PriceCell {
  readonly size: string | null;
  readonly text: string;
}

/** The filled price cells of a row. */
function listPrices({ cells }: SheetRow, { at, sizePrices }: Columns): readonly PriceCell[] {
  return [
    { size: null, text: joinCells(cells, at.get('price')) },
    ...sizePrices.map((each) => ({ size: each.size, text: cells[each.at]?.trim() ?? '' })),
  ].filter(({ text }) => text !== '');
}

/** The different texts of these cells: 'Weizen, Milch'. */
const joinCells = (cells: readonly string[], places: readonly number[] = []): string =>
  [...new Set(places.map((place) => cells[place]?.trim() ?? ''))].filter(Boolean).join(', ');

const NO_PRICE: PriceCell = { size: null, text: '' };

interface RowToRead {
  readonly row: SheetRow;
  readonly label: string;
  readonly prices: readonly PriceCell[];
  readonly columns: Columns;
  readonly notebook: Notebook;
}

function readRow({ row, label, prices, columns, notebook }: RowToRead): TableRow[] {
  const cells: Partial<Record<Column, string>> = {};
  for (const [column, at] of columns.at) {
    const cell = joinCells(row.cells, at);
    if (cell) cells[column] = cell;
  }
  const { name } = cells;
  if (!name) {
    const content = row.cells.filter(Boolean).join(' | ');
    for (const { size } of prices.length > 0 ? prices : [NO_PRICE])
      notebook.rejected('rowUnreadable', [label, size].filter(Boolean).join(', '), content);
    return [];
  }
  const where = `${label}: ${name}`;
  if (prices.length === 0) notebook.rejected('priceMissing', where);
  return prices.flatMap(({ size, text }) => {
    const cents = readPrice(text);
    if (cents === null) notebook.rejected('priceUnreadable', where, text);
    return cents === null ? [] : [{ where, cells, name, size: size ?? cells.size ?? '', cents }];
  });
}

const LEGEND_TITLE =
  /^\s*(?:legende|legend|allergene?|zusatzstoffe?|kennzeichnung(?:en)?|allergens|additives)\b[^=]{0,60}:?\s*$/i;
const CODE = /^\(?([a-z]{1,3}\d{0,2}|\d{1,2}[a-z]?)\)?\s*[=:.)]?$/i;

/** Collects legend entries: 'A = Gluten' in any row without a price, or rows with code and text below a title. */
function createLegendReader() {
  const entries: LegendEntry[] = [];
  let isBelowTitle = false;
  /** Returns whether the row belongs to a legend. */
  const take = ({ cells }: SheetRow, columns: Columns | null = null): boolean => {
    const filled = cells.map((cell) => cell.trim()).filter(Boolean);
    // A dish fills at least two cells: name and price.
    const isDish = filled.length > 1 && columns !== null && listPrices({ row: 0, cells }, columns).length > 0;
    if (filled.length === 0 || (isDish && !isBelowTitle)) return false;
    const [code, text, ...more] = filled;
    if (filled.length === 1 && LEGEND_TITLE.test(filled[0] ?? '')) {
      isBelowTitle = true;
      return true;
    }
    const split = filled.map(splitLegend);
    const isLegend = split.every((each) => each.length > 0);
    if (isLegend) entries.push(...split.flat());
    const [, plain] = CODE.exec(code ?? '') ?? [];
    if (isLegend || !plain || !text || more.length > 0) return isLegend;
    if (isBelowTitle || columns === null) entries.push({ code: plain, text: text.replace(/^[=:–-]\s*/, '') });
    return isBelowTitle || columns === null;
  };
  return { entries, take };
}
