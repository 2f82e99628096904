import type { DeliveryType } from '@tischlein/domain/menu';
import { answersFor, type ColumnAnswers } from './column-answers.ts';
import { createLegendReader } from './collect-legend.ts';
import type { Column, Columns } from './columns.ts';
import { findHeader } from './find-header.ts';
import type { Notebook } from './imported.ts';
import { isLegendSheet } from './legend-sheet.ts';
import { listPriceCells, type PriceCell } from './price-cells.ts';
import type { Sheet, SheetRow } from './parse-csv.ts';
import type { LegendEntry } from './read-legend.ts';
import { isDate } from './read-price.ts';
import { createCategoryRows } from './category-rows.ts';

/** One price of a dish: a row, or one of several price columns of a row. */
export interface TableRow {
  /** 'Zeile 7: Margherita' */
  readonly where: string;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
  readonly name: string;
  readonly size: string;
  /** null: every order type without a price of its own. */
  readonly types: readonly DeliveryType[] | null;
  readonly cents: number;
}

export interface TableRows {
  readonly rows: readonly TableRow[];
  readonly legend: readonly LegendEntry[];
  /** Number of rows with a dish, readable or not, counted once for each price. */
  readonly found: number;
  /** Price columns that the merchant has to explain. */
  readonly unclear: readonly string[];
}

interface Reading {
  readonly answers: ColumnAnswers;
  readonly notebook: Notebook;
}

/** Finds dishes and legend in sheets; null if no sheet has a header with name and price. */
export function findTableRows(sheets: readonly Sheet[], { answers, notebook }: Reading): TableRows | null {
  const read = sheets.map((sheet) => {
    const place = sheets.length > 1 ? `${sheet.name}, ` : '';
    const header = findHeader(sheet, answersFor(answers, sheet.name));
    return header ? readSheet(sheet, header, { place, notebook }) : { ...readOtherSheet(sheet), name: sheet.name };
  });
  if (read.every(({ hasHeader }) => !hasHeader)) return null;
  for (const each of read) if (each.isLost) notebook.rejected('sheetNotRead', each.name);
  return {
    rows: read.flatMap(({ rows }) => rows),
    legend: read.flatMap(({ legend }) => legend),
    found: read.reduce((sum, { found, isLost }) => sum + found + Number(isLost), 0),
    unclear: read.flatMap(({ unclear }) => unclear),
  };
}

interface SheetContext {
  /** 'Getränke, ' if there are several sheets. */
  readonly place: string;
  readonly notebook: Notebook;
}

/** A sheet without a header is read for the legend. */
function readOtherSheet(sheet: Sheet) {
  const legend = createLegendReader();
  for (const row of sheet.rows) legend.take(row);
  return { hasHeader: false, isLost: !isLegendSheet(sheet), rows: [], found: 0, unclear: [], legend: legend.entries };
}

function readSheet(
  { name, rows }: Sheet,
  { at, columns }: { readonly at: number; readonly columns: Columns },
  { place, notebook }: SheetContext,
) {
  for (const heading of columns.unknown) notebook.lost('fieldWithoutPlace', `${place}Spalte`, heading);
  for (const { heading } of columns.ignored) notebook.lost('priceColumnIgnored', `${place}Spalte`, heading);
  const legend = createLegendReader();
  for (const row of rows.slice(0, at)) legend.take(row);
  const below = rows.slice(at + 1);
  const categories = createCategoryRows(below, columns, notebook);
  const found: { rows: TableRow[]; count: number } = { rows: [], count: 0 };
  for (const row of below) {
    const prices = listPriceCells(row, columns);
    const isDish = row.cells.filter((cell) => cell.trim() !== '').length > 1 && prices.length > 0;
    if (row.cells.every((cell) => cell.trim() === '') || legend.take(row, isDish)) continue;
    const label = `${place}Zeile ${row.row}`;
    if (categories.take(row, label)) continue;
    found.count += Math.max(prices.length, 1);
    found.rows.push(...readRow({ row, label, prices, columns, category: categories.find(), notebook }));
  }
  found.count += categories.end();
  const unclear = columns.unclear.map(({ heading }) => `${place}Spalte „${heading}“`);
  const parts = { hasHeader: true, isLost: false, name, unclear };
  return { ...parts, rows: found.rows, legend: legend.entries, found: found.count };
}

const NO_PRICE: Pick<PriceCell, 'size'> = { size: null };

interface RowToRead {
  readonly row: SheetRow;
  readonly label: string;
  readonly prices: readonly PriceCell[];
  readonly columns: Columns;
  /** The heading above the row. */
  readonly category: string | null;
  readonly notebook: Notebook;
}

/** Cells that spreadsheets turn into dates: '5/8' is the 8th of May then. */
const NO_DATES: ReadonlySet<Column> = new Set(['number', 'size', 'content', 'deposit', 'alcohol', 'age']);

function readRow({ row, label, prices, columns, category, notebook }: RowToRead): TableRow[] {
  const cells: Partial<Record<Column, string>> = category === null ? {} : { category };
  const name = joinCells(row.cells, columns.at.get('name'));
  const where = `${label}: ${name}`;
  for (const [column, at] of columns.at) {
    const cell = joinCells(row.cells, at);
    if (NO_DATES.has(column) && isDate(cell)) notebook.lost('dateInCell', where, cell);
    else if (cell) cells[column] = cell;
  }
  if (!name) {
    const content = row.cells.filter(Boolean).join(' | ');
    for (const { size } of prices.length > 0 ? prices : [NO_PRICE])
      notebook.rejected('rowUnreadable', [label, size].filter(Boolean).join(', '), content);
    return [];
  }
  if (prices.length === 0) notebook.rejected('priceMissing', where);
  for (const { heading } of prices.filter(({ reading }) => reading === 'asElse'))
    notebook.assumed('priceOfAllTypes', where, heading);
  return prices.flatMap(({ size, types, text, reading }) => {
    if (reading === 'asElse') return [];
    if ('problem' in reading) notebook.rejected(reading.problem, where, text);
    return 'problem' in reading
      ? []
      : [{ where, cells, name, size: size ?? cells.size ?? '', types, cents: reading.cents }];
  });
}

/** The different texts of these cells: 'Weizen, Milch'. */
const joinCells = (cells: readonly string[], places: readonly number[] = []): string =>
  [...new Set(places.map((place) => cells[place]?.trim() ?? ''))].filter(Boolean).join(', ');
