import type { Sheet, SheetRow } from '../parse-csv.ts';
import { MOST_ROWS } from '../sheet-limits.ts';
import type { KnownColumn } from './table-system.ts';

/** An article as a JSON file has it, in the cells of a menu table. */
export interface MenuEntry {
  readonly category?: string;
  readonly number?: string;
  readonly name: string;
  readonly description?: string;
  readonly size?: string;
  readonly price: string;
  readonly priceDelivery?: string;
  readonly pricePickup?: string;
  readonly priceDineIn?: string;
  readonly traits?: string;
  readonly allergens?: string;
  readonly extras?: string;
  readonly picture?: string;
  /** Choices that a table cannot express. */
  readonly options?: string;
  readonly isHidden?: boolean;
}

const COLUMNS = [
  ['category', 'Kategorie'],
  ['number', 'Nummer'],
  ['name', 'Name'],
  ['description', 'Beschreibung'],
  ['size', 'Größe'],
  ['price', 'Preis'],
  ['priceDelivery', 'Preis Lieferung'],
  ['pricePickup', 'Preis Abholung'],
  ['priceDineIn', 'Preis Tisch'],
  ['traits', 'Merkmale'],
  ['allergens', 'Allergene'],
  ['extras', 'Extras'],
  ['picture', 'Bild'],
  ['options', 'Auswahl'],
] as const satisfies readonly (readonly [keyof MenuEntry, string])[];

const UNREAD: readonly (readonly [string, KnownColumn])[] = [['Auswahl', 'unread']];

/** Articles of another system as a menu table; a column that none of them has is left out. */
export function toEntrySheet(system: string, entries: readonly MenuEntry[]): Sheet | 'tooExtensive' {
  if (entries.length > MOST_ROWS) return 'tooExtensive';
  const used = COLUMNS.filter(
    ([key]) => key === 'name' || key === 'price' || entries.some((entry) => (entry[key] ?? '') !== ''),
  );
  const numbered = entries.map((entry, index) => ({ entry, row: index + 1 }));
  const rows = numbered
    .filter(({ entry }) => entry.isHidden !== true)
    .map(({ entry, row }): SheetRow => ({ row, cells: used.map(([key]) => entry[key] ?? '') }));
  return {
    name: '',
    system,
    rowName: 'entry',
    known: new Map(UNREAD),
    rows: [{ row: 0, cells: used.map(([, heading]) => heading) }, ...rows],
    dropped: numbered.filter(({ entry }) => entry.isHidden === true).map(({ row }) => ({ row, reason: 'hidden' })),
  };
}

/** 890 → '8,90' */
export const toEuroText = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** 'Käse 1,00; Salami 1,50' */
export const joinExtras = (extras: readonly { readonly name: string; readonly price: string }[]): string =>
  extras.map(({ name, price }) => `${name.replaceAll(/[;|\n]/g, ' ')}: ${price}`).join('; ');
