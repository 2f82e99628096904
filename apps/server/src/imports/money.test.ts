import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../../../tests/support/write-workbook.ts';
import type { Imported } from './imported.ts';
import { readMenuPage } from './read-menu-page.ts';
import { type PriceProblem, readPriceText } from './read-price.ts';
import { readOpened, readShopFile } from './read-shop-file.ts';

async function readBytes(name: string, bytes: Uint8Array): Promise<Imported> {
  const read = await readShopFile(name, bytes);
  if (!read.ok) throw new Error(`${read.problem.code}: ${read.problem.details.join('; ')}`);
  return read.value;
}
const readText = (text: string): Promise<Imported> => readBytes('karte.csv', Buffer.from(text));
const findNotes = ({ notes }: Imported, code: string): string[] =>
  notes.filter((note) => note.code === code).map(({ where, value }) => (value ? `${where}|${value}` : where));
const listPrices = ({ menu }: Imported) => menu.dishes.map(({ name, prices }) => [name, prices]);
/** One heading a line. */
const listHeadings = (lines: string): readonly string[] => lines.split('\n').flatMap((line) => line.trim() || []);
const forAll = (base: number) => ({ delivery: { base }, pickup: { base }, dineIn: { base } });

describe('prices as people write them', () => {
  it.each<[string, number]>([
    ['8,90 €*', 890],
    ['8,90¹', 890],
    ['€9,50', 950],
    ['9€50', 950],
    ['9 € 50', 950],
    ['9,50 Euro', 950],
    ['9,50 inkl. MwSt.', 950],
    ['9,50 € inkl. 7 % MwSt.', 950],
    ['brutto 9,50', 950],
    ['12,—', 1200],
    ['10,-', 1000],
    ['10,- €', 1000],
    ['EUR 12,-', 1200],
    ['€ 24,90', 2490],
    ['1.050,00', 105_000],
    ['1 050,00', 105_000],
    ["1'050.00", 105_000],
    ['9,5', 950],
    ['9.50 EUR', 950],
    ['12,50/Stk.', 1250],
    ['12,50 pro Stück', 1250],
    ['24,90 €/Fl.', 2490],
    ['11‚90', 1190],
    ['１１，９０', 1190],
    ['7 ,50', 750],
    ['à 8,90', 890],
    ['nur 8,90 €', 890],
    ['50 ct', 50],
    ['0,00', 0],
  ])('%j is %i cents', (text, cents) => {
    expect(readPriceText(text)).toEqual({ cents });
  });

  it.each<[string, PriceProblem]>([
    ['ab 8,90', 'priceFrom'],
    ['8,90+', 'priceFrom'],
    ['ca. 9', 'priceFrom'],
    ['8,90 / 10,90', 'priceSeveral'],
    ['8,90/10,90', 'priceSeveral'],
    ['8,90 - 10,90 €', 'priceSeveral'],
    ['8,- oder 10,-', 'priceSeveral'],
    ['8,90 (10,90)', 'priceSeveral'],
    ['auf Anfrage', 'priceNotFixed'],
    ['Tagespreis', 'priceNotFixed'],
    ['variable', 'priceNotFixed'],
    ['gratis', 'priceNotFixed'],
    ['4,50 pro 100 g', 'pricePerUnit'],
    ['8,90 €/kg', 'pricePerUnit'],
    ['29,90 pro Person', 'pricePerUnit'],
    ['29,90 p.P.', 'pricePerUnit'],
    ['CHF 12.00', 'priceCurrency'],
    ['12 Fr.', 'priceCurrency'],
    ['$12', 'priceCurrency'],
    ['12 USD', 'priceCurrency'],
    ['120 Kč', 'priceCurrency'],
    ['45 zł', 'priceCurrency'],
    ['£9.50', 'priceCurrency'],
    ['9,50 netto', 'priceNet'],
    ['9,50 zzgl. MwSt.', 'priceNet'],
    ['9,50 + MwSt.', 'priceNet'],
    ['9,50 exkl. 7 % USt', 'priceNet'],
    ['1.234', 'priceAmbiguous'],
    ['8,905', 'priceAmbiguous'],
    ['0.058', 'priceUnreadable'],
    ['#BEZUG!', 'priceUnreadable'],
    ['2026-05-08', 'priceDate'],
    ['08.05.2026', 'priceDate'],
    ['8. Mai', 'priceDate'],
    ['08. Mai', 'priceDate'],
    ['Mai 08', 'priceDate'],
    ['-8,90', 'priceUnreadable'],
    ['12 50', 'priceUnreadable'],
    ['7 %', 'priceUnreadable'],
  ])('%j is none: %s', (text, problem) => {
    expect(readPriceText(text)).toEqual({ problem });
  });

  it('a dash is no price, and an empty cell makes a row a heading', async () => {
    const imported = await readText('Gericht;Preis\nNapoli;\nFunghi;-\nTonno;9,00\nSalami;10,00\n');
    expect(imported.menu.dishes.map(({ name }) => name)).toEqual(['Tonno', 'Salami']);
    expect(findNotes(imported, 'priceMissing')).toEqual(['Zeile 3: Funghi']);
    expect(findNotes(imported, 'categoryFromRow')).toEqual(['Zeile 2|Napoli']);
  });
});

