import type { SheetRow } from '../parse-csv.ts';
import { isNo } from './headings.ts';
import { type KnownColumn, leaveOutHidden, type TableSystem } from './table-system.ts';

const COLUMNS: ReadonlyMap<string, KnownColumn> = new Map<string, KnownColumn>(
  Object.entries<KnownColumn>({
    'menu name': 'name',
    'menu price': 'price',
    'menu description': 'description',
    'menu id': 'unread',
    id: 'unread',
    'minimum qty': 'unread',
    'minimum quantity': 'unread',
    category: 'category',
    categories: 'category',
    status: 'none',
    'menu status': 'none',
  }),
);
const CATEGORIES = ['category', 'categories'];

/** The menu items of TastyIgniter: several categories are 'Salads|Starters', of which the first counts. */
export const tastyigniter: TableSystem = {
  name: 'TastyIgniter',
  marks: [
    ['menu name', 'menu price'],
    ['name', 'price', 'minimum quantity', 'status'],
  ],
  columns: (key) => COLUMNS.get(key) ?? null,
  arrange: (rows, headings) => {
    const isHidden = (row: SheetRow): boolean => ['status', 'menu status'].some((key) => isNo(headings.read(row, key)));
    const { sold, dropped } = leaveOutHidden(rows, isHidden);
    const readCategory = (row: SheetRow, key: string): string => headings.read(row, key).split('|')[0]?.trim() ?? '';
    return {
      rows: sold.map((row) =>
        headings.write(row, Object.fromEntries(CATEGORIES.map((key) => [key, readCategory(row, key)]))),
      ),
      dropped,
    };
  },
};
