import type { DeliveryType } from '@tischlein/domain/menu';
import { COLUMN_NAME, PAGE_NAME, ROW_NAMES } from '@tischlein/wording/import';
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
import { isExample } from './write-template.ts';
import type { ReadRow } from './row-balance.ts';

/** One price of a dish: a row, or one of several price columns of a row. */
export interface TableRow {
  /** 'Zeile 7' */
  readonly label: string;
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
  /** Each filled row once. */
  readonly read: readonly ReadRow[];
  /** Price columns that the merchant has to explain. */
  readonly unclear: readonly string[];
}

interface Reading {
  readonly answers: ColumnAnswers;
  readonly notebook: Notebook;
}

/** Finds dishes and legend in sheets; null if no sheet has a header with name and price. */
export function findTableRows(sheets: readonly Sheet[], { answers, notebook }: Reading): TableRows | null {
  const headed = sheets.map((sheet) => ({ sheet, header: findHeader(sheet, answersFor(answers, sheet)) }));
  const isOneOfSeveral = headed.filter(({ header }) => header !== null).length > 1;
  const read = headed.map(({ sheet, header }) => {
    const toLabel = createLabels(sheet, sheets.length > 1);
    return header
      ? readSheet(sheet, header, { toLabel, notebook, isOneOfSeveral })
      : { ...readOtherSheet(sheet, toLabel), name: sheet.name };
  });
  if (read.every(({ hasHeader }) => !hasHeader)) return null;
  for (const each of read) if (each.isLost) notebook.rejected('sheetNotRead', each.name);
  return {
    rows: read.flatMap(({ rows }) => rows),
    legend: read.flatMap(({ legend }) => legend),
    read: read.flatMap((each) => each.read),
    unclear: read.flatMap(({ unclear }) => unclear),
  };
}

/** 'Zeile 7', 'Getränke, Zeile 7' */
type ToLabel = (row: number | null) => string;

const createLabels =
  ({ name, rowName = 'row' }: Sheet, isOneOfSeveral: boolean): ToLabel =>
  (row) =>
    `${isOneOfSeveral ? `${name}, ` : ''}${row === null ? COLUMN_NAME : `${ROW_NAMES[rowName]} ${row}`}`;

interface SheetContext {
  readonly toLabel: ToLabel;
  readonly notebook: Notebook;
  /** Other sheets have dishes, too. */
  readonly isOneOfSeveral: boolean;
}

/** A sheet without a header is read for the legend. */
function readOtherSheet(sheet: Sheet, toLabel: ToLabel) {
  const legend = createLegendReader();
  for (const row of sheet.rows) legend.take(row);
  const isLost = !isLegendSheet(sheet);
  const fate = isLost
    ? ({ refused: 'sheetNotRead' } as const)
    : ({ ignored: legend.entries.length > 0 ? 'legend' : 'explanation' } as const);
  const read = sheet.rows.filter(isFilled).map(({ row }): ReadRow => ({ label: toLabel(row), fate }));
  return { hasHeader: false, isLost, rows: [], unclear: [], legend: legend.entries, read };
}

const isFilled = ({ cells }: SheetRow): boolean => cells.some((cell) => cell.trim() !== '');