describe('headings of prices', () => {
  const GENERAL = listHeadings(`
    Preis
    PREIS
    Preise
    Preis*
    Preis in Euro
    Preis in EUR
    Preis (in €)
    Preis [EUR]
    Preis €
    Preis brutto
    Preis brutto (€)
    Bruttopreis
    Brutto
    VK
    VK brutto
    VK-Preis
    Verkaufspreis
    Einzelpreis
    Endpreis
    Stückpreis
    Preis pro Stück
    Preis inkl. MwSt
    Preis inkl. 7 % MwSt.
    Preis (inkl. gesetzl. MwSt.)
    Price
    Price (EUR)
    Price incl. VAT
    Gross price
    Unit price
    Betrag
    €
    Prix
    Prix TTC
    Prix (€)
    Цена
    Prezzo
    Fiyat
    Cena
  `);
  it.each(GENERAL)('%j is the price for every order type', async (heading) => {
    const imported = await readText(`Kategorie;Gericht;${heading}\nPizza;Napoli;9,50\nPizza;Funghi;10,50\n`);
    expect(listPrices(imported)).toEqual([
      ['Napoli', forAll(950)],
      ['Funghi', forAll(1050)],
    ]);
    expect(imported.menu.sizes).toEqual([]);
  });

  it.each<[string, string]>([
    ['Preis klein', 'klein'],
    ['Preis groß', 'groß'],
    ['Preis (groß)', 'groß'],
    ['Preis gross', 'gross'],
    ['Preis 26 cm', '26 cm'],
    ['Preis ø 26 cm (€)', 'ø 26 cm'],
    ['Preis 0,3 l', '0,3 l'],
    ['Preis Glas 0,2 l', 'Glas 0,2 l'],
    ['Preis Flasche', 'Flasche'],
    ['Preis XL', 'XL'],
    ['Preis Kinder', 'Kinder'],
    ['Preis für 2 Personen', '2 Personen'],
    ['Price large', 'large'],
  ])('%j is the price of a size', async (heading, size) => {
    const imported = await readText(`Gericht;${heading};Preis normal\nNapoli;9,50;8,00\n`);
    expect(imported.menu.sizes.map(({ name }) => name)).toEqual([size, 'normal']);
    expect(Object.values(imported.menu.dishes[0]?.prices.delivery?.size ?? {})).toEqual([950, 800]);
  });

  it.each([
    ['Preis klein / groß', '8,90 / 10,90', ['klein', 'groß']],
    ['Preis 26/32 cm', '8,90/10,90', ['26 cm', '32 cm']],
  ])('%j names the sizes of %j', async (heading, cell, sizes) => {
    const imported = await readText(`Gericht;${heading}\nNapoli;${cell}\nFunghi;9,90\n`);
    expect(imported.menu.sizes.map(({ name }) => name)).toEqual(sizes);
    expect(Object.values(imported.menu.dishes[0]?.prices.pickup?.size ?? {})).toEqual([890, 1090]);
    expect(findNotes(imported, 'priceSeveral')).toEqual(['Zeile 3: Funghi|9,90']);
  });

  const REFUSED = listHeadings(`
    Preis netto
    Nettopreis
    Netto
    Preis exkl. MwSt
    Preis zzgl. 7 % MwSt.
    Preis ohne MwSt
    Price excl. VAT
    Preis CHF
    CHF
    Preis (Fr.)
    Price USD
    Preis $
    Preis Kč
    Preis zł
    Preis GBP
    Preis in Cent
    Preis pro kg
    Preis/100g
    Preis je Liter
    Preis pro Person
    Einkaufspreis
    Grundpreis
    Preisgruppe
    Preis Abend
    Mittagspreis
    Sonderpreis
    Alter Preis
    Preis neu
    Preis 2025
    Preis Lieferando
    Preis ab
    Preis Montag
    Preis Mitarbeiter
    Preis mit Käse
    Happy-Hour-Preis
    Preis Pfand
    Preis Online
    Prix HT
    Цена руб
    Prix CHF
  `);
  it.each(REFUSED)('%j is refused with its name, and nothing is sold', async (heading) => {
    const read = await readShopFile('karte.csv', Buffer.from(`Kategorie;Gericht;${heading}\nPizza;Napoli;9,50\n`));
    expect(read.ok ? listPrices(read.value) : read.problem).toEqual({
      code: 'priceColumnsUnclear',
      details: [`Spalte „${heading}“`],
    });
  });

  it.each(['Preis netto', 'Preis CHF', 'Preis pro kg', 'Einkaufspreis'])(
    'beside the price that guests pay, %j is left out and named',
    async (heading) => {
      const imported = await readText(`Gericht;Preis brutto;${heading}\nNapoli;9,50;8,88\n`);
      expect(listPrices(imported)).toEqual([['Napoli', forAll(950)]]);
      expect(findNotes(imported, 'priceColumnIgnored')).toEqual([`Spalte|${heading}`]);
    },
  );

  it('an unknown price beside a known one is refused, too', async () => {
    const read = await readShopFile('karte.csv', Buffer.from('Gericht;Preis;Preis Abend\nNapoli;9,50;11,50\n'));
    expect(read.ok ? null : read.problem.details).toEqual(['Spalte „Preis Abend“']);
  });
});

