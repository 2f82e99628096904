import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RowBalance } from '@tischlein/contract/office';
import { describe, expect, it } from 'vitest';
import type { Imported } from '../imported.ts';
import { readShopFile } from '../read-shop-file.ts';

async function readSample(name: string): Promise<Imported> {
  const read = await readShopFile(name, readFileSync(join(import.meta.dirname, 'samples', name)));
  if (!read.ok) throw new Error(`${name}: ${read.problem.code}: ${read.problem.details.join('; ')}`);
  return read.value;
}

/** 'Ayran 0,2 l 2,00 Kaltes' for each dish and size, with the price of pickup. */
const listPrices = ({ menu }: Imported): string[] =>
  menu.dishes.flatMap((dish) => {
    const category = menu.categories.find(({ id }) => id === dish.category)?.name;
    const { base, size = {} } = dish.prices.pickup ?? {};
    const sizes = Object.entries(size).map(([id, cents]) => [menu.sizes.find((each) => each.id === id)?.name, cents]);
    return (sizes.length > 0 ? sizes : [['', base]]).map(([name, cents]) =>
      [dish.name, name, cents, category].join('|'),
    );
  });

const countReasons = ({ refused, ignored }: RowBalance): string[] =>
  [...refused, ...ignored].map(({ row, reason }) => `${row}: ${reason}`);

const countRows = ({ balance: { read, taken, refused, ignored } }: Imported): number[] => [
  read,
  taken,
  refused.length,
  ignored.length,
  read - taken - refused.length - ignored.length,
];

describe('exports of other systems: rows read, taken, refused, ignored, silent', () => {
  it.each([
    ['sumup.csv', [9, 5, 2, 2, 0]],
    ['square.csv', [6, 3, 1, 2, 0]],
    ['loyverse.csv', [7, 3, 2, 2, 0]],
    ['lightspeed.csv', [6, 3, 1, 2, 0]],
    ['lightspeed-menu.json', [4, 3, 1, 0, 0]],
    ['lightspeed-items.json', [5, 1, 2, 2, 0]],
    ['orderbird.csv', [7, 4, 1, 2, 0]],
    ['woocommerce.csv', [7, 4, 1, 2, 0]],
    ['tastyigniter.csv', [6, 3, 1, 2, 0]],
    ['tastyigniter.json', [3, 1, 1, 1, 0]],
    ['hubrise.json', [4, 3, 1, 0, 0]],
    ['deliverect.json', [5, 4, 0, 1, 0]],
    ['square-api.json', [1, 1, 0, 0, 0]],
    ['page.html', [9, 6, 2, 1, 0]],
  ])('%s', async (name, counts) => {
    const imported = await readSample(name);
    expect([countRows(imported), countReasons(imported.balance)]).toEqual([counts, expect.any(Array)]);
  });
});

