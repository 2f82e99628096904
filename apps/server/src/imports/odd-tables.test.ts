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
  [
    'a title, blank rows and a footer',
    'Speisekarte Sommer;;\n;;\nGericht;Preis;\nGyros;11,90;\n;;\nAlle Preise inkl. MwSt.;;\n',
    ['Gyros||1190|Karte'],
  ],
  ['a heading with a line break', 'Gericht;"Preis\n(EUR)"\nGyros;11,90\n', ['Gyros||1190|Karte']],
  [
    'marks behind prices and a footnote',
    'Gericht;Preis\nGyros;11,90 €*\nBifteki;12,50 €**\n* mit Tsatsiki;\n',
    ['Gyros||1190|Karte', 'Bifteki||1250|Karte'],
  ],
  [
    'headings in two rows',
    ';Preise;;\nGericht;klein;mittel;groß\nPizza Tonno;7,50;9,00;11,00\n',
    ['Pizza Tonno|klein|750|Karte', 'Pizza Tonno|mittel|900|Karte', 'Pizza Tonno|groß|1100|Karte'],
  ],
  [
    'merged cells of a category',
    [
      {
        name: 'Karte',
        rows: [
          ['Kategorie', 'Gericht', 'Preis'],
          ['Grill', 'Gyros', 11.9],
          ['', 'Bifteki', 12.5],
          ['Salate', 'Bauernsalat', 8.5],
          ['', 'Krautsalat', 4],
        ],
      },
    ],
    ['Gyros||1190|Grill', 'Bifteki||1250|Grill', 'Bauernsalat||850|Salate', 'Krautsalat||400|Salate'],
  ],
  [
    'a sheet for each category',
    [
      {
        name: 'Grill',
        rows: [
          ['Gericht', 'Preis'],
          ['Gyros', 11.9],
        ],
      },
      {
        name: 'Salate',
        rows: [
          ['Gericht', 'Preis'],
          ['Bauernsalat', '8,50'],
        ],
      },
    ],
    ['Gyros||1190|Grill', 'Bauernsalat||850|Salate'],
  ],
  ['commas in prices between commas', 'Gericht,Preis\nGyros,11,90\n', ['! noDishes Zeile 2: Gyros: 11,90']],
  ['pipes', 'Gericht|Preis\nGyros|11,90\n', ['Gyros||1190|Karte']],
  ['more separators than columns', '\uFEFFGERICHT;PREIS;;;\r\nGyros;11,90;;;\r\n', ['Gyros||1190|Karte']],
  [
    'two prices without words',
    'Gericht;Preis 1;Preis 2\nGyros;11,90;13,90\n',
    ['! priceColumnsUnclear Spalte „Preis 1“, Spalte „Preis 2“'],
  ],
  ['purchase price and selling price', 'Artikel;EK;VK\nGyros;3,20;11,90\n', ['Gyros||1190|Karte']],
  [
    'selling price with VAT',
    'Bezeichnung;Verkaufspreis brutto;Einkaufspreis\nGyros;11,90;3,20\n',
    ['Gyros||1190|Karte'],
  ],
  [
    'a price of the happy hour',
    'Gericht;Preis;Preis Happy Hour\nGyros;11,90;9,90\n',
    ['! priceColumnsUnclear Spalte „Preis Happy Hour“'],
  ],
  ['a price in cents', 'Gericht;Preis (Cent)\nGyros;1190\n', ['! priceColumnsUnclear Spalte „Preis (Cent)“']],
  [
    'two tables beside each other',
    'Gericht;Preis;;Gericht;Preis\nGyros;11,90;;Bauernsalat;8,50\n',
    ['! noDishes Zeile 2: Gyros: 11,90, 8,50'],
  ],
  [
    'the number before the name',
    'Gericht;Preis\n12 Gyros;11,90\n13. Bifteki;12,50\nM4 Menü;9,00\n',
    ['12 Gyros||1190|Karte', '13. Bifteki||1250|Karte', 'M4 Menü||900|Karte'],
  ],
  [
    'no price, in words and signs',
    'Gericht;Preis\nGyros;11,90\nFisch;-\nSuppe;s. Tafel\nBrot;\n',
    ['Gyros||1190|Karte', '- Zeile 3 priceMissing', '- Zeile 4 priceNotFixed', '- Zeile 5 priceMissing'],
  ],
  [
    'sizes in the rows',
    'Gericht;Größe;Preis\nPizza Tonno;26 cm;8,50\n;32 cm;10,50\nPizza Salami;26 cm;8,00\n',
    ['Pizza Tonno|26 cm|850|Karte', 'Pizza Salami|26 cm|800|Karte', '- Zeile 3 rowUnreadable'],
  ],
  [
    'a category over its dishes with its price of extras',
    'Gericht;Preis\nPIZZA (jede Zutat + 1,00);\nTonno;8,50\nNUDELN;\nCarbonara;9,50\n',
    ['Tonno||850|PIZZA (jede Zutat + 1,00)', 'Carbonara||950|NUDELN'],
  ],
  [
    'columns of order types',
    'Gericht;im Haus;außer Haus;Lieferung\nGyros;12,90;11,90;13,50\n',
    ['! noColumns Gericht, im Haus, außer Haus, Lieferung'],
  ],
  [
    'a total at the end',
    'Gericht;Anzahl;Preis\nGyros;3;11,90\nBifteki;2;12,50\nSumme;5;60,70\n',
    ['Gyros||1190|Karte', 'Bifteki||1250|Karte'],
  ],
];

it.each(TABLES)('%s', async (_, source, expected) => {
  expect(await describeFile(source)).toEqual(expected);
});
