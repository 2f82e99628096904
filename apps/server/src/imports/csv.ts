import { categoryId, type CategoryId, dishId, type DishId, type SizeId, sizeId } from '@tischlein/domain';
import type { Declaration, DishDocument, Tag } from '@tischlein/domain/menu';
import { parse } from 'csv-parse/sync';
import { type Imported, type Notebook, openNotebook } from './imported.ts';
import { DECLARATION_WORDS, TAG_WORDS } from './declaration-words.ts';
import { NO_MENU, createPlainDish } from './plain-dish.ts';
import { toSlug, createSlugger } from './slug.ts';

/** Columns of a menu table; only category, name and price are required. */
const COLUMNS = [
  'kategorie',
  'nummer',
  'name',
  'beschreibung',
  'groesse',
  'preis',
  'merkmale',
  'deklarationen',
  'getraenk',
] as const;
type Column = (typeof COLUMNS)[number];
type Row = Readonly<Partial<Record<Column, string>>>;

/** Reads a table with one row per dish and size. Separator: ; or , or tab. Throws a CsvError if a quote is never closed. */
export function readCsv(text: string): Imported {
  const notebook = openNotebook();
  const rows = readRows(text, notebook);
  const slugs = createSlugger();
  const sizes = new Map(rows.flatMap((row) => (row.groesse ? [[toSizeId(row.groesse), row.groesse] as const] : [])));
  const categories = new Map(rows.map((row) => [toCategoryId(row), row.kategorie ?? 'Karte']));
  const byDish = Map.groupBy(rows, (row) => `${row.kategorie}\n${row.nummer ?? ''}\n${row.name}`);
  const menu = {
    ...NO_MENU,
    sizes: [...sizes].map(([id, name]) => ({ id, name })),
    categories: [...categories].map(([id, name]) => ({ id, name, showTopDishes: false })),
    dishes: [...byDish.values()].map((same) => readDish(same, dishId(slugs(same[0]?.name ?? '')), notebook)),
  };
  return { format: 'csv', config: {}, menu, coupons: null, notes: notebook.notes };
}

const toSizeId = (name: string): SizeId => sizeId(toSlug(name));
const toCategoryId = (row: Row): CategoryId => categoryId(toSlug(row.kategorie ?? '') || 'karte');

function readDish(rows: readonly Row[], id: DishId, notebook: Notebook): DishDocument {
  const [first = {}] = rows;
  const sized = rows.flatMap((row) =>
    row.groesse ? [[toSizeId(row.groesse), readPrice(row.preis ?? '') ?? 0] as const] : [],
  );
  const dish = createPlainDish({
    id,
    category: toCategoryId(first),
    name: first.name ?? '',
    price: readPrice(first.preis ?? ''),
    sizes: new Map(sized),
    isDrink: /^(ja|1|x|true)$/i.test(first.getraenk ?? ''),
  });
  return {
    ...dish,
    ...(first.nummer ? { number: first.nummer } : {}),
    ...(first.beschreibung ? { subtext: first.beschreibung } : {}),
    tags: readTags(first, notebook),
    declarations: readDeclarations(first, notebook),
  };
}

const splitWords = (list: string): string[] =>
  list
    .split(/[,|]/)
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);

function readTags(row: Row, notebook: Notebook): Tag[] {
  const tags = splitWords(row.merkmale ?? '').flatMap((word) => {
    const tag = TAG_WORDS[word];
    if (!tag) notebook.lost('traitUnknown', row.name ?? '', word);
    return tag ? [tag] : [];
  });
  return [...new Set(tags)];
}

/** 'keine' means none; an empty cell means unknown. */
function readDeclarations(row: Row, notebook: Notebook): Declaration[] | null {
  if (!row.deklarationen) {
    notebook.assumed('allergensUnknown', row.name ?? '');
    return null;
  }
  const declarations = splitWords(row.deklarationen)
    .filter((word) => word !== 'keine')
    .flatMap((word) => {
      const declaration = DECLARATION_WORDS[word];
      if (!declaration) notebook.lost('declarationUnknown', row.name ?? '', word);
      return declaration ? [declaration] : [];
    });
  return [...new Set(declarations)];
}

/** '8,90 €', '8.90', '1.234,50' → cents; null: not a price. */
function readPrice(text: string): number | null {
  const plain = text
    .replaceAll(/[€\s]/g, '')
    .replace(/\.(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

function readRows(text: string, notebook: Notebook): Row[] {
  const [header = [], ...lines] = readTable(text);
  const columns = header.map((title) => COLUMNS.find((column) => column === toSlug(title)));
  header.forEach((title, index) => {
    if (!columns[index]) notebook.lost('fieldWithoutPlace', 'Spalte', title);
  });
  return lines.flatMap((cells, index) => {
    const row: Row = Object.fromEntries(
      columns.flatMap((column, at) => (column && cells[at]?.trim() ? [[column, cells[at].trim()]] : [])),
    );
    const readable = row.name !== undefined && readPrice(row.preis ?? '') !== null;
    if (!readable)
      notebook.lost(row.name ? 'priceMissing' : 'rowUnreadable', row.name ?? `Zeile ${index + 2}`, cells.join(' | '));
    return readable ? [row] : [];
  });
}

/** Splits a table into cells, separated by the separator that is used most in the first line. */
function readTable(text: string): string[][] {
  const head = text.split(/[\r\n]/, 1)[0] ?? '';
  const [delimiter = ';'] = [';', '\t', ','].toSorted(
    (left, right) => head.split(right).length - head.split(left).length,
  );
  return parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true });
}
