import type { SheetRow } from '../parse-csv.ts';
import { type Headings, isNo, isYes, joinOptions } from './headings.ts';
import { type KnownColumn, leaveOutHidden, type TableSystem } from './table-system.ts';

const COLUMNS: ReadonlyMap<string, KnownColumn> = new Map<string, KnownColumn>(
  Object.entries<KnownColumn>({
    handle: 'none',
    name: 'name',
    category: 'category',
    kategorie: 'category',
    description: 'description',
    beschreibung: 'description',
    cost: 'unread',
    kosten: 'unread',
    'sold by weight': 'none',
    'nach gewicht verkauft': 'none',
  }),
);
const WEIGHT = ['sold by weight', 'nach gewicht verkauft'];
const OPTION = /^option \d (?:name|value|wert)$/;
const SIZES = ['option 1 value', 'option 1 wert'];
/** 'Price [Café]': one column for each store. */
const PRICE = /^(?:price|preis)(?: .*)?$/;
const DEFAULT_PRICE = /^(?:default price|standardpreis)$/;
const AVAILABLE = /^(?:available for sale|zum verkauf verfuegbar)/;
const INHERITED = ['name', 'category', 'kategorie', 'description', 'beschreibung', ...WEIGHT];

/** The item list of Loyverse: the first row of a handle has the name, those below it are its variants. */
export const loyverse: TableSystem = {
  name: 'Loyverse',
  marks: [
    ['handle', 'option 1 name', 'option 1 value'],
    ['handle', 'option 1 name', 'option 1 wert'],
    ['handle', 'sold by weight'],
  ],
  columns: (key, { keys }) => {
    if (SIZES.includes(key)) return 'size';
    if (OPTION.test(key) || AVAILABLE.test(key)) return 'none';
    if (PRICE.test(key)) return 'price';
    if (DEFAULT_PRICE.test(key)) return keys.some((each) => PRICE.test(each)) ? 'unread' : 'price';
    return COLUMNS.get(key) ?? null;
  },
  arrange: (rows, headings) => {
    const first = new Map(rows.map((row) => [headings.read(row, 'handle'), row] as const).toReversed());
    const arranged = rows.map((row) => arrangeRow(row, first.get(headings.read(row, 'handle')) ?? row, headings));
    const { sold, dropped } = leaveOutHidden(arranged, (row) => isUnavailable(row, headings));
    return { rows: sold, dropped };
  },
};

/** In no store. */
function isUnavailable(row: SheetRow, headings: Headings): boolean {
  const cells = headings.keys.filter((key) => AVAILABLE.test(key)).map((key) => headings.read(row, key));
  return cells.length > 0 && cells.every(isNo);
}

function arrangeRow(row: SheetRow, first: SheetRow, headings: Headings): SheetRow {
  const inherited = INHERITED.map((key) => [key, headings.read(row, key) || headings.read(first, key)] as const);
  const size = joinOptions(
    [1, 2, 3]
      .flatMap((number) => [`option ${number} value`, `option ${number} wert`])
      .map((key) => headings.read(row, key)),
  );
  const full = headings.write(row, {
    ...Object.fromEntries(inherited),
    ...Object.fromEntries(SIZES.map((key) => [key, size])),
  });
  if (!WEIGHT.some((key) => isYes(headings.read(full, key)))) return full;
  const prices = headings.keys.filter(
    (key) => (PRICE.test(key) || DEFAULT_PRICE.test(key)) && headings.read(full, key) !== '',
  );
  return headings.write(full, Object.fromEntries(prices.map((key) => [key, `${headings.read(full, key)} pro kg`])));
}
