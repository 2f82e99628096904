import type { SheetRow } from '../parse-csv.ts';
import { type Headings, isYes, joinOptions, readFirst } from './headings.ts';
import { type KnownColumn, leaveOutHidden, type TableSystem } from './table-system.ts';

const CATEGORIES = ['reporting category', 'category', 'categories'];
const COLUMNS: ReadonlyMap<string, KnownColumn> = new Map<string, KnownColumn>(
  Object.entries<KnownColumn>({
    'item name': 'name',
    'variation name': 'size',
    description: 'description',
    price: 'price',
    'online sale price': 'unread',
    'default unit cost': 'unread',
    archived: 'none',
  }),
);
const OPTION = /^option (?:name|value) \d$/;
/** What Square calls the only variation of an item. */
const ONLY_VARIATION = /^(?:regular|normal|standard|)$/i;

/** The item library of Square: each variation is a row with the name of its item. */
export const square: TableSystem = {
  name: 'Square',
  marks: [['item name', 'variation name']],
  columns: (key, headings) => {
    const category = CATEGORIES.find(headings.has);
    if (CATEGORIES.includes(key)) return key === category ? 'category' : 'none';
    return OPTION.test(key) ? 'none' : (COLUMNS.get(key) ?? null);
  },
  arrange: (rows, headings) => {
    const { sold, dropped } = leaveOutHidden(rows, (row) => isYes(headings.read(row, 'archived')));
    const byItem = Map.groupBy(sold, (row) => toItem(row, headings));
    return {
      rows: sold.map((row) => arrangeRow(row, byItem.get(toItem(row, headings)) ?? [row], headings)),
      dropped,
    };
  },
};

const toItem = (row: SheetRow, headings: Headings): string =>
  `${readFirst(headings, row, CATEGORIES)}\n${headings.read(row, 'item name')}`;

function arrangeRow(row: SheetRow, same: readonly SheetRow[], headings: Headings): SheetRow {
  const variation = headings.read(row, 'variation name');
  const options = joinOptions([1, 2, 3].map((number) => headings.read(row, `option value ${number}`)));
  const isOnly = same.length === 1 && ONLY_VARIATION.test(variation);
  const [category] = readFirst(headings, row, CATEGORIES).split(/,(?=\s*\p{Lu})/u);
  const written = CATEGORIES.find(headings.has);
  return headings.write(row, {
    'variation name': isOnly ? '' : options || variation,
    ...(written === undefined ? {} : { [written]: category?.trim() ?? '' }),
  });
}
