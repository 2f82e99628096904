import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFolderStore } from '../../apps/server/src/blobs/folder-store.ts';
import { openS3Store } from '../../apps/server/src/blobs/s3-store.ts';
import { sweepBlobs } from '../../apps/server/src/blobs/sweep-blobs.ts';
import { checkStore } from '../../apps/server/src/doctor/check-store.ts';
import { readMediaUrl } from '../../apps/server/src/read-media-url.ts';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { type FakeS3, openFakeS3 } from '../support/outside/fake-s3.ts';
import { openOutsideServer, type OutsideServer } from '../support/outside/outside-server.ts';

const TILE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const PICTURE = '/media/roma/pizza/288x192.webp';
const MAP_TILE = '/api/shop/roma/osm/tile/14/8802/5373';
const onPostgres = preparedTrattoria.filter(({ name }) => name === 'postgres');

let s3: FakeS3;
beforeEach(async () => {
  s3 = await openFakeS3();
});
afterEach(() => s3.close());

const read = (url: string) => readMediaUrl(url) ?? expect.fail(`${url} is refused`);

describe.each(onPostgres)('two machines with one store, on $name', ({ open }) => {
  let place: OpenDatabase;
  let tiles: OutsideServer;
  let folders: readonly string[];
  const nodes: TestShop[] = [];

  beforeEach(async () => {
    place = await open();
    tiles = await openOutsideServer();
    tiles.answerWith((response) => response.writeHead(200, { 'content-type': 'image/png' }).end(TILE));
    folders = await Promise.all([1, 2].map((each) => mkdtemp(join(tmpdir(), `machine-${each}-`))));
  });
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.close();
    await tiles.close();
    await place.close();
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  async function openNodes(mediaUrl = s3.mediaUrl, log: string[] = []) {
    const tilesUrl = `${tiles.url}/{z}/{x}/{y}.png`;
    const media = read(mediaUrl);
    for (const dataDir of folders)
      nodes.push(
        await openShop({ ...place, dataDir }, { media, tilesUrl, reportError: (_error, where) => log.push(where) }),
      );
    const [one = expect.fail(), two = expect.fail()] = nodes;
    const owner = await one.desk();
    const pizza = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c00' } })
      .jpeg()
      .toBuffer();
    const stored = await owner.call('PUT', '/api/office/shop/roma/media/pizza', pizza, {
      'content-type': 'image/jpeg',
    });
    expect(stored.statusCode).toBe(204);
    return { one, two };
  }
  const get = async ({ app }: TestShop, url: string) => {
    const { statusCode, rawPayload, headers } = await app.inject(url);
    return { statusCode, type: headers['content-type'], bytes: rawPayload };
  };

  it('the second serves a picture that the first has rendered, without rendering it', async () => {
    const { one, two } = await openNodes();
    const first = await get(one, PICTURE);
    expect([first.statusCode, first.type]).toEqual([200, 'image/webp']);
    await expect.poll(() => s3.objects.size).toBe(1);
    const [[key, object] = expect.fail()] = s3.objects;
    expect([key, object.type]).toEqual([expect.stringMatching(/^shop\/media\/..\/[0-9a-f]{40}\.webp$/), 'image/webp']);
    // Something that rendering would not give shows where the picture comes from.
    const marked = await sharp(object.bytes).negate().webp().toBuffer();
    s3.objects.set(key, { ...object, bytes: marked });
    expect((await get(two, PICTURE)).bytes).toEqual(marked);
    // From now on it is on this machine.
    s3.calls.length = 0;
    expect((await get(two, PICTURE)).bytes).toEqual(marked);
    expect(s3.calls).toEqual([]);
  });

  it('the second serves a tile that the first has fetched, without fetching it', async () => {
    const { one, two } = await openNodes();
    expect((await get(one, MAP_TILE)).bytes).toEqual(TILE);
    await expect.poll(() => [...s3.objects.keys()].join()).toMatch(/shop\/tiles\/[\w-]{8}-14-8802-5373/);
    expect(await get(two, MAP_TILE)).toEqual({ statusCode: 200, type: 'image/png', bytes: TILE });
    expect(tiles.asked).toHaveLength(1);
  });

  it.each([
    ['refuses the key', (url: string) => url.replace('geheim', 'falsch')],
    ['does not know the bucket', (url: string) => url.replace('/bilder/', '/andere/')],
    ['is away', (url: string) => url.replace(/@[\d.:]+\//, '@127.0.0.1:9/')],
  ])('both serve everything themselves while the store %s, and report it once', async (_what, change) => {
    const reported: string[] = [];
    const { one, two } = await openNodes(change(s3.mediaUrl), reported);
    for (const node of [one, two])
      for (const url of [PICTURE, '/media/roma/pizza/138x138.webp', MAP_TILE])
        expect([url, (await get(node, url)).statusCode]).toEqual([url, 200]);
    await expect.poll(() => reported.filter((where) => where === 'worker mediaStore')).toHaveLength(2);
    expect(s3.objects.size).toBe(0);
    expect(JSON.stringify(reported)).not.toContain('geheim');
  });

  it('a store that does not answer delays one picture by three seconds, and no further one', async () => {
    const { one } = await openNodes();
    s3.hang();
    expect((await get(one, PICTURE)).statusCode).toBe(200);
    const before = performance.now();
    expect((await get(one, '/media/roma/pizza/138x138.webp')).statusCode).toBe(200);
    expect(performance.now() - before).toBeLessThan(2000);
  });
});

describe('a store', () => {
  it('lists what begins with a prefix, over several pages, and deletes', async () => {
    const store = openS3Store(read(s3.mediaUrl));
    const keys = ['media/a b/ä+1.webp', 'media/b/2.webp', 'media/c/3.webp', 'tiles/1-0-0'];
    for (const key of keys) await store.put(key, Buffer.from(key), 'image/webp');
    for (const key of keys) expect(String(await store.get(key))).toBe(key);
    expect((await store.list('media/')).map(({ key }) => key)).toEqual(keys.slice(0, 3));
    await store.delete('media/b/2.webp');
    await store.delete('media/b/2.webp');
    expect(await store.get('media/b/2.webp')).toBeNull();
    expect(await store.list('media/')).toHaveLength(2);
  });

  it('loses what was written more than 90 days ago, in a bucket as in a folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'blobs-'));
    const stores = [openFolderStore(folder), openS3Store(read(s3.mediaUrl))];
    for (const store of stores)
      for (const name of ['ab/old.webp', 'ab/new.webp']) await store.put(name, Buffer.from('x'), 'image/webp');
    await utimes(join(folder, 'ab/old.webp'), new Date(), new Date('2026-08-01T00:00:00Z'));
    const old = s3.objects.get('shop/ab/old.webp') ?? expect.fail();
    s3.objects.set('shop/ab/old.webp', { ...old, writtenAt: '2026-08-01T00:00:00.000Z' });
    await sweepBlobs(stores, new Date().toISOString());
    expect(await readdir(join(folder, 'ab'))).toEqual(['new.webp']);
    expect([...s3.objects.keys()]).toEqual(['shop/ab/new.webp']);
    await rm(folder, { recursive: true });
  });

  it('that is a folder skips damaged names and missing folders', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'blobs-'));
    await writeFile(join(folder, 'file'), '');
    const store = openFolderStore(folder);
    expect(await store.get('file/below')).toBeNull();
    expect(await openFolderStore(join(folder, 'none')).list('')).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

describe('the doctor', () => {
  it.each([
    ['right', (url: string) => url, 'ok', 'storeRight'],
    ['a wrong key', (url: string) => url.replace('geheim', 'falsch'), 'error', 'storeRefused'],
    ['no bucket', (url: string) => url.replace('/bilder/', '/andere/'), 'error', 'storeMissing'],
    ['another port', (url: string) => url.replace(/@[\d.:]+\//, '@127.0.0.1:9/'), 'error', 'storeAway'],
  ])('tries the store: %s', async (_what, change, level, code) => {
    const findings = await checkStore(read(change(s3.mediaUrl)));
    expect(findings.map((finding) => [finding.level, finding.code])).toEqual([[level, code]]);
    expect(s3.objects.size).toBe(0);
    expect(JSON.stringify(findings)).not.toMatch(/geheim|falsch|AKIA/);
  });

  it('says nothing is shared without one', async () => {
    expect(await checkStore(null)).toMatchObject([{ level: 'ok', code: 'storeNone' }]);
  });
});
