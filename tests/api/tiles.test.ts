import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { FAULTS, openOutsideServer, type OutsideServer } from '../support/outside/outside-server.ts';
import { openServer, type TestServer } from '../support/open-server.ts';
import { trattoria } from '../support/trattoria.ts';

const PICTURE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

// Spellings of coordinates that are not tiles of the map.
const NO_TILES = [
  '20/0/0',
  '-1/0/0',
  '1e1/0/0',
  '01/0/0',
  '1.0/0/0',
  '+1/0/0',
  '0x1/0/0',
  '0/1/0',
  '0/0/1',
  '3/8/0',
  '3/0/8',
  '3/-1/0',
  '19/524288/0',
  '14/8802/99999999999999999999',
  '14/8802/NaN',
  '14/8802/Infinity',
  '14/8802/%2e%2e',
  '14/%2e%2e/5373',
  '%2e%2e/%2e%2e/%2e%2e',
  '14/8802/..%2f..%2fetc%2fpasswd',
  '14/8802/5373%00',
  '14/8802/5373%0d%0aHost:%20evil',
  '14/8802/5373.png',
  '14/8802/5373%3Fa=b',
  '14/8802/5373%23x',
  '14/8802/@evil.example',
  '14/8802/http:%2f%2f169.254.169.254%2f',
  '14/8802/%2f%2flocalhost:22',
  '14/{x}/5373',
  '14/8802/٣',
  '14/8802/%205373',
  '14/8802/5373%20',
];

describe.each(databases.slice(0, 1))('tiles of the map', ({ open }) => {
  let place: OpenDatabase;
  let outside: OutsideServer;
  let server: TestServer;
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/api/shop/roma/osm/tile/${path}`, headers });
  const picture: Parameters<OutsideServer['answerWith']>[0] = (response) =>
    response.writeHead(200, { 'content-type': 'image/png', etag: '"eins"' }).end(PICTURE);

  beforeAll(async () => {
    place = await open();
    outside = await openOutsideServer();
    server = await openServer(place, { shops: [trattoria()], tilesUrl: `${outside.url}/tiles/{z}/{x}/{y}.png` });
  });
  afterAll(async () => {
    await server.close();
    await outside.close();
    await place.close();
  });
  beforeEach(() => {
    outside.asked.length = 0;
    server.clock.set('2026-11-21T18:30:00.000Z');
  });

  it.each(NO_TILES)('%s is refused before the tile server is asked', async (path) => {
    const before = outside.connections();
    expect((await get(path)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await get(path)).statusCode).toBeLessThan(500);
    expect(outside.connections()).toBe(before);
  });

  it('is requested once, with a User-Agent that names a contact and the Referer of its page', async () => {
    outside.answerWith(picture);
    const referer = 'http://shop.test/f=roma/anfahrt?q=geheim';
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('14/8802/5373', { referer })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers[0]?.rawPayload).toEqual(PICTURE);
    expect(answers[0]?.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('max-age=604800'),
    });
    expect(outside.asked).toHaveLength(1);
    expect(outside.asked[0]).toMatchObject({
      path: '/tiles/14/8802/5373.png',
      headers: {
        'user-agent': 'Tischlein (http://shop.test; roma@example.com)',
        referer: 'http://shop.test/f=roma/anfahrt',
      },
    });
    const again = await get('14/8802/5373', { 'if-none-match': String(answers[0]?.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is cached for a week, then revalidated, and served stale if the server does not answer', async () => {
    outside.answerWith(picture);
    await get('14/8802/5374');
    server.clock.set('2026-11-28T18:29:00.000Z');
    await get('14/8802/5374');
    expect(outside.asked).toHaveLength(1);
    server.clock.set('2026-11-28T18:31:00.000Z');
    outside.answerWith((response) => response.writeHead(304).end());
    expect((await get('14/8802/5374')).rawPayload).toEqual(PICTURE);
    expect(outside.asked[1]?.headers['if-none-match']).toBe('"eins"');
    await get('14/8802/5374');
    expect(outside.asked).toHaveLength(2);
    server.clock.set('2026-12-28T18:31:00.000Z');
    outside.answerWith(FAULTS['out of order'] ?? expect.fail());
    expect((await get('14/8802/5374')).rawPayload).toEqual(PICTURE);
    expect(outside.asked).toHaveLength(3);
  });

  it.each([
    ...Object.keys(FAULTS).filter((fault) => !fault.startsWith('nothing for')),
    'an SVG',
    'half a megabyte and a byte',
  ])('%s instead of a picture is none', async (fault) => {
    const more: typeof FAULTS = {
      'an SVG': (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
      'half a megabyte and a byte': (response) =>
        response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(512 * 1024 + 1)),
    };
    outside.answerWith(FAULTS[fault] ?? more[fault] ?? expect.fail());
    const answer = await get('14/8802/5375');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'temporarilyUnavailable']);
    expect(outside.asked).toHaveLength(1);
  });

  it('requests at most ten tiles a second', async () => {
    outside.answerWith(picture);
    const started = performance.now();
    await Promise.all(Array.from({ length: 25 }, (_, x) => get(`15/${x}/0`)));
    expect(performance.now() - started).toBeGreaterThan(2000);
    expect(outside.asked).toHaveLength(25);
  });

  it('leaves nothing unfinished behind', async () => {
    const names = await readdir(join(place.dataDir, 'tiles'));
    expect(names.filter((name) => !/^[\w-]{8}-\d+-\d+-\d+$/.test(name))).toEqual([]);
  });

  it('is off until the operator chooses maps', async () => {
    const without = await open();
    const plain = await openServer(without, { shops: [trattoria()] });
    const answer = await plain.app.inject({ url: '/api/shop/roma/osm/tile/14/8802/5373' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'tilesOff']);
    await plain.close();
    await without.close();
  });
});
