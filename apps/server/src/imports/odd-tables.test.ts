import { expect, it } from 'vitest';
import { writeWorkbook } from '../../../../tests/support/write-workbook.ts';
import { readShopFile } from './read-shop-file.ts';

type Cells = readonly (string | number)[];
type Sheets = readonly { readonly name: string; readonly rows: readonly Cells[] }[];

/** 'Gyros|groß|1190|Grill' for each dish and size, then the rows that are refused; or why the file is. */
async function describeFile(source: string | Sheets): Promise<readonly string[]> {
  const [name, bytes] =
    typeof source === 'string' ? ['karte.csv', Buffer.from(source)] : ['karte.xlsx', writeWorkbook(source)];
  const read = await readShopFile(name ?? '', bytes as Uint8Array);
  if (!read.ok) return [`! ${read.problem.code} ${read.problem.details.join(', ')}`.trim()];
  const { menu, balance } = read.value;
  const dishes = menu.dishes.flatMap((dish) => {
    const category = menu.categories.find(({ id }) => id === dish.category)?.name;
    const { base, size = {} } = dish.prices.pickup ?? {};
    const sizes = Object.entries(size).map(([id, cents]) => [menu.sizes.find((each) => each.id === id)?.name, cents]);
    return (sizes.length > 0 ? sizes : [['', base]]).map(([each, cents]) =>
      [[dish.number, dish.name].filter(Boolean).join(' '), each, cents, category].join('|'),
    );
  });
  const { read: rows, taken, refused, ignored } = balance;
  expect(rows).toBe(taken + refused.length + ignored.length);
  return [...dishes, ...refused.map(({ row, reason }) => `- ${row} ${reason}`)];
}

const TABLES: readonly (readonly [what: string, source: string | Sheets, expected: readonly string[]])[] = [
  ['a title, blank rows and a footer', 'Speisekarte Sommer;;\n;;\nGericht;Preis;\nGyros;11,90;\n;;\nAlle Preise inkl. MwSt.;;\n', []],
  ['a heading with a line break', 'Gericht;"Preis\n(EUR)"\nGyros;11,90\n', []],
  ['marks behind prices and a footnote', 'Gericht;Preis\nGyros;11,90 €*\nBifteki;12,50 €**\n* mit Tsatsiki;\n', []],
  ['headings in two rows', ';Preise;;\nGericht;klein;mittel;groß\nPizza Tonno;7,50;9,00;11,00\n', []],
  ['merged cells of a category', [{ name: 'Karte', rows: [['Kategorie', 'Gericht', 'Preis'], ['Grill', 'Gyros', 11.9], ['', 'Bifteki', 12.5], ['Salate', 'Bauernsalat', 8.5], ['', 'Krautsalat', 4]] }], []],
  ['a sheet for each category', [{ name: 'Grill', rows: [['Gericht', 'Preis'], ['Gyros', 11.9]] }, { name: 'Salate', rows: [['Gericht', 'Preis'], ['Bauernsalat', '8,50']] }], []],
  ['commas in prices between commas', 'Gericht,Preis\nGyros,11,90\n', []],
  ['pipes', 'Gericht|Preis\nGyros|11,90\n', []],
  ['more separators than columns', '\uFEFFGERICHT;PREIS;;;\r\nGyros;11,90;;;\r\n', []],
  ['two prices without words', 'Gericht;Preis 1;Preis 2\nGyros;11,90;13,90\n', []],
  ['purchase price and selling price', 'Artikel;EK;VK\nGyros;3,20;11,90\n', []],
  ['selling price with VAT', 'Bezeichnung;Verkaufspreis brutto;Einkaufspreis\nGyros;11,90;3,20\n', []],
  ['a price of the happy hour', 'Gericht;Preis;Preis Happy Hour\nGyros;11,90;9,90\n', []],
  ['a price in cents', 'Gericht;Preis (Cent)\nGyros;1190\n', []],
  ['two tables beside each other', 'Gericht;Preis;;Gericht;Preis\nGyros;11,90;;Bauernsalat;8,50\n', []],
  ['the number before the name', 'Gericht;Preis\n12 Gyros;11,90\n13. Bifteki;12,50\nM4 Menü;9,00\n', []],
  ['no price, in words and signs', 'Gericht;Preis\nGyros;11,90\nFisch;-\nSuppe;s. Tafel\nBrot;\n', []],
  ['sizes in the rows', 'Gericht;Größe;Preis\nPizza Tonno;26 cm;8,50\n;32 cm;10,50\nPizza Salami;26 cm;8,00\n', []],
  ['a category over its dishes with its price of extras', 'Gericht;Preis\nPIZZA (jede Zutat + 1,00);\nTonno;8,50\nNUDELN;\nCarbonara;9,50\n', []],
  ['columns of order types', 'Gericht;im Haus;außer Haus;Lieferung\nGyros;12,90;11,90;13,50\n', []],
  ['a total at the end', 'Gericht;Anzahl;Preis\nGyros;3;11,90\nBifteki;2;12,50\nSumme;5;60,70\n', []],
];

it.each(TABLES)('%s', async (_, source, expected) => {
  expect(await describeFile(source)).toEqual(expected);
});
