import type { Declaration } from '@tischlein/domain/menu';
import { writeWorkbook } from './write-workbook.ts';

// Generates menu files for tests: a table in any format and encoding, with one fault.

export const FORMATS = ['semicolons', 'commas', 'tabs', 'sep=;', 'xlsx'] as const;
export const ENCODINGS = [
  'utf-8',
  'utf-8 with mark',
  'utf-16le',
  'utf-16le with mark',
  'utf-16be with mark',
  'windows-1252',
] as const;
export const FAULTS = [
  'none',
  'name too long',
  'text too long',
  'number too long',
  'price too large',
  'price ambiguous',
  'price negative',
  'name missing',
  'row repeated',
  'unknown allergen',
  'codes without legend',
  'codes with legend',
  'control character',
  'unclosed quote',
  'cut off',
  'no header',
  'no rows',
  'empty',
] as const;

export interface FileKind {
  readonly format: (typeof FORMATS)[number];
  readonly encoding: (typeof ENCODINGS)[number];
  readonly fault: (typeof FAULTS)[number];
}

/** A row as it should be read. */
interface ExpectedDish {
  readonly name: string;
  readonly cents: number;
  readonly declarations: readonly Declaration[] | null;
  /** Has to be named in the report. */
  readonly reported: string | null;
}

export interface GeneratedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** null: the file must be refused. */
  readonly dishes: readonly ExpectedDish[] | null;
}

/** Numbers from 0 to 1 that depend on the seed only (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Chance = () => number;
const pick = <Value>(values: readonly [Value, ...Value[]], chance: Chance): Value =>
  values[Math.floor(chance() * values.length)] ?? values[0];

const NAMES = [
  'Käsespätzle',
  'Großer Salat „Roma“',
  'Crème brûlée',
  'Zita, scharf',
  'Ente; süß-sauer',
  'Nüdelchen',
  '=1+1',
  'Pizza "Spezial"',
  'Öko-Gemüse',
  "Jägers' Pfanne",
] as const;
const WORDS: readonly [readonly [string, readonly Declaration[]], ...(readonly [string, readonly Declaration[]])[]] = [
  ['Weizen und Milch', ['wheat', 'milk']],
  ['Enthält: Schalenfrüchte', ['nuts']],
  ['glutenhaltiges Getreide (Weizen), Ei', ['wheat', 'egg']],
  ['Sellerie / Senf', ['celery', 'mustard']],
  ['Krebstiere und daraus gewonnene Erzeugnisse', ['crustaceans']],
  ['keine', []],
  ['Erdnüsse, laktosefrei', ['peanut']],
];
const PRICES: readonly [(cents: number) => string, ...((cents: number) => string)[]] = [
  (cents) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')} €`,
  (cents) => `EUR ${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`,
  (cents) => (cents / 100).toFixed(2),
  (cents) => (cents % 100 === 0 ? `${cents / 100},-` : (cents / 100).toFixed(2).replace('.', ',')),
];
const HEADINGS = [
  ['Kategorie', 'Nr.', 'Name', 'Beschreibung', 'Preis', 'Allergene'],
  ['Category', 'Number', 'Dish', 'Description', 'Price', 'Allergens'],
] as const satisfies readonly Headings[];
type Headings = readonly string[];

type Row = readonly [category: string, number: string, name: string, text: string, price: string, allergens: string];

interface DishRow {
  readonly row: Row;
  /** null: the row must be rejected. */
  readonly expected: ExpectedDish | null;
}

/** Generates the file for a seed; its dishes have different names. */
export function generateFile(kind: FileKind, seed: number): GeneratedFile {
  const chance = createChance(seed);
  const good = Array.from({ length: 3 + Math.floor(chance() * 8) }, (_, index) => generateRow(index, kind, chance));
  const rows = [...good, ...addFault(kind.fault)];
  const order = [0, 1, 2, 3, 4, 5].toSorted(() => chance() - 0.5);
  const headings = pick<Headings>(HEADINGS, chance);
  const lines = [headings, ...rows.map(({ row }) => row)].map((cells) => order.map((at) => cells[at] ?? ''));
  const table = kind.fault === 'no header' ? lines.slice(1) : kind.fault === 'no rows' ? lines.slice(0, 1) : lines;
  const legend = kind.fault === 'codes with legend' ? [['Legende'], ['A = Weizen'], ['G = Milch']] : [];
  const bytes = kind.fault === 'empty' ? new Uint8Array() : write([...table, ...legend], kind);
  return {
    name: kind.format === 'xlsx' ? 'karte.xlsx' : 'karte.csv',
    bytes: kind.fault === 'cut off' && kind.format === 'xlsx' ? bytes.subarray(0, bytes.length / 2) : bytes,
    dishes: isRefused(kind) ? null : rows.flatMap(({ expected }) => expected ?? []),
  };
}