describe('what becomes of them', () => {
  it.each<[string, readonly string[]]>([
    ['sumup.csv', ['Cappuccino||310|Heißes', 'Ayran|0,2 l|200|Kaltes', 'Ayran|0,4 l|320|Kaltes', 'Baklava||450|Süßes']],
    ['square.csv', ['Falafelteller||1190|Teller', 'Falafel-Wrap|Klein|650|Wraps', 'Falafel-Wrap|Groß|850|Wraps']],
    ['loyverse.csv', ['Pommes|klein|300|Beilagen', 'Pommes|groß|420|Beilagen', 'Currywurst||480|Würste']],
    [
      'lightspeed.csv',
      ['Wiener Schnitzel||2100|Hauptspeisen', 'Tafelspitz||2490|Hauptspeisen', 'Kaiserschmarrn||1100|Nachspeisen'],
    ],
    [
      'lightspeed-menu.json',
      ['Maultaschen||1250|Warmes', 'Kleine Maultasche||690|Für Kinder', 'Mittagstisch||1490|Warmes'],
    ],
    ['lightspeed-items.json', ['Zwiebelkuchen||720|Vom Blech']],
    [
      'orderbird.csv',
      [
        'Helles 0,5 l|0,5 l|460|Fassbier',
        'Radler 0,5 l|0,5 l|460|Fassbier',
        'Schweinsbraten||1490|Hauptgerichte',
        'Obatzda||920|Brotzeit',
      ],
    ],
    [
      'woocommerce.csv',
      ['Pizza Quattro Stagioni|Klein|950|Pizza', 'Pizza Quattro Stagioni|Groß|1200|Pizza', 'Tiramisù||590|Nachtisch'],
    ],
    ['tastyigniter.csv', ['Gözleme||699|Fladen', 'Lahmacun||550|Fladen', 'İskender||1390|Teller']],
    ['tastyigniter.json', ['Köfte||1250|Vom Grill']],
    ['square-api.json', ['Mohnkuchen||390|Kuchen']],
    [
      'hubrise.json',
      ['Käseburger|einfach|900|Burger', 'Käseburger|doppelt|1200|Burger', 'Zitronenlimonade||320|Limonaden'],
    ],
    [
      'deliverect.json',
      ['Lachs-Bowl||1390|Bowls', 'Tofu-Bowl|klein|990|Bowls', 'Tofu-Bowl|groß|1290|Bowls', 'Misosuppe||450|Suppen'],
    ],
    [
      'page.html',
      [
        'Gemüsesuppe|Tasse|420|Suppen & Salate',
        'Gemüsesuppe|Teller|620|Suppen & Salate',
        'Crème brûlée||650|Suppen & Salate',
        'Platte||105000|Suppen & Salate',
        'Sorbet||390|Karte',
        'Spaghettieis||720|Eis',
      ],
    ],
  ])('%s', async (name, dishes) => {
    expect(listPrices(await readSample(name))).toEqual(dishes);
  });

  it('each row that is no dish has its reason', async () => {
    expect(countReasons((await readSample('sumup.csv')).balance)).toEqual([
      'Zeile 8: pricePerUnit',
      'Zeile 9: priceMissing',
      'Zeile 1: columnHeadings',
      'Zeile 6: hidden',
    ]);
    expect(countReasons((await readSample('page.html')).balance)).toEqual([
      'Eintrag 4: priceFrom',
      'Eintrag 5: priceCurrency',
      'Eintrag 8: repeatedOnPage',
    ]);
  });

  it('descriptions come without tags and entities, pictures by their address', async () => {
    const { menu, pictureAddresses } = await readSample('woocommerce.csv');
    expect(menu.dishes.map(({ subtext }) => subtext)).toEqual(['Schinken, Pilze & Oliven', 'Nach Art des Hauses']);
    expect([...pictureAddresses.values()]).toEqual(['https://shop.example/pizza.jpg']);
  });

  it('prices of service types, free extras and allergens arrive; choices that a table cannot express are named', async () => {
    const hubrise = await readSample('hubrise.json');
    expect(hubrise.menu.dishes[0]?.prices.delivery?.size).toEqual({ einfach: 1050, doppelt: 1200 });
    expect(hubrise.menu.ingredients.map(({ name }) => name)).toEqual(['Speck', 'Ei']);
    expect(hubrise.notes).toContainEqual({
      kind: 'lost',
      code: 'fieldWithoutPlace',
      where: 'Spalte',
      value: 'Auswahl',
    });
    const deliverect = await readSample('deliverect.json');
    expect(deliverect.menu.dishes.map(({ declarations }) => declarations?.toSorted())).toEqual([
      ['fish', 'sesame', 'soy'],
      ['soy'],
      undefined,
    ]);
  });

  it('a part of a page that is no JSON is named', async () => {
    const { notes } = await readSample('page.html');
    expect(notes).toContainEqual({ kind: 'lost', code: 'pageBlockUnreadable', where: 'Seite', value: '1' });
  });

  it('a JSON file of unknown form is refused by its columns, which the office asks about', async () => {
    const bytes = readFileSync(join(import.meta.dirname, 'samples/unknown.json'));
    expect(await readShopFile('karte.json', bytes)).toEqual({
      ok: false,
      problem: { code: 'noColumns', details: ['sections.title', 'label', 'kosten'] },
    });
  });
});
