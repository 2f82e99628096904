import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopDocument } from '@tischlein/contract/office';
import { toBasisPoints } from '@tischlein/domain';
import { anOffer } from '@tischlein/domain/testing';
import { describe, expect, it } from 'vitest';
import { findLosses } from './compare-menus.ts';
import type { Imported } from './imported.ts';
import { formatImportReport } from './import-report.ts';
import { mergeImport, readShopFile } from './read-shop-file.ts';
import { aCoupon, trattoria } from '../../../../tests/support/trattoria.ts';

const sample = (name: string): string => readFileSync(join(import.meta.dirname, 'samples', name), 'utf8');

async function readImport(name: string, text: string): Promise<Imported> {
  const result = await readShopFile(name, Buffer.from(text));
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.details.join('; ')}`);
  return result.value;
}

const findNotes = (from: Imported, code: string): string[] =>
  from.notes.filter((note) => note.code === code).map((note) => `${note.where}|${note.value}`);

it('a file of our own is read, whatever characters the office accepts in the number of a dish', async () => {
  const shop = trattoria();
  const [dish] = shop.menu.dishes;
  const number = 'M\u0094';
  const menu = { ...shop.menu, dishes: [{ ...dish, number }] };
  expect((await readImport('roma.json', JSON.stringify({ ...shop, menu }))).menu.dishes).toMatchObject([{ number }]);
});

describe("'What the server's calls would refuse, the import refuses too, with the rule in German' (S3 L7)", () => {
  const offer = anOffer({ id: 'FI', kind: 'cartDiscount' });
  const percent = { discountType: 'percent', value: toBasisPoints(12_000) } as const;
  const inMenu = (broken: object) => ({ menu: { ...trattoria().menu, offers: [{ ...offer, ...broken }] } });
  it.each<[string, object, string[]]>([
    ['a kind that does not exist', inMenu({ kind: 'gift' }), ['FI: Art: diesen Wert gibt es nicht']],
    [
      'a special price for the cart',
      inMenu({ discountType: 'fixed' }),
      ['FI: Art des Nachlasses: diesen Wert gibt es nicht'],
    ],
    [
      'a day and a time that do not exist',
      inMenu({ timetable: [{ dayIndex: 7, from: '25:00', to: '03:00' }] }),
      ['FI: Wochentag: diesen Wert gibt es nicht', 'FI: Von: nicht in der richtigen Schreibweise'],
    ],
    ["'at most 100 %' (S3 C6)", inMenu(percent), ['FI: Wert: höchstens der Wert 10000']],
    [
      'at most 100 % for groups',
      { config: { ...trattoria().config, groupOrderDiscounts: [{ ...percent, minimumOrderValue: 0 }] } },
      ['config.groupOrderDiscounts.0.value: Wert: höchstens der Wert 10000'],
    ],
    [
      'at most 100 % for coupons',
      { coupons: [{ ...aCoupon(), type: 'percent', value: 12_000 }] },
      ['HUNGER5: Wert: höchstens der Wert 10000'],
    ],
  ])('%s', async (_, broken, details) => {
    const result = await readShopFile('roma.json', Buffer.from(JSON.stringify({ ...trattoria(), ...broken })));
    expect(result).toMatchObject({ ok: false, problem: { code: 'formatBroken', details } });
  });
});

describe('the bistro menu', async () => {
  const bistro = await readImport('asia-bistro.json', sample('asia-bistro.json'));
  const dish = (name: string) => bistro.menu.dishes.find((each) => each.id === name);

  it('imports all 24 categories and 255 dishes', () => {
    expect(bistro.menu.categories).toHaveLength(24);
    expect(bistro.menu.dishes).toHaveLength(255);
  });

  it('takes the number from the name and keeps price, text and declarations', () => {
    expect(dish('m2-gebratenes-gemuese')).toMatchObject({
      number: 'M2',
      name: 'Gebratenes Gemüse',
      subtext: 'mit Erdnuss-Sauce und Kokosmilch',
      prices: { delivery: { base: 590 } },
      declarations: ['soy', 'milk', 'flavourEnhancer'],
      tags: ['piquant', 'vegetarian'],
    });
  });

  it('distinguishes no allergens from unknown allergens', () => {
    expect(dish('11-krupuk')?.declarations).toBeNull();
    // Additives only: no statement about allergens.
    expect(dish('2-peking-suppe')?.declarations).toBeNull();
    expect(findNotes(bistro, 'allergensUnknown')).toHaveLength(255 - 162);
  });

  it('serves lunch from Monday to Friday, 11:00 to 14:30, with a mandatory starter', () => {
    const lunch = bistro.menu.dishes.filter((each) => each.category === 'mittagsmenu');
    expect(lunch).toHaveLength(49);
    expect(lunch[0]?.timetable).toEqual([1, 2, 3, 4, 5].map((dayIndex) => ({ dayIndex, from: '11:00', to: '14:30' })));
    expect(bistro.menu.extraGroups).toMatchObject([
      {
        name: 'Bitte wählen Sie die Vorspeise',
        min: 1,
        limit: 1,
        items: [{ dish: 'sauer-scharf-suppe' }, { dish: '4-mini-fruehlingsrollen' }],
      },
    ]);
    expect(dish('m1-gebratenes-gemuese')?.sideDishGroups).toEqual(['s-mittagsmenu']);
    expect(dish('sauer-scharf-suppe')?.prices).toEqual({});
  });

  it('names the zones, whose delivery fee is not in the file (S3 C50)', () => {
    expect(bistro.config.deliveryZones).toBeUndefined();
    const notes = findNotes(bistro, 'zoneFeeMissing');
    expect(notes.join().match(/\b\d{5}\b/g)).toHaveLength(26);
    expect(notes.find((note) => note.includes('81549'))).toContain('ab 12,00\u00a0€');
  });

  it('keeps the midday break and the closed Saturday', () => {
    const hours = bistro.config.opening?.openingTimes ?? [];
    expect(hours.filter((entry) => entry.dayIndex === 1)).toEqual([
      { dayIndex: 1, from: '10:45', to: '14:15' },
      { dayIndex: 1, from: '16:45', to: '22:15' },
    ]);
    expect(hours.some((entry) => entry.dayIndex === 6)).toBe(false);
  });

  it('turns contents in names into sizes, so that the base price is right', () => {
    expect(dish('131a-pinot-grigio-fl-0-75l-1l-12')).toMatchObject({
      name: 'Pinot Grigio',
      sizes: ['v-0-75-l'],
      isDrink: true,
      tags: ['alcohol16'],
    });
    expect(bistro.menu.sizes).toContainEqual({ id: 'v-0-75-l', name: '0,75 l', contentAmount: 750, contentUnit: 'ml' });
  });

  it("removes a category's tag where a dish says so", () => {
    expect(dish('263-gebr-fischfilet-ca-chua-ngot')?.tags).not.toContain('vegetarian');
  });

  it('loses nothing silently', () => {
    expect(findNotes(bistro, 'fieldWithoutPlace')).toEqual(
      expect.arrayContaining([
        expect.stringContaining('unavailableExcuse'),
        expect.stringContaining('contact'),
        expect.stringContaining('closed'),
      ]),
    );
    expect(findNotes(bistro, 'declarationMisspelled').some((note) => note.includes('geswärtzt'))).toBe(true);
    expect(findNotes(bistro, 'traitUnknown').some((note) => note.endsWith('|Kokos'))).toBe(true);
    expect(formatImportReport(bistro, findLosses(null, mergeImport(bistro, 'asia', null))).join('\n')).toContain(
      'Übernommen: 24 Kategorien, 255 Gerichte',
    );
  });

  it('becomes a shop that the office accepts', () => {
    expect(shopDocument.safeParse(mergeImport(bistro, 'asia-bistro', null)).error).toBeUndefined();
  });
});

describe('a Square catalogue', async () => {
  const dollars = await readImport('square-cafe.json', sample('square-cafe.json'));
  const square = await readImport('square-cafe.json', sample('square-cafe.json').replaceAll('"USD"', '"EUR"'));

  it('imports every item, with variations as sizes and unchanged amounts', () => {
    expect(square.menu.dishes).toHaveLength(8);
    const croissant = square.menu.dishes.find((each) => each.name === 'Croissant');
    expect(Object.values(croissant?.prices.delivery?.size ?? {})).toEqual(expect.arrayContaining([375, 425]));
    expect(square.menu.categories.map((category) => category.name)).toEqual(['Baked Goods', 'Drinks', 'Breakfast']);
  });

  it('sells nothing for dollars, and notes that the sales tax is ignored', () => {
    expect(dollars.menu.dishes.map(({ prices }) => prices)).toEqual(dollars.menu.dishes.map(() => ({})));
    expect(findNotes(dollars, 'priceCurrency').some((note) => /^Croissant\|.*3\.75 USD$/.test(note))).toBe(true);
    expect(findNotes(dollars, 'taxIgnored')).toEqual(['Sales tax|10 %']);
  });

  it('becomes a shop that the office accepts', () => {
    expect(shopDocument.safeParse(mergeImport(square, 'cafe', null)).error).toBeUndefined();
  });
});

describe('a CSV table', async () => {
  const table =
    'Kategorie;Nummer;Name;Beschreibung;Größe;Preis;Merkmale;Deklarationen;Getränk;Lager\nPizza;1;Margherita;"Tomate; Mozzarella";26 cm;8,90 €;vegetarisch;Weizen, Milch;;12\nPizza;1;Margherita;;32 cm;10,90;;;;\nGetränke;;Cola;;;2,50;;keine;ja;\nPizza;2;Salami;;;nach Tagespreis;;;;';
  const csv = await readImport('karte.csv', table);

  it('turns rows of the same dish into its sizes', () => {
    expect(csv.menu.dishes.map((dish) => dish.name)).toEqual(['Margherita', 'Cola']);
    expect(csv.menu.dishes[0]).toMatchObject({
      subtext: 'Tomate; Mozzarella',
      sizes: ['26-cm', '32-cm'],
      prices: { pickup: { size: { '26-cm': 890, '32-cm': 1090 } } },
      declarations: ['wheat', 'milk'],
    });
    expect(csv.menu.dishes[1]).toMatchObject({ isDrink: true, declarations: [] });
  });

  it('names the row and the column that did not fit', () => {
    expect(findNotes(csv, 'priceNotFixed')).toEqual(['Zeile 5: Salami|nach Tagespreis']);
    expect(findNotes(csv, 'fieldWithoutPlace')).toEqual(['Spalte|Lager']);
  });
});

describe('an unreadable file', () => {
  it.each([
    ['karte.json', '{', 'noJson'],
    ['karte.csv', 'Kategorie;Name;Preis\nPizza;"Zita;8,90', 'quoteNotClosed'],
    ['karte.json', '{"hallo": 1}', 'formatUnknown'],
    ['karte.json', '[]', 'formatUnknown'],
    ['karte.json', '{"cafeData": 1}', 'formatBroken'],
    ['karte.json', '{"format": "tischlein-shop/1"}', 'formatBroken'],
  ])('%s with %s is %s', async (name, text, code) => {
    const result = await readShopFile(name, Buffer.from(text));
    expect(result.ok ? '' : result.problem.code).toBe(code);
  });

  it('names a coupon code that is there twice', async () => {
    const document = trattoria({ coupons: [aCoupon(), aCoupon({ code: 'hunger5' })] });
    const result = await readShopFile('roma.json', Buffer.from(JSON.stringify(document)));
    expect(result.ok ? [] : result.problem.details).toEqual(['hunger5: Code: steht zweimal in der Liste']);
  });
});