function readSheet(
  sheet: Sheet,
  { at, columns }: { readonly at: number; readonly columns: Columns },
  { toLabel, notebook, isOneOfSeveral }: SheetContext,
) {
  if ((sheet.unreadableBlocks ?? 0) > 0)
    notebook.lost('pageBlockUnreadable', PAGE_NAME, String(sheet.unreadableBlocks));
  for (const heading of columns.unknown) notebook.lost('fieldWithoutPlace', toLabel(null), heading);
  for (const { heading } of columns.ignored) notebook.lost('priceColumnIgnored', toLabel(null), heading);
  const legend = createLegendReader();
  const fates = new Map<SheetRow, ReadRow['fate']>();
  sheet.rows.slice(0, at).forEach((row) => {
    fates.set(row, { ignored: legend.take(row) ? 'legend' : 'rowWithoutMeaning' });
  });
  sheet.rows.slice(at, at + 1).forEach((row) => fates.set(row, { ignored: 'columnHeadings' }));
  const below = sheet.rows.slice(at + 1).filter(isFilled);
  const categories = createCategoryRows(below, { sheet, columns, isOneOfSeveral, notebook });
  const found: TableRow[] = [];
  const beside = isBesideTable(sheet.rows[at]);
  for (const row of below) {
    legend.takeBeside(row.cells.filter((_, index) => beside(index)));
    const prices = listPriceCells(row, columns, sheet.rows[at]?.cells.length ?? 0);
    const isDish = row.cells.filter((cell) => cell.trim() !== '').length > 1 && prices.length > 0;
    const label = toLabel(row.row);
    const ignored = isExample(readCells(row, columns))
      ? 'example'
      : legend.take(row, isDish)
        ? 'legend'
        : (categories.take(row, label) || isTotal(readCells(row, columns))) && 'rowWithoutMeaning';
    if (ignored) fates.set(row, { ignored });
    else found.push(...readRow({ row, label, prices, columns, category: categories.find(row, label), notebook }));
  }
  const headings = categories.end();
  const read = listReadRows(sheet, { toLabel, fates, headings });
  const unclear = columns.unclear.map(({ heading }) => `${toLabel(null)} „${heading}“`);
  return { hasHeader: true, isLost: false, name: sheet.name, unclear, rows: found, legend: legend.entries, read };
}

interface Fates {
  readonly toLabel: ToLabel;
  /** Rows that are no dishes. */
  readonly fates: ReadonlyMap<SheetRow, ReadRow['fate']>;
  /** Of rows that are headings of dishes, by their label. */
  readonly headings: ReadonlyMap<string, ReadRow['fate']>;
}

/** Each filled row of a sheet with what became of it, also those that its reader has joined to others or left out. */
function listReadRows({ rows, dropped = [] }: Sheet, { toLabel, fates, headings }: Fates): readonly ReadRow[] {
  // Headings that its reader has written are not in the source.
  const filled = rows.filter((row) => isFilled(row) && row.row > 0);
  const parts = filled.flatMap(({ row, parents = [] }) => parents.map((parent) => ({ parent, label: toLabel(row) })));
  const parents = Map.groupBy(parts, ({ parent }) => parent);
  return [
    ...filled.map((row): ReadRow => {
      const label = toLabel(row.row);
      return { label, fate: headings.has(label) ? (headings.get(label) ?? null) : (fates.get(row) ?? null) };
    }),
    ...[...parents].map(([row, same]): ReadRow => ({
      label: toLabel(row),
      fate: null,
      partOf: same.map(({ label }) => label),
    })),
    ...dropped.map(({ row, reason }): ReadRow => ({ label: toLabel(row), fate: { ignored: reason } })),
  ];
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
      : [{ label, where, cells, name, size: size ?? cells.size ?? '', types, cents: reading.cents }];
  });
}

/** 'Summe' below a list is no dish. */
const isTotal = ({ name }: { readonly name: string }): boolean =>
  /^(?:(?:zwischen|gesamt)?summe|gesamt(?:betrag)?|sub-?total|total)\s*:?$/i.test(name);

/** Columns beside the table. */
const isBesideTable =
  (header: SheetRow | undefined) =>
  (index: number): boolean =>
    (header?.cells[index]?.trim() ?? '') === '';

/** The name and the text of a row. */
const readCells = ({ cells }: SheetRow, { at }: Columns) => ({
  name: joinCells(cells, at.get('name')),
  description: joinCells(cells, at.get('description')),
});

/** The different texts of these cells: 'Weizen, Milch'. */
const joinCells = (cells: readonly string[], places: readonly number[] = []): string =>
  [...new Set(places.map((place) => cells[place]?.trim() ?? ''))].filter(Boolean).join(', ');