describe('headings in other languages', () => {
  it.each([
    'Nom;Prix;Catégorie;Description',
    'Название;Цена;Категория;Описание',
    'Piatto;Prezzo;Categoria;Ingredienti',
    'Nombre;Precio;Categoría;Descripción',
    'Ürün adı;Fiyat;Kategori;Açıklama',
    'Nazwa;Cena;Kategoria;Opis',
  ])('%s', async (headings) => {
    const imported = await readText(`${headings}\nBorschtsch;6,50;Suppen;mit Roter Bete\n`);
    expect(imported.menu.dishes).toMatchObject([{ name: 'Borschtsch', subtext: 'mit Roter Bete', category: 'suppen' }]);
    expect(findNotes(imported, 'fieldWithoutPlace')).toEqual([]);
  });
});

describe('prices by order type', () => {
  it('arrive as such; a type without a price is not sold', async () => {
    const imported = await readText('Kategorie;Gericht;Preis Abholung;Preis Lieferung\nPizza;Napoli;9,00;10,50\n');
    expect(listPrices(imported)).toEqual([['Napoli', { pickup: { base: 900 }, delivery: { base: 1050 } }]]);
    expect(findNotes(imported, 'notSoldFor')).toEqual(['Zeile 2: Napoli|am Tisch']);
  });

  it.each([
    ['Abholpreis', 'pickup'],
    ['Preis (Selbstabholer)', 'pickup'],
    ['Preis zum Mitnehmen', 'pickup'],
    ['Preis außer Haus', 'pickup'],
    ['Takeaway price', 'pickup'],
    ['Preis to go', 'pickup'],
    ['Lieferpreis', 'delivery'],
    ['Preis bei Lieferung', 'delivery'],
    ['Delivery price', 'delivery'],
    ['Preis vor Ort', 'dineIn'],
    ['Preis im Restaurant', 'dineIn'],
    ['Tischpreis', 'dineIn'],
    ['Prix à emporter', 'pickup'],
    ['Prix livraison', 'delivery'],
    ['Prix sur place', 'dineIn'],
  ])('%j', async (heading, type) => {
    const imported = await readText(`Gericht;${heading}\nNapoli;9,00\n`);
    expect(listPrices(imported)).toEqual([['Napoli', { [type]: { base: 900 } }]]);
  });

  it('one of their own comes before the general price, which counts elsewhere', async () => {
    const imported = await readText('Gericht;Preis;Preis Lieferung\nNapoli;9,00;10,50\nFunghi;8,00;\n');
    expect(listPrices(imported)).toEqual([
      ['Napoli', { ...forAll(900), delivery: { base: 1050 } }],
      ['Funghi', forAll(800)],
    ]);
    expect(findNotes(imported, 'priceOfAllTypes')).toEqual(['Zeile 3: Funghi|Preis Lieferung']);
  });

  it('go together with sizes and crusts', async () => {
    const imported = await readText(
      'Name;Größe;Teig;Preis Abholung;Preis Lieferung\nZita;26 cm;dünn;9,00;10,00\nZita;26 cm;dick;9,50;11,50\n',
    );
    const { pickup, delivery, dineIn } = imported.menu.dishes[0]?.prices ?? {};
    expect([pickup?.size, delivery?.size, dineIn]).toEqual([{ '26-cm': 900 }, { '26-cm': 1000 }, undefined]);
    expect([pickup?.extra?.['dick'], delivery?.extra?.['dick']]).toEqual([{ '26-cm': 50 }, { '26-cm': 150 }]);
    const sized = await readText(
      'Name;Preis klein Abholung;Preis groß Abholung;Preis groß Lieferung\nZita;8,00;10,00;12,00\n',
    );
    expect(sized.menu.dishes[0]?.prices).toMatchObject({
      pickup: { size: { klein: 800, gross: 1000 } },
      delivery: { size: { gross: 1200 } },
    });
  });
});

