import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReadingAnswer, ReadingRequest } from '@tischlein/contract/office';
import sharp from 'sharp';
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

  it('a JSON file of unknown form is assigned column by column', async () => {
    const menu = {
      karte: [
        { gruppe: 'Suppen', was: 'Linsensuppe', cent: 590 },
        { gruppe: 'Suppen', was: 'Borschtsch', cent: 650 },
      ],
    };
    const content = Buffer.from(JSON.stringify(menu)).toString('base64');
    const source = { kind: 'file', fileName: 'karte.json', content } as const;
    const asked = await read({ source });
    expect([asked.menu, asked.columns.map(({ heading, meaning }) => [heading, meaning])]).toEqual([
      null,
      [
        ['gruppe', 'category'],
        ['was', 'none'],
        ['cent', 'unclear'],
      ],
    ]);
    const columns = [
      { sheet: 'karte', heading: 'was', meaning: 'name' as const },
      { sheet: 'karte', heading: 'cent', meaning: 'priceCents' as const },
    ];
    const answered = await read({ source, columns });
    expect(answered.menu?.dishes).toMatchObject([
      { name: 'Linsensuppe', prices: { pickup: { base: 590 } } },
      { name: 'Borschtsch', prices: { pickup: { base: 650 } } },
    ]);
    expect(answered.rows).toEqual({ read: 2, taken: 2, refused: [], ignored: [] });
  });

  it('names the system of an export, and what became of each row', async () => {
    const head = 'Item name,Variations,Option set 1,Option 1,Price,Category,Variant id (Do not change)';
    const reading = await read({
      source: toFile(`${head}\nLimo,,Größe,,,Kaltes,\n,Limo klein,,0.2 l,2.50,,v1\nEis,,,,,Süßes,v2\n`),
    });
    expect([reading.system, reading.menu?.dishes.map(({ name }) => name)]).toEqual(['SumUp', ['Limo']]);
    expect(reading.rows).toEqual({
      read: 4,
      taken: 2,
      refused: [{ row: 'Zeile 4', reason: 'priceMissing' }],
      ignored: [{ row: 'Zeile 1', reason: 'columnHeadings' }],
    });
  });

  it('a PDF with text is read for the wizard alone, where each line is confirmed', async () => {
    const bytes = await readFile('apps/server/src/imports/systems/samples/printed-menu.pdf');
    const file = { fileName: 'karte.pdf', content: bytes.toString('base64') };
    const reading = await read({ source: { kind: 'file', ...file } });
    expect([reading.format, reading.columns, reading.menu?.dishes.map(({ name }) => name)]).toEqual([
      'pdf',
      [],
      ['Margherita', 'Salami', 'Tonno', 'Cola 0,33 l'],
    ]);
    const checked = await owner.call('POST', '/api/office/shop/roma/import/check', file);
    expect([checked.statusCode, checked.json().message]).toEqual([400, expect.stringContaining('im Büro')]);
  });

  it('pictures are fetched from public addresses and stored once; what is none is left out', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const site = createServer((request, response) => {
      if (request.url === '/innen.png') return response.writeHead(302, { location: '/geheim.png' }).end();
      return response.end(request.url === '/karte.txt' ? 'kein Bild' : picture);
    });
    await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void site.close());
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const addresses = ['/a.png', '/b.png', '/karte.txt', '/geheim.png', '/innen.png'].map((path) => `${origin}${path}`);
    const answer = await owner.call('POST', '/api/office/shop/roma/import/pictures', { addresses });
    expect(answer.statusCode).toBe(200);
    const { stored } = answer.json<{ stored: { address: string; image: string }[] }>();
    expect(stored.map(({ address }) => address)).toEqual(addresses.slice(0, 2));
    expect(new Set(stored.map(({ image }) => image)).size).toBe(1);
    const shown = await shop.guest().call('GET', `/media/roma/${stored[0]?.image}/138x138.webp`);
    expect(shown.statusCode).toBe(200);
  });

  it.each([
    ['a picture', 'karte.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'Text aus Bildern lesen wir nicht'],
    ['a broken PDF', 'karte.pdf', Buffer.from('%PDF-1.7 kaputt'), 'beschädigt'],
    ['deep JSON', 'karte.json', Buffer.from(`${'['.repeat(5000)}${']'.repeat(5000)}`), 'keine Liste von Gerichten'],
    ['keys of objects', 'karte.json', Buffer.from('[{"__proto__":{"a":1},"constructor":"x","price":"1"}]'), 'Spalten'],
    ['deep HTML', 'karte.html', Buffer.from('<div>'.repeat(20_000)), 'finden wir keine Karte'],
    ['a huge cell', 'karte.csv', Buffer.from(`Name;Preis\n${'x'.repeat(40_000)};1\n`), 'zu viel Zeit oder Speicher'],
    ['600 columns', 'karte.csv', Buffer.from(`Name;Preis${';x'.repeat(600)}\n`), 'zu viel Zeit oder Speicher'],
  ])('%s is refused with a sentence', async (_, fileName, bytes, words) => {
    const source = { kind: 'file', fileName, content: bytes.toString('base64') } as const;
    const answer = await owner.call('POST', READ, { source });
    if (answer.statusCode === 200) expect(answer.json<ReadingAnswer>().menu).toBeNull();
    else expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(words)]);
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
