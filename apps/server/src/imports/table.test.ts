import { readMenu } from '@tischlein/domain/menu';
import { describe, expect, it } from 'vitest';
import { findLosses, needsConsent } from './compare-menus.ts';
import { formatImportReport } from './import-report.ts';
import type { Imported } from './imported.ts';
import { readPrice } from './read-price.ts';
import { mergeImport, readShopFile } from './read-shop-file.ts';
import { writeTemplate } from './write-template.ts';
import { writeWorkbook } from '../../../../tests/support/write-workbook.ts';

const TEMPLATE_FILE = await writeTemplate('karte.xlsx');

async function readText(text: string, name = 'karte.csv'): Promise<Imported> {
  const read = await readShopFile(name, Buffer.from(text));
  if (!read.ok) throw new Error(`${read.problem.code}: ${read.problem.details.join('; ')}`);
  return read.value;
}
const listDrinks = (names: string, tag: string): [string, readonly string[]][] =>
  names.split(', ').map((name) => [`Getränke;${name}`, [tag]]);
const readProblem = async (name: string, bytes: Uint8Array): Promise<unknown> => {
  const read = await readShopFile(name, bytes);
  return read.ok ? 'ok' : read.problem;
};
const findNotes = ({ notes }: Imported, code: string): string[] =>
  notes.filter((note) => note.code === code).map(({ where, value }) => (value ? `${where}|${value}` : where));