describe('rows and sheets', () => {
  it('a row with one filled cell is a heading', async () => {
    const imported = await readText(
      'Nr;Gericht;Preis\n;VORSPEISEN;\n1;Suppe;4,90\n;Alle Suppen mit Brot.;\n;Pizza;\n2;Napoli;9,50\n3;Funghi;9,90\n',
    );
    const { categories, dishes } = imported.menu;
    expect(categories.map(({ name }) => name)).toEqual(['VORSPEISEN', 'Pizza']);
    expect(dishes.map(({ name, category }) => [name, category])).toEqual([
      ['Suppe', 'vorspeisen'],
      ['Napoli', 'pizza'],
      ['Funghi', 'pizza'],
    ]);
    expect(findNotes(imported, 'categoryFromRow')).toEqual(['Zeile 2|VORSPEISEN', 'Zeile 5|Pizza']);
    expect(findNotes(imported, 'rowWithoutMeaning')).toEqual(['Zeile 4|Alle Suppen mit Brot.']);
  });

  it('in the column of the categories, too, and not beside categories of its own', async () => {
    const filled = await readText('Kategorie;Gericht;Preis\nPizza;;\n;Napoli;9,50\nPasta;;\n;Penne;8,50\n');
    expect(filled.menu.categories.map(({ name }) => name)).toEqual(['Pizza', 'Pasta']);
    const own = await readText('Kategorie;Gericht;Preis\nPizza;Napoli;9,50\n;Tonno;\nPizza;Funghi;9,90\n');
    expect(own.menu.categories.map(({ name }) => name)).toEqual(['Pizza']);
    expect(findNotes(own, 'priceMissing')).toEqual(['Zeile 3: Tonno']);
  });

  it('of two rows of one name with different prices, none is sold, and both are named', async () => {
    const imported = await readText('Gericht;Preis\nMoussaka;12,90\nGyros;11,50\nMoussaka;9,90\nGyros;11,50\n');
    expect(findNotes(imported, 'nameRepeated')).toEqual([
      'Zeile 2: Moussaka|12,90\u00a0€ und 9,90\u00a0€',
      'Zeile 4: Moussaka|12,90\u00a0€ und 9,90\u00a0€',
    ]);
    expect(findNotes(imported, 'rowRepeated')).toEqual(['Zeile 5: Gyros']);
    expect(imported.menu.dishes.map(({ name }) => name)).toEqual(['Gyros']);
  });

  it('a column without numbers has no prices', async () => {
    const imported = await readText('Item name;Set up different prices for takeaway;Price\nFlat White;Yes;3,90\n');
    expect(listPrices(imported)).toEqual([['Flat White', forAll(390)]]);
    expect(findNotes(imported, 'fieldWithoutPlace')).toEqual(['Spalte|Set up different prices for takeaway']);
  });

  it('a price far from the others is listed', async () => {
    const rows = ['Bauernsalat;8,90', 'Griechisch;1.050,00', 'Thunfisch;9,50', 'Rucola;8,50', 'Tomate;0,89'];
    const imported = await readText(`Gericht;Preis\n${rows.join('\n')}\n`);
    expect(findNotes(imported, 'priceOdd')).toEqual([
      'Zeile 3: Griechisch|1.050,00\u00a0€, sonst um 8,90\u00a0€',
      'Zeile 6: Tomate|0,89\u00a0€, sonst um 8,90\u00a0€',
    ]);
  });

  it('dates that a spreadsheet has made of prices and numbers are named', async () => {
    const imported = await readText('Nr;Gericht;Preis\n2026-05-08;Napoli;9,50\n2;Funghi;2026-05-08\n3;Tonno;08. Mai\n');
    expect(findNotes(imported, 'priceDate')).toEqual(['Zeile 3: Funghi|2026-05-08', 'Zeile 4: Tonno|08. Mai']);
    expect(findNotes(imported, 'dateInCell')).toEqual(['Zeile 2: Napoli|2026-05-08']);
    expect(imported.menu.dishes.map(({ name, number }) => [name, number])).toEqual([['Napoli', undefined]]);
  });

  it('no sheet is dropped without a word', async () => {
    const sheets = [
      {
        name: 'Speisen',
        rows: [
          ['Name', 'Preis'],
          ['Gyros', 11.5],
        ],
      },
      {
        name: 'Getränke',
        rows: [
          ['Getränk', 'Preis'],
          ['Cola', 2.9],
          ['Fanta', 2.9],
        ],
      },
      {
        name: 'Allergene',
        rows: [
          ['A', 'Weizen'],
          ['G', 'Milch'],
        ],
      },
    ];
    const imported = await readBytes('karte.xlsx', writeWorkbook(sheets));
    expect(findNotes(imported, 'sheetNotRead')).toEqual(['Getränke']);
  });

  it('an extra with another word before its price is not read', async () => {
    const imported = await readText(
      'Gericht;Preis;Extras\nNapoli;9,50;"Käse 1,00; Ei CHF 1,00; Speck ab 2,00; Rind + 3,00"\n',
    );
    expect(findNotes(imported, 'extraUnreadable')).toEqual([
      'Zeile 2: Napoli|Ei CHF 1,00',
      'Zeile 2: Napoli|Speck ab 2,00',
    ]);
    expect(imported.menu.ingredients.map(({ name }) => name)).toEqual(['Käse', 'Rind']);
  });
});

