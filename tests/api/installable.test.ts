import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readBuiltFiles } from '../../apps/server/src/app/built-files.ts';
import { onSqlite, preparedTrattoria } from '../support/databases.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';

describe.each(onSqlite(preparedTrattoria))('an installed shop on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;
  let dataDir = '';
  openShopForEach(open, (opened) => {
    ({ shop, owner } = opened);
    ({ dataDir } = opened.place);
  });
  const get = (url: string, headers = {}) => shop.guest().call('GET', url, undefined, headers);
  const icon = (file: string) => get(`/api/shop/roma/icons/${file}`);
  const pixel = async (file: string, x: number, y: number) => {
    const { data, info } = await sharp((await icon(file)).rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  };

  it.each([
    ['root', '/'],
    ['slug', '/f=roma'],
  ])('has a manifest for its address (%s)', async (at, start) => {
    const answer = await get(`/api/shop/roma/app.webmanifest?at=${at}`);
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      id: start,
      start_url: start,
      scope: start,
      name: 'Trattoria Roma',
      display: 'standalone',
      lang: 'de',
      theme_color: expect.stringMatching(/^#/),
      icons: [
        { src: '/api/shop/roma/icons/192.png', sizes: '192x192', purpose: 'any' },
        { src: '/api/shop/roma/icons/512.png', sizes: '512x512', purpose: 'any' },
        { src: '/api/shop/roma/icons/maskable.png', sizes: '512x512', purpose: 'maskable' },
      ],
    });
  });

  it.each([
    ['192.png', 192],
    ['512.png', 512],
    ['maskable.png', 512],
    ['apple.png', 180],
  ])('has the icon %s', async (file, size) => {
    const answer = await icon(file);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    const again = await get(`/api/shop/roma/icons/${file}`, { 'if-none-match': answer.headers.etag });
    expect(again.statusCode).toBe(304);
  });

  it('has no other icons', async () => {
    expect([(await icon('64.png')).statusCode, (await icon('..%2Fsecret')).statusCode]).toEqual([404, 404]);
  });

  it('shows its initial until it has a logo, then the logo on its colour', async () => {
    const address = '/api/office/shop/roma/config';
    const config = (await owner.call('GET', address)).json();
    await owner.save(address, { ...config, primaryColor: '#004400' });
    const initial = (await icon('maskable.png')).rawPayload;
    expect(await pixel('maskable.png', 3, 3)).toEqual([0, 0x44, 0, 255]);
    const logo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ffcc00' } })
      .png()
      .toBuffer();
    await owner.call('PUT', '/api/office/shop/roma/media/logo', logo, { 'content-type': 'image/png' });
    await owner.save(address, { ...config, primaryColor: '#004400', logo: 'logo' });
    expect((await icon('maskable.png')).rawPayload).not.toEqual(initial);
    const [red = 0, green = 0, blue = 255] = await pixel('maskable.png', 256, 256);
    expect([red > 240, green > 190, blue < 20]).toEqual([true, true, true]);
    // The corners of other icons are transparent; systems cut those of maskable ones.
    expect(await pixel('192.png', 0, 0)).toMatchObject({ 3: 0 });
  });

  it('is no part of a draft', async () => {
    const created = await owner.call('POST', '/api/office/drafts', { name: 'Bari' });
    expect(created.statusCode).toBeLessThan(300);
    const { slug } = created.json();
    expect((await get(`/api/shop/${slug}/app.webmanifest`)).statusCode).toBe(404);
  });

  it('gets a script that removes the service worker where it is switched off', async () => {
    await mkdir(join(dataDir, 'builds/storefront/client'), { recursive: true });
    await writeFile(join(dataDir, 'builds/storefront/client/shop-worker.js'), 'the worker');
    const read = async (serviceWorker: boolean) => {
      const files = await readBuiltFiles(join(dataDir, 'builds'), { isHttps: true, serviceWorker });
      const worker = files.get('/shop-worker.js')?.version('identity');
      return [worker?.body.toString(), worker?.headers.join(' ')];
    };
    expect(await read(true)).toEqual(['the worker', expect.stringContaining('cache-control no-cache')]);
    expect(await read(false)).toEqual([
      expect.stringContaining('registration.unregister()'),
      expect.stringContaining('cache-control no-cache'),
    ]);
  });
});
