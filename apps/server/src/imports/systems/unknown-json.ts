import { type Fields, isObject, readScalar } from '../json-values.ts';
import { readPriceHeading } from '../price-heading.ts';
import type { Sheet, SheetRow } from '../parse-csv.ts';
import { MOST_COLUMNS, MOST_ROWS } from '../sheet-limits.ts';
import type { KnownColumn } from './table-system.ts';

const DEEPEST = 8;
const MOST_TABLES = 50;

/** Values of an object and of those that it is in: 'name', 'price.amount', 'category.name'. */
type Values = ReadonlyMap<string, string>;

/** The lists of objects of a JSON file of unknown form as tables, which the merchant assigns column by column. */
export function listJsonTables(file: unknown): readonly Sheet[] | 'tooExtensive' {
  const tables = new Map<string, Values[]>();
  const found = { rows: 0 };
  visit(file, { path: '', values: new Map(), depth: 0 }, (path, values) => {
    found.rows += 1;
    if (found.rows > MOST_ROWS) return;
    tables.set(path, append(tables.get(path), values));
  });
  if (found.rows > MOST_ROWS || tables.size > MOST_TABLES) return 'tooExtensive';
  const sheets = [...tables].map(([name, rows]) => toSheet(name, rows));
  return sheets.some((sheet) => sheet === null) ? 'tooExtensive' : sheets.flatMap((sheet) => sheet ?? []);
}

function append(rows: Values[] | undefined, values: Values): Values[] {
  if (!rows) return [values];
  rows.push(values);
  return rows;
}

interface Place {
  readonly path: string;
  readonly values: Values;
  readonly depth: number;
}

/** Goes through lists of objects; an object with a list inside passes its values on to it. */
function visit(value: unknown, { path, values, depth }: Place, take: (path: string, values: Values) => void): void {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) {
    for (const each of value.filter(isObject)) visitItem(each, { path, values, depth }, take);
    return;
  }
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value))
    if (isList(inner) || isObject(inner)) visit(inner, { path: join(path, key), values, depth: depth + 1 }, take);
}

function visitItem(item: Fields, { path, values, depth }: Place, take: (path: string, values: Values) => void): void {
  const own = listValues(item, '');
  const lists = Object.entries(item).filter(([, inner]) => isList(inner));
  const isPriced = own.has('price') || own.has('preis');
  if (lists.length === 0 || isPriced) take(path, new Map([...values, ...own]));
  if (isPriced) return;
  const last = path.split('.').at(-1) ?? '';
  const passed = new Map([...values, ...[...own].map(([key, text]) => [join(last, key), text] as const)]);
  for (const [key, inner] of lists) visit(inner, { path: join(path, key), values: passed, depth: depth + 1 }, take);
}

const isList = (value: unknown): boolean => Array.isArray(value) && value.some(isObject);
const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Texts and numbers of an object, of objects in it, and its lists of texts. */
function listValues(item: Fields, path: string): Map<string, string> {
  const values = Object.entries(item).flatMap(([key, value]): (readonly [string, string])[] => {
    const name = join(path, key);
    if (Array.isArray(value))
      return value.some(isObject) ? [] : [[name, value.map(readScalar).filter(Boolean).join(', ')]];
    return isObject(value) && path === '' ? [...listValues(value, name)] : [[name, readScalar(value)]];
  });
  return new Map(values);
}

/** null: it has more columns than a table. */
function toSheet(name: string, rows: readonly Values[]): Sheet | null {
  const headings = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  if (headings.length > MOST_COLUMNS) return null;
  const numbered = rows.map((row, index): SheetRow => ({
    row: index + 1,
    cells: headings.map((each) => row.get(each) ?? ''),
  }));
  const known = headings.flatMap((heading): [string, KnownColumn][] => {
    if (mayBeCents(heading, rows)) return [[heading, 'unclear']];
    return CATEGORY.test(heading) ? [[heading, 'category']] : [];
  });
  return { name, rowName: 'entry', known: new Map(known), rows: [{ row: 0, cells: headings }, ...numbered] };
}

/** 'categories.name', 'section.title' */
const CATEGORY = /(?:^|\.)(?:categor\w*|kategorien?|sections?|gruppen?|groups?)\.(?:name|title|titel)$/i;

const LEAST_CENTS = 100;

/** Whole numbers from 100 on are prices in cents, or in euro of a very expensive shop: the merchant says which. */
function mayBeCents(heading: string, rows: readonly Values[]): boolean {
  if (readPriceHeading(heading) === null) return false;
  const cells = rows.flatMap((row) => row.get(heading) || []);
  return (
    cells.length > 0 && cells.every((cell) => /^\d+$/.test(cell)) && cells.some((cell) => Number(cell) >= LEAST_CENTS)
  );
}
