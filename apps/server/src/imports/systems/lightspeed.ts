import type { SheetRow } from '../parse-csv.ts';
import { type Headings, isNo, joinOptions } from './headings.ts';
import { type KnownColumn, leaveOutHidden, type TableSystem } from './table-system.ts';

const COLUMNS: ReadonlyMap<string, KnownColumn> = new Map<string, KnownColumn>(
  Object.entries<KnownColumn>({
    'item name': 'name',
    'product name': 'name',
    'accounting group': 'category',
    'product category': 'category',
    price: 'price',
    'default price': 'price',
    'delivery price': 'priceDelivery',
    'takeaway price': 'pricePickup',
    'eat in price': 'priceDineIn',
    'supply price': 'unread',
    'cost price': 'unread',
    'button name': 'unread',
    'kitchen name': 'unread',
    'receipt name': 'unread',
    'online name': 'unread',
    active: 'none',
    handle: 'none',
    'variant option one value': 'size',
  }),
);
const OPTION = /^variant option (?:one|two|three) (?:name|value)$/;
const VALUES = ['one', 'two', 'three'].map((number) => `variant option ${number} value`);

/** Items of Lightspeed Restaurant (K and L series), and the products of its shops, whose variants share a handle. */
export const lightspeed: TableSystem = {
  name: 'Lightspeed',
  marks: [
    ['accounting group', 'price'],
    ['accounting group', 'default price'],
    ['handle', 'variant option one value'],
    ['product name', 'delivery price', 'takeaway price'],
  ],
  columns: (key, { has }) => {
    if (key === 'name') return has('item name') || has('product name') ? 'unread' : 'name';
    return COLUMNS.get(key) ?? (OPTION.test(key) ? 'none' : null);
  },
  arrange: (rows, headings) => {
    const { sold, dropped } = leaveOutHidden(rows, (row) => isNo(headings.read(row, 'active')));
    const first = new Map(
      rows
        .flatMap((row) => (headings.read(row, 'handle') === '' ? [] : [[headings.read(row, 'handle'), row] as const]))
        .toReversed(),
    );
    return {
      rows: sold.map((row) => arrangeRow(row, first.get(headings.read(row, 'handle')) ?? row, headings)),
      dropped,
    };
  },
};

function arrangeRow(row: SheetRow, first: SheetRow, headings: Headings): SheetRow {
  if (!headings.has('handle')) return row;
  const inherited = ['name', 'description', 'product category'].map(
    (key) => [key, headings.read(row, key) || headings.read(first, key)] as const,
  );
  const size = joinOptions(VALUES.map((key) => headings.read(row, key)));
  return headings.write(row, { ...Object.fromEntries(inherited), 'variant option one value': size });
}