const listNames = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Gericht ${index};5`).join('\n');
const report = (imported: Imported): string =>
  formatImportReport(imported, findLosses(null, mergeImport(imported, 'roma', null))).join('\n');

describe('prices', () => {
  it.each([
    ['8,90', 890],
    ['8.90', 890],
    ['8,9', 890],
    ['9', 900],
    ['8,-', 800],
    ['8,–', 800],
    ['8.--', 800],
    ['EUR 9,90', 990],
    ['9,90 EUR', 990],
    ['8 Euro', 800],
    ['8,90 €', 890],
    ['€8,90', 890],
    ['8,90\u00a0€', 890],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['0', 0],
  ])('%s is %i cents', (text, cents) => {
    expect(readPrice(text)).toBe(cents);
  });

  it.each([
    '12 50',
    '1.234',
    '1,234',
    '-8,90',
    '8,905',
    '1e5',
    ',50',
    'ab 8,90',
    '8,90/9,90',
    '',
    'nach Tagespreis',
    '99999999999999999999',
  ])('%j is no price, or can be read in two ways', (text) => {
    expect(readPrice(text)).toBeNull();
  });
});

describe('encodings and separators', () => {
  const text = 'Größe;Gericht;Preis;Rubrik\n26 cm;"Käse – Spätzle";8,90 €;Süßes\n';
  const windows1252 = Buffer.from(text.replaceAll('€', '\u0080').replaceAll('–', '\u0096'), 'latin1');
  const utf16 = Buffer.from(text, 'utf16le');
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 big-endian', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', utf16],
    ['Windows-1252', windows1252],
    ['sep=;', Buffer.from(`sep=;\r\n${text.replaceAll('\n', '\r\n')}`)],
    ['tabs', Buffer.from(text.replaceAll(';', '\t'))],
    ['commas', Buffer.from(text.replaceAll(/8,90 €/g, '"8,90 €"').replaceAll(';', ','))],
  ])('%s', async (_, bytes) => {
    const read = await readShopFile('karte.csv', bytes);
    const menu = read.ok ? read.value.menu : null;
    expect(menu?.dishes).toMatchObject([{ name: 'Käse – Spätzle', prices: { pickup: { size: { '26-cm': 890 } } } }]);
    expect(menu?.categories).toMatchObject([{ name: 'Süßes' }]);
  });

  it('reads English headings in any order, and line breaks in cells', async () => {
    const { menu } = await readText(
      'Price,Description,Dish,Category\n8.90,"Tomato,\nbasil ""fresh""",Margherita,Pizza\n',
    );
    expect(menu.dishes).toMatchObject([{ name: 'Margherita', subtext: 'Tomato,\nbasil "fresh"' }]);
  });

  it('reads several price columns as sizes', async () => {
    const { menu } = await readText('Name;Preis klein;Preis groß\nMargherita;7,50;9,50\n');
    expect(menu.dishes[0]?.prices.delivery?.size).toEqual({ klein: 750, gross: 950 });
  });

  it('reads .xlsx files, with the legend on a sheet of its own', async () => {
    const bytes = writeWorkbook([
      { name: 'Karte', rows: [['Sommerkarte'], ['Name', 'Preis', 'Allergene'], ['Käsespätzle', 8.9, 'A,G']] },
      { name: 'Allergene', rows: [['Legende'], ['A', 'Weizen'], ['G', 'Milch']] },
    ]);
    const read = await readShopFile('karte.xlsx', bytes);
    expect(read.ok ? read.value.menu.dishes : null).toMatchObject([
      { name: 'Käsespätzle', prices: { dineIn: { base: 890 } }, declarations: ['wheat', 'milk'] },
    ]);
  });

  it.each<[string, string, Uint8Array, string]>([
    ['an empty file', 'karte.csv', Buffer.from(''), 'noColumns'],
    ['five bytes of nothing', 'karte.csv', Buffer.from([0xff, 0xfe, 0x00, 0x01, 0x02]), 'noText'],
    ['a binary file', 'karte.csv', Buffer.from([1, 2, 3, 0, 255, 254, 7]), 'noText'],
    ['a table without known columns', 'karte.csv', Buffer.from('a;b\n1;2\n'), 'noColumns'],
    ['a table without rows', 'karte.csv', Buffer.from('Name;Preis\n'), 'noDishes'],
    ['an old Excel file', 'karte.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'otherProgram'],
    ['a damaged PDF', 'karte.pdf', Buffer.from('%PDF-1.7'), 'noPdf'],
    ['a picture of a menu', 'karte.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'pictureOfMenu'],
    ['a photo of an iPhone', 'karte.heic', Buffer.from('\0\0\0\x18ftypheic'), 'pictureOfMenu'],
    ['a page without a menu', 'karte.html', Buffer.from('<p>Hallo</p>'), 'pageWithoutMenu'],
    ['a damaged workbook', 'karte.xlsx', TEMPLATE_FILE.subarray(0, 500), 'noWorkbook'],
    ['the empty template', 'karte.xlsx', TEMPLATE_FILE, 'noDishes'],
    ['17 MB', 'karte.csv', Buffer.alloc(17 * 1024 * 1024, 32), 'tooLarge'],
    ['more dishes than a menu holds', 'karte.csv', Buffer.from(`Name;Preis\n${listNames(20_001)}`), 'formatBroken'],
  ])('%s is refused', async (_, name, bytes, code) => {
    expect(await readProblem(name, bytes)).toMatchObject({ code });
  });

  it('an unclosed quote is an error with the row where it starts', async () => {
    const table = 'Name;Preis\nMargherita;8,90\nPizza "Spezial";9,90\n"Offenes Zita;8,90\nFunghi;"9,90"\n';
    expect(await readProblem('karte.csv', Buffer.from(table))).toEqual({
      code: 'quoteNotClosed',
      details: ['Zeile 4'],
    });
  });
});

describe('rows', () => {
  it('an ambiguous price is an error with its row number', async () => {
    const imported = await readText('Name;Preis\nMargherita;8,90\nFunghi;12 50\n;7,50\nTonno;\n');
    expect(findNotes(imported, 'priceUnreadable')).toEqual(['Zeile 3: Funghi|12 50']);
    expect(findNotes(imported, 'rowUnreadable')).toEqual(['Zeile 4|7,50']);
    expect(findNotes(imported, 'priceMissing')).toEqual(['Zeile 5: Tonno']);
    expect(report(imported)).toContain('Gelesen: 5 Zeilen, davon übernommen 1, abgelehnt 3, kein Gericht 1');
  });

  it('two price columns that differ are no price, and allergens of several columns are all read', async () => {
    const imported = await readText(
      'Name;Preis;VK;Allergene;Allergens\nA;5,00;6,00;;\nB;5,00;5,00;Weizen;Milch\nC;;6,00;Weizen;Trüffel\n',
    );
    expect(findNotes(imported, 'priceSeveral')).toEqual(['Zeile 2: A|5,00, 6,00']);
    expect(imported.menu.dishes.map(({ name, declarations }) => [name, declarations])).toEqual([
      ['B', ['wheat', 'milk']],
      ['C', null],
    ]);
  });

  it('what a call would refuse is rejected with its name and the rule, all at once', async () => {
    const long = 'x'.repeat(221);
    const imported = await readText(
      `Name;Preis;Nummer;Beschreibung\n${long};8,90;;\nFunghi;8,90;${'1'.repeat(21)};\nTonno;8,90;;${'y'.repeat(2001)}\nSalami;9,90;;\n`,
    );
    expect(imported.menu.dishes.map(({ name }) => name)).toEqual(['Salami']);
    expect(findNotes(imported, 'ruleBroken')).toEqual([
      `Zeile 2: ${long}|Name: höchstens 200 Zeichen`,
      'Zeile 3: Funghi|Nummer: höchstens 20 Zeichen',
      'Zeile 4: Tonno|Beschreibung: höchstens 2000 Zeichen',
    ]);
  });

  it('ids never collide', async () => {
    const names = ['Spaghetti Carbonara', 'Spaghetti Carbonara (2)', 'Spaghetti-Carbonara!', 'Spaghetti Carbonara 2'];
    const { menu } = await readText(
      `Rubrik;Name;Preis\n${names.map((name, index) => `Süß${index % 2 ? '!' : ''};${name};8,90`).join('\n')}`,
    );
    for (const entries of [menu.dishes, menu.categories])
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect([menu.dishes.length, menu.categories.length]).toEqual([4, 2]);
  });

  it('a repeated row is rejected, and so is one without the size that the others have', async () => {
    const imported = await readText('Name;Größe;Preis\nCola;0,3 l;2,90\nCola;0,3 l;2,90\nCola;;4,00\n');
    expect(findNotes(imported, 'rowRepeated')).toEqual(['Zeile 3: Cola']);
    expect(findNotes(imported, 'optionMissing')).toEqual(['Zeile 4: Cola']);
  });

  it('five examples per cause, the rest as a number; everything in the full report', async () => {
    const imported = await readText(
      `Name;Preis;Allergene\n${Array.from({ length: 254 }, (_, index) => `Gericht ${index};8,90;`).join('\n')}`,
    );
    expect(report(imported)).toContain('und 249 weitere');
    expect(report(imported).split('\n').length).toBeLessThan(20);
    const losses = findLosses(null, mergeImport(imported, 'roma', null));
    expect(formatImportReport(imported, losses, true).join('\n')).toContain('Gericht 253');
  });
});

describe('declarations', () => {
  it('one unknown word makes the declarations of a dish unknown and is reported (S3 L2)', async () => {
    const imported = await readText('Name;Preis;Allergene\nRisotto;12,90;Milch, Trüffel\nPasta;9,90;Schalenfrüchte\n');
    expect(imported.menu.dishes.map(({ declarations }) => declarations)).toEqual([null, ['nuts']]);
    const kept = { named: ['milk'], unclear: 'Trüffel' };
    expect(imported.menu.dishes.map((dish) => dish.partialDeclarations)).toEqual([kept, undefined]);
    expect(findNotes(imported, 'declarationUnknown')).toEqual(['Zeile 2: Risotto|Trüffel']);
    expect(findNotes(imported, 'nutKindMissing')).toEqual(['Zeile 3: Pasta']);
  });

  it('letters without a legend are unknown, and the import asks for one', async () => {
    const imported = await readText('Name;Preis;Allergene\nRisotto;12,90;A, G\n');
    expect(imported.menu.dishes[0]?.declarations).toBeNull();
    expect(findNotes(imported, 'legendMissing')).toEqual(['Zeile 2: Risotto|A, G']);
    expect(report(imported)).toContain('A = Weizen');
  });

  it('letters are read by the legend below the table', async () => {
    const { menu } = await readText(
      'Name;Preis;Allergene\nRisotto;12,90;"A, G"\n;;\nLegende;;\nA = Weizen;;\nG = Sellerie;;\n',
    );
    expect(menu.dishes[0]?.declarations).toEqual(['wheat', 'celery']);
    expect(menu.declarationCodes).toEqual({ wheat: 'A', celery: 'G' });
  });

  it.each<[string, string]>([
    ['above the table', 'A = Weizen, G = Milch;;\nName;Preis;Allergene\nRisotto;12,90;"A, G"\n'],
    ['beside it in one cell', 'Name;Preis;Allergene;;\nRisotto;12,90;"A, G";;A = Weizen\nPasta;9,90;A;;G = Milch\n'],
    ['beside it in two', 'Name;Preis;Allergene;;\nRisotto;12,90;"A, G";A;Weizen\nPasta;9,90;A;G;Milch\n'],
    ['in one line below', 'Name;Preis;Allergene\nRisotto;12,90;"A, G"\nAllergene: A: Weizen, G: Milch;;\n'],
  ])('letters are read by a legend %s', async (_, text) => {
    const { menu } = await readText(text);
    expect(menu.dishes[0]?.declarations).toEqual(['wheat', 'milk']);
  });

  it('a legend on a sheet of its own may have headings', async () => {
    const bytes = writeWorkbook([
      {
        name: 'Karte',
        rows: [
          ['Name', 'Preis', 'Allergene'],
          ['Risotto', 12.9, 'A,G'],
        ],
      },
      {
        name: 'Allergene',
        rows: [
          ['Code', 'Bedeutung'],
          ['A', 'Weizen'],
          ['G', 'Milch'],
        ],
      },
    ]);
    const read = await readShopFile('karte.xlsx', bytes);
    expect(read.ok && read.value.menu.dishes[0]?.declarations).toEqual(['wheat', 'milk']);
    expect(read.ok && read.value.balance.refused).toEqual([]);
  });

  it.each(['Emulgator', 'Alkohol', 'keine Zusatzstoffe', 'ohne kennzeichnungspflichtige Zusatzstoffe'])(
    '%s makes no statement about allergens',
    async (text) => {
      const { menu } = await readText(`Name;Preis;Kennzeichnung\nLimo;2,90;${text}\nEis;2,90;keine Allergene\n`);
      expect(menu.dishes.map(({ declarations }) => declarations)).toEqual([null, []]);
    },
  );

  it.each(['Kennzeichnung', 'Allergene', 'Zusatzstoffe'])(
    'additives alone make no statement about allergens, in a column %s either',
    async (heading) => {
      const imported = await readText(`Name;Preis;${heading}\nLimo;2,90;Farbstoff\n`);
      expect(imported.menu.dishes).toMatchObject([
        { declarations: null, partialDeclarations: { named: ['colour'], unclear: '' } },
      ]);
      expect(findNotes(imported, 'allergensUnknown')).toEqual(['Zeile 2: Limo|Farbstoff']);
    },
  );

  it('a deposit above 5 € is taken and asked about', async () => {
    const imported = await readText('Name;Preis;Pfand\nCola;2,90;25\nSprite;2,90;0,25\n');
    expect(imported.menu.dishes.map(({ deposit }) => deposit)).toEqual([2500, 25]);
    expect(findNotes(imported, 'depositHigh')).toEqual(['Zeile 2: Cola|25']);
  });

  it('additives alone make no statement about allergens', async () => {
    const { menu } = await readText(
      'Name;Preis;Allergene;Zusatzstoffe\nSuppe;4,90;;Glutamat\nReis;2,90;keine;Glutamat\n',
    );
    expect(menu.dishes.map(({ declarations }) => declarations)).toEqual([null, ['flavourEnhancer']]);
  });
});

describe('drinks, age limits, contents and deposits', () => {
  const describeDish = async (row: string) => {
    const imported = await readText(`Rubrik;Name;Preis\n${row};3,90\n`);
    const [dish] = imported.menu.dishes;
    return { tags: dish?.tags, isDrink: dish?.isDrink };
  };

  it.each<[string, readonly string[], boolean]>([
    ['Getränke;Pils', ['alcohol16'], true],
    ['Speisen;Pils 0,5 l', ['alcohol16'], true],
    ['Getränke;Grappa', ['alcohol18'], true],
    ['Speisen;Grappa', ['alcohol18'], true],
    ['Speisen;Rotwein Hausmarke', ['alcohol16'], true],
    ['Cocktails;Sommertraum', ['alcohol18'], true],
    ['Getränke;Aperol Spritz', ['alcohol18'], true],
    ['Getränke;Alkoholfreies Bier', [], true],
    ['Getränke;Malzbier', [], true],
    ['Getränke;Cola 0,33l', [], true],
    ['Sushi;Sake Nigiri', [], false],
    ['Fleisch;Rumpsteak', [], false],
    ['Fleisch;Schweinebraten in Biersauce', [], false],
    ['Pizza;Margherita 30 cm', [], false],
    ['Pizza;Pizza Punschtorte', [], false],
    ['Vorspeisen;Weinbergschnecken', [], false],
    ['Fleisch;Metaxa Gyros', [], false],
    ['Fleisch;Flensburger Fischteller', [], false],
  ])('%s', async (row, tags, isDrink) => {
    expect(await describeDish(row)).toEqual({ tags, isDrink });
  });

  // 'guessed, to the careful side … A beer without an age is 16, a spirit 18, an alcoholic drink of unknown kind 18' (S3 L5)
  it.each<[string, readonly string[]]>([
    ['Alkoholfreie und alkoholische Getränke;Pils', ['alcohol16']],
    ['Alkoholfreie und alkoholische Getränke;Sommertraum', ['alcohol18']],
    ['Alkoholfreie und alkoholische Getränke;Cola', []],
    ['Bier & Alkoholfreies;Hausmarke', ['alcohol16']],
    ['Bier & Alkoholfreies;Apfelsaft', []],
    ['Alkoholfreies & Bier;Hausmarke', ['alcohol16']],
    ['Alkoholfreie Getränke/Cocktails;Sommertraum', ['alcohol18']],
    ['Cocktails mit und ohne Alkohol;Sommertraum', ['alcohol18']],
    ['Alkoholfreie Cocktails;Sommertraum', []],
    ['Cocktails (alkoholfrei);Sommertraum', []],
    ['Alkoholfreie Biere & Säfte;Becks', []],
    ['Getränke;Weißbier (auch alkoholfrei erhältlich)', ['alcohol16']],
    ['Getränke;Weizen hell/alkoholfrei', ['alcohol16']],
    ['Getränke;Cocktail Virgin oder mit Alkohol', ['alcohol18']],
    ['Getränke;Malzbier oder Fassbrause', []],
    ['Getränke;Pils 5,0 % 0,5 l', ['alcohol16']],
    ['Getränke;Becks 0,0 % 0,33 l', []],
    ['Getränke;Glühwein', ['alcohol16']],
    ['Getränke;Kinderpunsch', []],
    ...listDrinks(
      'Guinness, Astra, Flensburger, Radeberger, Schöfferhofer Grapefruit, Franziskaner, Federweißer, Retsina, Cava',
      'alcohol16',
    ),
    ...listDrinks(
      'Desperados, Smirnoff Ice, Metaxa 5 Sterne, Lillet Berry, Kleiner Feigling, Berliner Luft, Ramazzotti, Ramazotti, Jäger-Meister, Schnäpschen, Marillenbrand, Rakia, Aquavit, Grog, Punsch, Eierpunsch, Feuerzangenbowle, Erdbeerbowle, Caipi, Bloody Mary, Irish Coffee, Cynar, Underberg',
      'alcohol18',
    ),
  ])('among drinks: %s', async (row, tags) => {
    expect((await describeDish(row)).tags).toEqual(tags);
  });

  it.each<[string, boolean]>([
    ['Menüs;1 Flasche Wein', true],
    ['Menüs;6er Träger Becks', true],
    ['Menüs;2 Pizzen nach Wahl und 1 Flasche Lambrusco', true],
    ['Sonstiges;Bier (auch alkoholfrei) zum Grillpaket', true],
    ['Fleisch;Metaxa Gyros', true],
    ['Fleisch;Schweinebraten', false],
    ['Brotzeit;Bierschinken', false],
    ['Vorspeisen;Weinbergschnecken', false],
    ['Dessert;Windbeutel aus Brandteig', false],
    ['Sushi;Sake Nigiri', false],
  ])('elsewhere a word for alcohol is noted: %s', async (row, isNoted) => {
    const imported = await readText(`Rubrik;Name;Preis\n${row};3,90\n`);
    expect(findNotes(imported, 'mayContainAlcohol').length > 0).toBe(isNoted);
  });

  it.each<[string, string | undefined, string?]>([
    ['Hausmarke;Alkohol;40', 'alcohol18'],
    ['Hausmarke;Alkohol;11 % vol', 'alcohol18'],
    ['Helles;Alkohol % vol.;5,0 %', 'alcohol16'],
    ['Pils;Mindestalter;0', 'alcohol16'],
    ['Grappa;Mindestalter;nein', 'alcohol18'],
    ['Pils alkoholfrei;Mindestalter;0', undefined],
    ['Cola;Mindestalter;0', undefined],
    ['Becks;Mindestalter;0', undefined, 'Alkoholfreie Biere'],
    ['Limo;Mindestalter;0', undefined, 'Bier und Limo'],
    ['Hausmarke;Alkohol;1,2', undefined],
  ])(
    'an age follows from the strength, and no age contradicts the name: %s',
    async (row, tag, category = 'Getränke') => {
      const [name, heading, value] = row.split(';');
      const imported = await readText(`Rubrik;Name;Preis;${heading}\n${category};${name};3,90;${value}\n`);
      expect(imported.menu.dishes[0]?.tags).toEqual(tag ? [tag] : []);
      expect(findNotes(imported, 'ageAssumed')).toHaveLength(tag ? 1 : 0);
    },
  );

  // A drink served by the glass is not prepacked.
  it.each<[string, boolean]>([
    ['Weine;Riesling 0,2 l', false],
    ['Weine;Hauswein rot 0,25 l', false],
    ['Weine;Riesling 0,75 l', true],
    ['Weine;Sekt Piccolo 0,2 l', true],
    ['Getränke;Hausgemachte Limonade 0,4 l', false],
    ['Getränke;Pils vom Fass 0,5 l', false],
    ['Getränke;Club-Mate 0,5 l', true],
    ['Getränke;Apfelsaft 0,2 l', true],
  ])('%s is guessed to be prepacked: %s', async (row, isPrepacked) => {
    const imported = await readText(`Rubrik;Name;Preis\n${row};3,90\n`);
    expect(imported.menu.dishes[0]?.withdrawalAllowed ?? false).toBe(isPrepacked);
    expect(findNotes(imported, 'prepackedAssumed')).toHaveLength(isPrepacked ? 1 : 0);
  });

  it('what is guessed is listed under bitte prüfen (S3 L5)', async () => {
    const imported = await readText('Rubrik;Name;Preis\nGetränke;Pils 0,5 l;3,90\n');
    for (const code of ['drinkAssumed', 'ageAssumed', 'contentAssumed', 'prepackedAssumed', 'depositMissing'])
      expect([code, findNotes(imported, code).length]).toEqual([code, 1]);
    expect(imported.menu.sizes).toMatchObject([{ contentAmount: 500, contentUnit: 'ml' }]);
    expect(imported.menu.dishes[0]).toMatchObject({ withdrawalAllowed: true, vatClass: 'drink' });
    expect(report(imported)).toContain('Bitte prüfen');
  });

  it('explicit columns decide, and nothing is guessed', async () => {
    const imported = await readText(
      'Rubrik;Name;Preis;Getränk;Mindestalter;Inhalt;Verpackt;Pfand;Pfandart;Allergene;Hersteller;Alkohol % vol.\nGetränke;Weizen;3,90;ja;18;0,5 l;ja;0,08;Mehrweg;keine;"Brauhaus GmbH, 10115 Berlin";5,3 % vol.\n',
    );
    expect(imported.menu.dishes[0]).toMatchObject({
      tags: ['alcohol18'],
      deposit: 8,
      depositKind: 'reusable',
      withdrawalAllowed: true,
      declarations: [],
      prepacked: { producer: 'Brauhaus GmbH, 10115 Berlin', alcoholPercent: 5.3 },
    });
    expect(imported.notes).toEqual([]);
  });

  it('prepacked goods bring their particulars; what is missing or unreadable is reported (S3 L4)', async () => {
    const imported = await readText(
      `Rubrik;Name;Preis;Verpackt;Inhalt;Pfand;Hersteller;Zutatenverzeichnis;kJ;kcal;Fett;davon gesättigte Fettsäuren;Kohlenhydrate;davon Zucker;Eiweiß;Salz;Herkunft;Allergene
