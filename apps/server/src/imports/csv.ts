import { categoryId, type CategoryId, dishId, sizeId } from '@tischlein/domain';
import type { DishDocument, SizeDocument } from '@tischlein/domain/menu';
import { type Imported, type Notebook, openNotebook } from './imported.ts';
import { DECLARATION_WORDS, TAG_WORDS } from './declaration-words.ts';
import { NO_MENU, plainDish } from './plain-dish.ts';
import { slugOf, uniqueSlugs } from './slug.ts';

/** Columns of a menu as a table; only category, name and price are needed. */
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

/** Reads a table: one line a dish or, with the same name again, one more size of it. Separator ; or , or tab. */
export function readCsv(text: string): Imported {
  const notebook = openNotebook();
  const rows = rowsOf(text.replace(/^\uFEFF/, ''), notebook);
  const slugs = uniqueSlugs();
  const sizes = new Map<string, SizeDocument>();
  const categories = new Map<string, CategoryId>(
    rows.map((row) => [row.kategorie ?? '', categoryId(slugOf(row.kategorie ?? '') || 'karte')]),
  );
  const byDish = Map.groupBy(rows, (row) => `${row.kategorie}\n${row.nummer ?? ''}\n${row.name}`);
  const dishes = [...byDish.values()].map((same) => dishOf(same, categories, slugs, sizes, notebook));
  const menu = {
    ...NO_MENU,
    sizes: [...sizes.values()],
    categories: [...categories].map(([name, id]) => ({ id, name: name || 'Karte', showTopDishes: false })),
    dishes,
  };
  return { format: 'csv', config: {}, menu, coupons: null, notes: notebook.notes };
}

function dishOf(
  rows: readonly Row[],
  categories: ReadonlyMap<string, CategoryId>,
  slugs: (name: string) => string,
  sizes: Map<string, SizeDocument>,
  notebook: Notebook,
): DishDocument {
  const [first = {}] = rows;
  const name = first.name ?? '';
  const sized = rows.filter((row) => row.groesse);
  for (const row of sized)
    sizes.set(slugOf(row.groesse ?? ''), { id: sizeId(slugOf(row.groesse ?? '')), name: row.groesse ?? '' });
  const dish = plainDish({
    id: dishId(slugs(name)),
    category: categories.get(first.kategorie ?? '') ?? categoryId('karte'),
    name,
    price: readPrice(first.preis ?? ''),
    sizes: new Map(sized.map((row) => [sizeId(slugOf(row.groesse ?? '')), readPrice(row.preis ?? '') ?? 0])),
    isDrink: /^(ja|1|x|true)$/i.test(first.getraenk ?? ''),
  });
  const words = (list: string | undefined): string[] =>
    (list ?? '')
      .split(/[,|]/)
      .map((word) => word.trim())
      .filter(Boolean);
  const known = <Value>(
    list: readonly string[],
    table: Readonly<Record<string, Value>>,
    code: 'traitUnknown' | 'declarationUnknown',
  ): Value[] =>
    list.flatMap((word) => {
      const value = table[word.toLowerCase()];
      if (value === undefined) notebook.note('lost', code, name, word);
      return value === undefined ? [] : [value];
    });
  if (first.deklarationen === undefined || first.deklarationen === '')
    notebook.note('assumed', 'allergensUnknown', name);
  return {
    ...dish,
    ...(first.nummer ? { number: first.nummer } : {}),
    ...(first.beschreibung ? { subtext: first.beschreibung } : {}),
    tags: [...new Set(known(words(first.merkmale), TAG_WORDS, 'traitUnknown'))],
    declarations: first.deklarationen
      ? [
          ...new Set(
            known(
              words(first.deklarationen).filter((word) => word !== 'keine'),
              DECLARATION_WORDS,
              'declarationUnknown',
            ),
          ),
        ]
      : null,
  };
}

/** '8,90 €', '8.90', '1.234,50' → cents; null where it is no price. */
function readPrice(text: string): number | null {
  const plain = text
    .replaceAll(/[€\s]/g, '')
    .replace(/\.(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

function rowsOf(text: string, notebook: Notebook): Row[] {
  const [header = [], ...lines] = readTable(text);
  const columns = header.map((title) => COLUMNS.find((column) => column === slugOf(title)));
  header.forEach((title, index) => {
    if (!columns[index]) notebook.note('lost', 'fieldWithoutPlace', 'Spalte', title);
  });
  return lines.flatMap((cells, index) => {
    const row: Row = Object.fromEntries(
      columns.flatMap((column, at) => (column && cells[at]?.trim() ? [[column, cells[at].trim()]] : [])),
    );
    const readable = row.name !== undefined && readPrice(row.preis ?? '') !== null;
    if (!readable)
      notebook.note(
        'lost',
        row.name ? 'priceMissing' : 'rowUnreadable',
        row.name ?? `Zeile ${index + 2}`,
        cells.join(' | '),
      );
    return readable ? [row] : [];
  });
}

const CELL = /("(?:[^"]|"")*"|[^;,\t\n]*)([;,\t]|\n|$)/y;

/** Cells of a table whose separator is the one its first line uses most; quotes may hold separators and line ends. */
function readTable(text: string): string[][] {
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trimEnd();
  const head = plain.split('\n', 1)[0] ?? '';
  const separator =
    [';', '\t', ','].toSorted((left, right) => head.split(right).length - head.split(left).length)[0] ?? ';';
  const cell = new RegExp(CELL.source.replaceAll(';,\\t', separator === '\t' ? '\\t' : separator), 'y');
  const rows: string[][] = [[]];
  while (cell.lastIndex < plain.length) {
    const match = cell.exec(plain);
    if (!match) break;
    const value = match[1] ?? '';
    rows.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (match[2] === '\n') rows.push([]);
  }
  return rows;
}
