import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { imageId } from '@tischlein/domain';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { trattoria } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const red = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } });

describe.each(usuallyOnSqlite(databases))('pictures on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;

  beforeAll(async () => {
    place = await open();
    const branch = trattoria({ slug: 'napoli' });
    const franchise = { franchise: { id: trattoria().config.id } };
    shop = await openShop(place, { shops: [trattoria(), { ...branch, config: { ...branch.config, ...franchise } }] });
    owner = await shop.desk();
  });
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  const upload = (id: string, bytes: Buffer, type = 'image/jpeg') =>
    owner.call('PUT', `/api/office/shop/roma/media/${id}`, bytes, { 'content-type': type });
  const picture = (path: string, headers = {}) => shop.guest().call('GET', `/media/${path}`, undefined, headers);

  it('are cut to the size that is asked for', async () => {
    expect((await upload('pizza', await red(1200, 900).jpeg().toBuffer())).statusCode).toBe(204);
    const answer = await picture('roma/pizza/288x192.webp');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 288, height: 192 });
  });

  it('are replaced by those who may change what shows them: the look its header and logo, the menu its dishes', async () => {
    const [address, bytes] = ['/api/office/shop/roma', await red(1200, 900).jpeg().toBuffer()];
    const config = (await owner.call('GET', `${address}/config`)).json();
    await owner.save(`${address}/config`, { ...config, header: 'kopf' });
    const hired = { email: 'leitung@roma.test', role: 'branchManager', shops: ['roma'] };
    const { password } = (await owner.call('POST', '/api/office/staff', hired)).json();
    const manager = await shop.desk(hired.email, password);
    const { secret } = (
      await owner.call('POST', `${address}/api-keys`, { name: 'Kasse', scopes: ['menu:write'] })
    ).json();
    const put = async (by: Pick<Desk, 'call'>, id: string, headers: object = {}) =>
      (await by.call('PUT', `${address}/media/${id}`, bytes, { 'content-type': 'image/jpeg', ...headers })).statusCode;
    for (const id of ['kopf', 'logo-1f2e3d4c']) {
      expect([id, await put(owner, id)]).toEqual([id, 204]);
      expect([id, await put(manager, id)]).toEqual([id, 403]);
      expect([id, await put(shop.guest(), id, { authorization: `Bearer ${secret}` })]).toEqual([id, 403]);
    }
    expect(await put(manager, 'margherita')).toBe(204);
    expect(await put(shop.guest(), 'margherita', { authorization: `Bearer ${secret}` })).toBe(204);
  });

  it('keep their proportions if only the height is given', async () => {
    await upload('logo', await red(800, 200).png().toBuffer(), 'image/png');
    const { rawPayload } = await picture('roma/logo/0x300.webp');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 300 });
  });

  it('are smaller as AVIF where a guest waits for them: in the header of phones', async () => {
    await upload('kopf', await red(1920, 640).jpeg().toBuffer());
    const answer = await picture('roma/kopf/780x195.avif');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 780, height: 195 });
    expect(await sharp((await picture('roma/kopf/780x112.avif')).rawPayload).metadata()).toMatchObject({
      width: 780,
      height: 112,
    });
    expect((await picture('roma/kopf/780x195.webp')).headers['content-type']).toBe('image/webp');
    expect((await picture('roma/kopf/288x192.avif')).statusCode).toBe(404);
  });

  it('are PNG for the logo in mails and on receipts', async () => {
    await upload('logo', await red(800, 200).png().toBuffer(), 'image/png');
    const answer = await picture('roma/logo/0x300.png');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 300 });
  });

  it('are served in the listed sizes only', async () => {
    await upload('pizza', await red(1200, 900).jpeg().toBuffer());
    for (const path of ['289x192.webp', '1x1.webp', '9999x9999.webp', '288x192.png', '288x192', '..%2f288x192.webp']) {
      const answer = await picture(`roma/pizza/${path}`);
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
    for (const path of [
      'roma/nichts/288x192.webp',
      'nichts/pizza/288x192.webp',
      'roma/..%2f..%2fsecret-key/288x192.webp',
    ]) {
      expect([path, (await picture(path)).statusCode]).toEqual([path, 404]);
    }
  });

  it('are shown by a branch as its franchise has them', async () => {
    await upload('pasta', await red(600, 400).jpeg().toBuffer());
    expect((await picture('napoli/pasta/138x138.webp')).statusCode).toBe(200);
  });

  it('are rendered once, however many ask at the same moment', async () => {
    await upload('viele', await red(1200, 900).jpeg().toBuffer());
    const before = await cachedFiles();
    const answers = await Promise.all(Array.from({ length: 12 }, () => picture('roma/viele/397x264.webp')));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(await cachedFiles()).toBe(before + 1);
  });

  it('change when they are replaced, and only then', async () => {
    await upload('neu', await red(600, 400).jpeg().toBuffer());
    const first = await picture('roma/neu/138x138.webp?v=1');
    expect(first.headers['cache-control']).toContain('immutable');
    const etag = { 'if-none-match': String(first.headers.etag) };
    expect((await picture('roma/neu/138x138.webp', etag)).statusCode).toBe(304);
    await upload('neu', await red(700, 400).negate().jpeg().toBuffer());
    expect((await picture('roma/neu/138x138.webp', etag)).statusCode).toBe(200);
  });

  it('lose the metadata of the camera', async () => {
    const bytes = await red(600, 400)
      .withExif({ IFD0: { Artist: 'Petra Müller' } })
      .jpeg()
      .toBuffer();
    await upload('privat', bytes);
    expect((await sharp(await stored('privat')).metadata()).exif).toBeUndefined();
  });

  it('keep the bytes of a WebP file that holds nothing but pixels', async () => {
    const plain = await red(600, 400).webp({ quality: 60 }).toBuffer();
    const lengthened = Buffer.concat([plain, Buffer.from('MORE\u0004\0\0\0<svg')]);
    lengthened.writeUInt32LE(lengthened.length - 8, 4);
    const cases: readonly [string, Buffer, boolean][] = [
      ['plain', plain, true],
      [
        'metadata',
        await red(600, 400)
          .webp()
          .withExif({ IFD0: { Artist: 'Petra Müller' } })
          .toBuffer(),
        false,
      ],
      ['an unknown chunk', lengthened, false],
      ['bytes after its end', Buffer.concat([plain, Buffer.from('<script>')]), false],
      ['too large', await red(2600, 400).webp().toBuffer(), false],
    ];
    for (const [name, bytes, isKept] of cases) {
      expect([name, (await upload('webp', bytes, 'image/webp')).statusCode]).toEqual([name, 204]);
      const kept = Buffer.from((await stored('webp')) ?? []);
      expect([name, kept.equals(bytes)]).toEqual([name, isKept]);
      const { width, exif } = await sharp(kept).metadata();
      expect([name, width <= 2400, exif]).toEqual([name, true, undefined]);
    }
    expect((await upload('webp', plain.subarray(0, 300), 'image/webp')).statusCode).toBe(400);
  });

  it('of a phone are taken, also with 24 megapixels', async () => {
    const bytes = await red(5712, 4284).jpeg({ quality: 20 }).toBuffer();
    expect((await upload('handy', bytes, 'image/jpeg')).statusCode).toBe(204);
    const { width } = await sharp(Buffer.from((await stored('handy')) ?? [])).metadata();
    expect(width).toBe(2400);
  });

  it('are refused where they are none, or could do harm', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const polyglot = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg]);
    const cases: readonly [string, Buffer, string][] = [
      ['svg', svg, 'image/jpeg'],
      ['an svg in a jpeg', polyglot, 'image/jpeg'],
      ['html', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png'],
      ['nothing', Buffer.alloc(0), 'image/png'],
      ['half a jpeg', (await red(600, 400).jpeg().toBuffer()).subarray(0, 300), 'image/jpeg'],
      ['a PNG of more than 30 megapixels', await red(8000, 4000).png().toBuffer(), 'image/png'],
      [
        'a JPEG of more than 120 megapixels',
        claimSize(await red(64, 64).jpeg().toBuffer(), 16_000, 8000),
        'image/jpeg',
      ],
    ];
    for (const [name, bytes, type] of cases) {
      const answer = await upload('boese', bytes, type);
      expect([name, answer.statusCode]).toEqual([name, 400]);
    }
    const heic = await upload('boese', Buffer.from('\0\0\0\u0018ftypheic'), 'image/heic');
    expect([heic.statusCode, heic.json().message]).toEqual([400, expect.stringContaining('HEIC')]);
    expect((await upload('boese', svg, 'image/svg+xml')).statusCode).toBe(415);
    expect((await picture('roma/boese/138x138.webp')).statusCode).toBe(404);
  });

  /** A JPEG whose header claims another size. */
  const claimSize = (jpeg: Buffer, width: number, height: number): Buffer => {
    const claimed = Buffer.from(jpeg);
    const frame = claimed.indexOf(Buffer.from([0xff, 0xc0]));
    claimed.writeUInt16BE(height, frame + 5);
    claimed.writeUInt16BE(width, frame + 7);
    return claimed;
  };

  const stored = async (id: string): Promise<Uint8Array | undefined> => {
    const query = shop.deps.database.read.selectFrom('media').select('bytes').where('image_id', '=', imageId(id));
    return (await query.executeTakeFirst())?.bytes;
  };

  const cachedFiles = async (): Promise<number> =>
    (await readdir(join(place.dataDir, 'media-cache'), { recursive: true })).filter((name) => name.endsWith('.webp'))
      .length;
});
