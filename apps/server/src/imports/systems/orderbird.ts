import { isNo } from './headings.ts';
import { type KnownColumn, leaveOutHidden, type TableSystem } from './table-system.ts';

const COLUMNS: ReadonlyMap<string, KnownColumn> = new Map<string, KnownColumn>(
  Object.entries<KnownColumn>({
    artikelname: 'name',
    artikelnummer: 'number',
    warengruppe: 'category',
    hauptgruppe: 'unread',
    preis: 'price',
    'preis im haus': 'price',
    'preis ausser haus': 'pricePickup',
    'ausser haus preis': 'pricePickup',
    variante: 'size',
    plu: 'unread',
    aktiv: 'none',
  }),
);

/** The articles of orderbird: its groups are categories, the price 'außer Haus' is that of pickup. */
export const orderbird: TableSystem = {
  name: 'orderbird',
  marks: [['artikelname', 'warengruppe', 'hauptgruppe']],
  columns: (key) => COLUMNS.get(key) ?? null,
  arrange: (rows, headings) => {
    const { sold, dropped } = leaveOutHidden(rows, (row) => isNo(headings.read(row, 'aktiv')));
    return { rows: sold, dropped };
  },
};
