import type { SheetRow } from '../parse-csv.ts';
import { type Headings, isNo, joinOptions, readFirst } from './headings.ts';
import { toPlainText } from '../plain-text.ts';
import { type KnownColumn, leaveOutHidden, type TableSystem } from './table-system.ts';

const TYPE = ['type', 'typ'];
const PARENT = ['parent', 'uebergeordnetes produkt', 'uebergeordnet'];
const PUBLISHED = ['published', 'veroeffentlicht'];
const CATEGORY = ['categories', 'kategorien'];
const SHORT = ['short description', 'kurzbeschreibung'];
const LONG = ['description', 'beschreibung'];
const PICTURES = ['images', 'bilder'];
const SKU = ['sku', 'artikelnummer'];
const SIZES = ['attribute 1 value s', 'attribut 1 wert e'];
const ATTRIBUTE = /^attribut(?:e)? \d (?:name|value s|wert e|visible|sichtbar|global)$/;
const VALUE = /^attribut(?:e)? \d (?:value s|wert e)$/;

const toColumns = (keys: readonly string[], meaning: KnownColumn): [string, KnownColumn][] =>
  keys.map((key) => [key, meaning]);
const COLUMNS: ReadonlyMap<string, KnownColumn> = new Map<string, KnownColumn>([
  ...toColumns([...TYPE, ...PARENT, ...PUBLISHED, 'id'], 'none'),
  ...toColumns(CATEGORY, 'category'),
  ...toColumns(SHORT, 'description'),
  ...toColumns(LONG, 'none'),
  ...toColumns(PICTURES, 'picture'),
  ...toColumns(SKU, 'unread'),
  ...toColumns(['regular price', 'regulaerer preis'], 'price'),
  ...toColumns(['sale price', 'angebotspreis'], 'unread'),
  ...toColumns(['name'], 'name'),
  ...toColumns(SIZES, 'size'),
]);

/** The products of WooCommerce: variations name their parent, which has the name, the text and the categories. */
export const woocommerce: TableSystem = {
  name: 'WooCommerce',
  marks: [
    ['type', 'regular price'],
    ['typ', 'regulaerer preis'],
  ],
  columns: (key) => COLUMNS.get(key) ?? (ATTRIBUTE.test(key) ? 'none' : null),
  arrange: (rows, headings) => {
    const byId = new Map(
      rows.flatMap((row) => [
        [`id:${headings.read(row, 'id')}`, row] as const,
        [readFirst(headings, row, SKU), row] as const,
      ]),
    );
    const findParent = (row: SheetRow): SheetRow | null =>
      isVariation(row, headings) ? (byId.get(readFirst(headings, row, PARENT)) ?? null) : null;
    const isHidden = (row: SheetRow): boolean =>
      [row, findParent(row) ?? row].some((each) => isNo(readFirst(headings, each, PUBLISHED)));
    const parents = new Set(rows.flatMap((row) => findParent(row) ?? []));
    const { sold, dropped } = leaveOutHidden(rows, isHidden);
    const variants = sold.filter((row) => !parents.has(row));
    return { rows: variants.map((row) => arrangeRow(row, findParent(row), headings)), dropped };
  },
};

const isVariation = (row: SheetRow, headings: Headings): boolean =>
  readFirst(headings, row, TYPE).toLowerCase().startsWith('variation');

function arrangeRow(row: SheetRow, parent: SheetRow | null, headings: Headings): SheetRow {
  const from = parent ?? row;
  const text = toPlainText(readFirst(headings, from, [...SHORT, ...LONG]));
  // 'Speisen > Pizza, Angebote'
  const [path = ''] = readFirst(headings, from, CATEGORY).split(/(?<!\\),/);
  const values = headings.keys.filter((key) => VALUE.test(key)).map((key) => headings.read(row, key));
  const write = (keys: readonly string[], cell: string): Record<string, string> =>
    Object.fromEntries(keys.map((key) => [key, cell]));
  const arranged = headings.write(row, {
    name: toPlainText(headings.read(from, 'name')),
    ...write(SHORT, text),
    ...write(CATEGORY, toPlainText(path.split('>').at(-1)?.replaceAll('\\,', ',').trim() ?? '')),
    ...write(PICTURES, readFirst(headings, row, PICTURES) || readFirst(headings, from, PICTURES)),
    ...write(SIZES, parent ? joinOptions(values) : ''),
  });
  return parent ? { ...arranged, parents: [parent.row] } : arranged;
}