function isRefused({ fault, format }: FileKind): boolean {
  if (fault === 'unclosed quote') return format !== 'xlsx';
  if (fault === 'cut off') return format === 'xlsx';
  return ['no header', 'no rows', 'empty'].includes(fault);
}

function generateRow(index: number, { encoding }: FileKind, chance: Chance): DishRow {
  const plain = pick(NAMES, chance);
  const name = `${encoding === 'windows-1252' ? plain.replaceAll(/[„“]/g, '"') : plain} ${index}`;
  const cents = 100 + Math.floor(chance() * 3000);
  const [allergens, declarations] = pick(WORDS, chance);
  const row: Row = [
    'Süßes & Salziges',
    String(index),
    name,
    'mit „allem“\nund mehr',
    pick(PRICES, chance)(cents),
    allergens,
  ];
  return { row, expected: { name, cents, declarations, reported: null } };
}

const toRow = (changes: Partial<Record<'number' | 'name' | 'text' | 'price' | 'allergens', string>>): Row => [
  'Pizza',
  changes.number ?? '99',
  changes.name ?? 'Fehlerhaft',
  changes.text ?? '',
  changes.price ?? '8,90',
  changes.allergens ?? 'Milch',
];
const expectFaulty = (declarations: readonly Declaration[] | null, reported: string | null = null): ExpectedDish => ({
  name: 'Fehlerhaft',
  cents: 890,
  declarations,
  reported,
});

function addFault(fault: FileKind['fault']): readonly DishRow[] {
  const rejected = (row: Row): readonly DishRow[] => [{ row, expected: null }];
  const accepted = (row: Row, expected: ExpectedDish): readonly DishRow[] => [{ row, expected }];
  switch (fault) {
    case 'name too long':
      return rejected(toRow({ name: 'x'.repeat(221) }));
    case 'text too long':
      return rejected(toRow({ text: 'y'.repeat(2001) }));
    case 'number too long':
      return rejected(toRow({ number: '1'.repeat(21) }));
    case 'price too large':
      return rejected(toRow({ price: '99999999999999999999' }));
    case 'price ambiguous':
      return rejected(toRow({ price: '12 50' }));
    case 'price negative':
      return rejected(toRow({ price: '-8,90' }));
    case 'name missing':
      return rejected(toRow({ name: ' ' }));
    case 'control character':
      return rejected(toRow({ name: 'Trick\u202Eelttirf' }));
    case 'row repeated':
      // Which of the two prices is right, nothing says.
      return [...rejected(toRow({})), ...rejected(toRow({ price: '9,90' }))];
    case 'unknown allergen':
      return accepted(toRow({ allergens: 'Milch, Mondstaub' }), expectFaulty(null, 'Mondstaub'));
    case 'codes without legend':
      return accepted(toRow({ allergens: 'A, G' }), expectFaulty(null, 'A, G'));
    case 'codes with legend':
      return accepted(toRow({ allergens: '(a;G)' }), expectFaulty(['wheat', 'milk']));
    case 'none':
    case 'unclosed quote':
    case 'cut off':
    case 'no header':
    case 'no rows':
    case 'empty':
      return [];
  }
}

function write(table: readonly (readonly string[])[], { format, encoding, fault }: FileKind): Uint8Array {
  if (format === 'xlsx') return writeWorkbook([{ name: 'Karte', rows: table }]);
  const separator = format === 'commas' ? ',' : format === 'tabs' ? '\t' : ';';
  const lines = table.map((cells) => cells.map((cell) => quote(cell, separator)).join(separator));
  const head = format === 'sep=;' ? 'sep=;\r\n' : '';
  return encode(`${head}${lines.join('\r\n')}\r\n${fault === 'unclosed quote' ? `"Offen${separator}` : ''}`, encoding);
}

const quote = (cell: string, separator: string): string =>
  cell.includes(separator) || /^"|[\n\r]/.test(cell) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;

const WINDOWS_1252: Readonly<Record<string, number>> = { '€': 0x80, '„': 0x84, '“': 0x93 };

function encode(text: string, encoding: FileKind['encoding']): Uint8Array {
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(text);
    case 'utf-8 with mark':
      return Buffer.from(`\uFEFF${text}`);
    case 'utf-16le':
      return Buffer.from(text, 'utf16le');
    case 'utf-16le with mark':
      return Buffer.from(`\uFEFF${text}`, 'utf16le');
    case 'utf-16be with mark':
      return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
    case 'windows-1252':
      return Uint8Array.from(
        text.replaceAll('\u202E', '\u0001'),
        (letter) => WINDOWS_1252[letter] ?? letter.charCodeAt(0),
      );
  }
}
