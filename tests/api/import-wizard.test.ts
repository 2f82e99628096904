import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReadingAnswer, ReadingRequest } from '@tischlein/contract/office';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type OpenDatabase, preparedTwoShops } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { writeWorkbook } from '../support/write-workbook.ts';

const READ = '/api/office/shop/roma/import/read';
const toFile = (text: string, encoding: BufferEncoding = 'utf8'): ReadingRequest['source'] => ({
  kind: 'file',
  fileName: 'karte.csv',
  content: Buffer.from(text, encoding).toString('base64'),
});

describe('reading a menu for the wizard', () => {
  const [{ open } = { open: () => expect.fail() }] = preparedTwoShops;
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;

  beforeAll(async () => {
    place = await open();
    // The test's own page is no public address.
    shop = await openShop(place, { webhookGuard: { mayCall: (url) => !url.includes('geheim') } });
    owner = await shop.desk();
  });
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  const read = async (body: ReadingRequest): Promise<ReadingAnswer> => {
    const answer = await owner.call('POST', READ, body);
    expect(answer.statusCode).toBe(200);
    return answer.json<ReadingAnswer>();
  };

  it('names the encoding and what each column is; nothing is written', async () => {
    const before = (await owner.call('GET', '/api/office/shop/roma/menu')).body;
    const source = toFile('Nr;Gericht;Preis;Bem.\n10;Käsespätzle;8,90;neu\n', 'latin1');
    const reading = await read({ source });
    expect(reading).toMatchObject({ format: 'table', encoding: 'windows-1252', found: 1 });
    expect(reading.menu?.dishes.map(({ name }) => name)).toEqual(['Käsespätzle']);
    expect(reading.columns.map(({ heading, meaning }) => [heading, meaning])).toEqual([
      ['Nr', 'number'],
      ['Gericht', 'name'],
      ['Preis', 'price'],
      ['Bem.', 'none'],
    ]);
    expect(reading.columns[1]?.samples).toEqual(['Käsespätzle']);
    expect((await owner.call('GET', '/api/office/shop/roma/menu')).body).toBe(before);
  });

  it('columns that nobody knows are asked for, and read as they are answered', async () => {
    const source = toFile('Was;Wieviel\nPizza;8,90\n');
    const asked = await read({ source });
    expect([asked.menu, asked.columns.map(({ meaning }) => meaning)]).toEqual([null, ['none', 'none']]);
    const columns = [
      { heading: 'Was', meaning: 'name' as const },
      { heading: 'Wieviel', meaning: 'price' as const },
    ];
    expect((await read({ source, columns })).menu?.dishes).toMatchObject([{ name: 'Pizza' }]);
  });

  it('prices that nobody knows are asked for with their reason, and sold as they are answered', async () => {
    const source = toFile('Gericht;Preis Abend;Preis netto;Preis Personal\nGyros;11,50;9,66;5,00\n');
    const asked = await read({ source });
    expect(asked.menu).toBeNull();
    expect(asked.columns.map(({ heading, meaning, problem }) => [heading, meaning, problem])).toEqual([
      ['Gericht', 'name', null],
      ['Preis Abend', 'unclear', 'words'],
      ['Preis netto', 'unclear', 'net'],
      ['Preis Personal', 'unclear', 'words'],
    ]);
    const columns = [
      { heading: 'Preis Abend', meaning: 'priceDineIn' as const },
      { heading: 'Preis netto', meaning: 'none' as const },
    ];
    expect((await read({ source, columns })).menu).toBeNull();
    const last = { heading: 'Preis Personal', meaning: 'unclear' as const };
    expect((await read({ source, columns: [...columns, last] })).menu).toBeNull();
    const answered = await read({ source, columns: [...columns, { ...last, meaning: 'none' as const }] });
    expect(answered.menu?.dishes).toMatchObject([{ name: 'Gyros', prices: { dineIn: { base: 1150 } } }]);
    expect(answered.menu?.dishes[0]?.prices.delivery).toBeUndefined();
  });

  it('a price may be one of a size that its heading names', async () => {
    const source = toFile('Gericht;Preis Pfännchen;Riesig\nGyros;9,50;14,50\n');
    const columns = ['Preis Pfännchen', 'Riesig'].map((heading) => ({ heading, meaning: 'sizePrice' as const }));
    const { menu } = await read({ source, columns });
    expect(menu?.sizes.map(({ name }) => name)).toEqual(['Pfännchen', 'Riesig']);
  });

  it('each sheet has its own columns, and one that is not read is named', async () => {
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
    const content = Buffer.from(writeWorkbook(sheets)).toString('base64');
    const source = { kind: 'file', fileName: 'karte.xlsx', content } as const;
    const first = await read({ source });
    expect(first.columns.map(({ sheet, heading, meaning }) => [sheet, heading, meaning])).toEqual([
      ['Speisen', 'Name', 'name'],
      ['Speisen', 'Preis', 'price'],
      ['Getränke', 'Getränk', 'isDrink'],
      ['Getränke', 'Preis', 'price'],
    ]);
    expect(first.notes).toContainEqual({ kind: 'rejected', code: 'sheetNotRead', where: 'Getränke', value: '' });
    const columns = [{ sheet: 'Getränke', heading: 'Getränk', meaning: 'name' as const }];
    expect((await read({ source, columns })).menu?.dishes.map(({ name }) => name)).toEqual(['Gyros', 'Cola']);
  });

  it('an import without questions refuses such prices with a sentence, and writes nothing', async () => {
    const file = { fileName: 'karte.csv', content: Buffer.from('Gericht;Preis CHF\nGyros;11,50\n').toString('base64') };
    const before = (await owner.call('GET', '/api/office/shop/roma/menu')).body;
    for (const path of ['import/check', 'import']) {
      const answer = await owner.call('POST', `/api/office/shop/roma/${path}`, file, { 'if-match': '"1-1"' });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'fileUnreadable']);
      expect(answer.json().message).toContain('nicht klar, welchen Preis Gäste zahlen');
      expect(JSON.stringify(answer.json())).toContain('Preis CHF');
    }
    expect((await owner.call('GET', '/api/office/shop/roma/menu')).body).toBe(before);
  });

  it('an unknown word makes the declarations unknown, and its answer counts for every dish', async () => {
    const source = toFile('Name;Preis;Allergene\nInsalata;9,90;Meeresgetier, Milch\nPasta;8,90;Meeresgetier\n');
    const asked = await read({ source });
    expect(asked.words).toMatchObject([{ word: 'Meeresgetier', dishes: ['Zeile 2: Insalata', 'Zeile 3: Pasta'] }]);
    expect(asked.menu?.dishes.map(({ declarations }) => declarations)).toEqual([null, null]);
    const words = [{ word: 'Meeresgetier', declarations: ['crustaceans' as const, 'molluscs' as const] }];
    const answered = await read({ source, words });
    expect(answered.words).toEqual([]);
    expect(answered.menu?.dishes.map(({ declarations }) => declarations?.toSorted())).toEqual([
      ['crustaceans', 'milk', 'molluscs'],
      ['crustaceans', 'molluscs'],
    ]);
  });

  it('reads the menu of a page (schema.org); redirects are checked, too', async () => {
    const menu = {
      '@type': 'Restaurant',
      hasMenu: {
        '@type': 'Menu',
        hasMenuSection: {
          '@type': 'MenuSection',
          name: 'Pizza',
          hasMenuItem: [
            { '@type': 'MenuItem', name: 'Margherita', offers: { price: '8.90' } },
            {
              '@type': 'MenuItem',
              name: 'Salami',
              offers: [
                { name: 'groß', price: 11.5 },
                { name: 'klein', price: 9 },
              ],
            },
          ],
        },
      },
    };
    const site = createServer((request, response) => {
      if (request.url === '/weiter') return response.writeHead(302, { location: '/karte' }).end();
      if (request.url === '/innen') return response.writeHead(302, { location: '/geheim' }).end();
      return response.end(
        request.url === '/leer' ? '<p>Hallo' : `<script type="application/ld+json">${JSON.stringify(menu)}</script>`,
      );
    });
    await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void site.close());
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const visit = (path: string) => owner.call('POST', READ, { source: { kind: 'page', url: `${origin}${path}` } });
    const reading = (await visit('/weiter')).json<ReadingAnswer>();
    expect([reading.format, reading.columns, reading.menu?.categories.map(({ name }) => name)]).toEqual([
      'page',
      [],
      ['Pizza'],
    ]);
    expect(reading.menu?.dishes.map(({ name, declarations }) => [name, declarations])).toEqual([
      ['Margherita', null],
      ['Salami', null],
    ]);
    expect((await visit('/innen')).json().message).toContain('Diese Adresse können wir nicht öffnen');
    expect((await visit('/leer')).json().message).toContain('finden wir keine Karte');
  });

  it('by default only public addresses are opened', async () => {
    const other = await open();
    const real = await openShop(other);
    onTestFinished(async () => {
      await real.close();
      await other.close();
    });
    const desk = await real.desk();
    for (const url of ['http://example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'file:///etc/hosts', 'karte']) {
      const answer = await desk.call('POST', READ, { source: { kind: 'page', url } });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'fileUnreadable']);
    }
  });
});