describe('a page with structured data', () => {
  const readPage = (items: readonly object[], restaurant: object = {}): Imported => {
    const menu = { '@type': 'Menu', hasMenuSection: { '@type': 'MenuSection', name: 'Karte', hasMenuItem: items } };
    const json = JSON.stringify({ '@type': 'Restaurant', ...restaurant, hasMenu: menu });
    const { sheet } = readMenuPage(`<script type="application/ld+json">${json}</script>`);
    const read = readOpened({ kind: 'sheets', sheets: sheet ? [sheet] : [], encoding: null });
    if (!read.ok) throw new Error(read.problem.code);
    return read.value;
  };
  const item = (name: string, offers: unknown) => ({ '@type': 'MenuItem', name, offers });
  const sold = item('Suppe', { price: '4.50', priceCurrency: 'EUR' });

  it.each<[string, object, PriceProblem]>([
    ['a lowest price', { '@type': 'AggregateOffer', lowPrice: '24.50', highPrice: '31.00' }, 'priceFrom'],
    ['another currency', { price: '12.00', priceCurrency: 'CHF' }, 'priceCurrency'],
    ['a price without VAT', { priceSpecification: { price: 9, valueAddedTaxIncluded: false } }, 'priceNet'],
    ['a price by weight', { priceSpecification: { price: 4.5, unitCode: 'KGM' } }, 'pricePerUnit'],
  ])('%s is not sold', (_, offer, code) => {
    const imported = readPage([sold, item('Fondue', offer)]);
    expect(listPrices(imported)).toEqual([['Suppe', forAll(450)]]);
    expect(findNotes(imported, code)).toHaveLength(1);
  });

  it('what a restaurant accepts is the currency of its prices', () => {
    expect(() => readPage([item('Fondue', { price: 12 })], { currenciesAccepted: 'CHF' })).toThrow('noDishes');
  });

  it('one lowest and highest price is the price, and 1,250.00 is one', () => {
    const imported = readPage([item('Eis', { lowPrice: 3.5, highPrice: 3.5 }), item('Platte', { price: '1,250.00' })]);
    expect(listPrices(imported)).toEqual([
      ['Eis', forAll(350)],
      ['Platte', forAll(125_000)],
    ]);
  });
});