Softdrinks;Cola;2,50;ja;0,33 l;0,25;Nord GmbH, Berlin;Wasser, Zucker;180;42;0;0;10,6;10,6;0;< 0,1 g;;keine
Softdrinks;Limo;2,50;ja;0,33 l;;;;viel;;;;;;;;Italien;keine
`,
    );
    const nutrition = {
      per: '100ml',
      energyKilojoules: 180,
      energyKilocalories: 42,
      fatGrams: 0,
      saturatedFatGrams: 0,
      carbohydratesGrams: 10.6,
      sugarGrams: 10.6,
      proteinGrams: 0,
      saltGrams: 0.1,
    };
    expect(imported.menu.dishes.map(({ prepacked }) => prepacked)).toEqual([
      { producer: 'Nord GmbH, Berlin', ingredients: 'Wasser, Zucker', nutrition },
      { origin: 'Italien' },
    ]);
    expect(findNotes(imported, 'depositKindMissing')).toEqual(['Zeile 2: Cola']);
    expect(findNotes(imported, 'cellUnreadable')).toEqual(['Zeile 3: Limo|viel']);
    expect(findNotes(imported, 'particularsMissing')).toEqual([
      'Zeile 3: Limo|Hersteller oder Importeur, Zutatenverzeichnis, Nährwerte',
    ]);
  });
});

describe('crusts, extras and what the menu cannot express', () => {
  it('crust and size become a mandatory group with prices by size', async () => {
    const imported = await readText(
      'Name;Größe;Teig;Preis\nZita;26 cm;dünn;9,50\nZita;26 cm;klassisch;8,00\nZita;32 cm;klassisch;10,90\nZita;32 cm;dünn;12,90\n',
    );
    const { menu, problems } = readMenu(imported.menu);
    expect(problems).toEqual([]);
    const [dish] = menu.dishes.values();
    expect(dish?.groups).toMatchObject([{ min: 1, limit: 1, items: [{ id: 'duenn' }, { id: 'klassisch' }] }]);
    expect(imported.menu.dishes[0]?.prices.delivery).toEqual({
      size: { '26-cm': 800, '32-cm': 1090 },
      extra: { duenn: { '26-cm': 150, '32-cm': 200 }, klassisch: { '26-cm': 0, '32-cm': 0 } },
    });
  });

  it('halves and double amounts are reported per dish and left out', async () => {
    const imported = await readText(
      'Name;Größe;Preis;Extras\nPizza Halb & Halb;;9,50;Käse 1,00\nZita;26 cm;8,00;Käse 1,00; x\nTonno;;8,00;"Käse 1,00; doppelt Käse 2,00"\nDiavola;halb/halb;9,00;\n'.replace(
        '; x',
        '',
      ),
    );
    expect(findNotes(imported, 'halves')).toEqual(
      ['Zeile 5: Diavola', 'Zeile 2: Pizza Halb & Halb|Pizza Halb & Halb'].toSorted(),
    );
    expect(findNotes(imported, 'partAmount')).toEqual(['Zeile 4: Tonno|doppelt Käse 2,00']);
    expect(imported.menu.dishes.map(({ name }) => name)).not.toContain('Diavola');
  });
});

describe('what a shop would lose (S3 L7)', async () => {
  const before = mergeImport(
    await readText(`Name;Preis\n${Array.from({ length: 20 }, (_, index) => `Gericht ${index};8,90`).join('\n')}`),
    'roma',
    null,
  );
  const importRows = async (count: number) =>
    mergeImport(
      await readText(`Name;Preis\n${Array.from({ length: count }, (_, index) => `Gericht ${index};9,90`).join('\n')}`),
      'roma',
      before,
    );

  it.each([
    [20, false],
    [18, false],
    [17, true],
    [1, true],
  ])('20 dishes before, %i after: needs consent: %s', async (count, needed) => {
    expect(needsConsent(findLosses(before, await importRows(count)), before)).toBe(needed);
  });

  it('any coupon needs consent', async () => {
    const coupon = { code: 'HUNGER5', type: 'value', value: 500, minimumOrderValue: 0 } as never;
    const losses = findLosses({ ...before, coupons: [coupon] }, await importRows(20));
    expect([losses.coupons, needsConsent(losses, before)]).toEqual([['HUNGER5'], true]);
  });
});
