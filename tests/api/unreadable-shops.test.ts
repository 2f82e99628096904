import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { raiseVersion } from '../../apps/server/src/shops/shops.store.ts';
import { shopId } from '@tischlein/domain';
import { onSqlite, type OpenDatabase, preparedTwoShops } from '../support/databases.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';

describe.each(onSqlite(preparedTwoShops))('an unreadable shop on $name', ({ open }) => {
  let database: OpenDatabase;
  let shop: TestShop;
  beforeEach(async () => {
    database = await open();
    shop = await openShop(database);
  });
  afterEach(async () => {
    await shop.close();
    await database.close();
  });

  const breakConfig = async (slug: string): Promise<void> => {
    await shop.deps.database.write(async (writer) => {
      await writer.updateTable('shops').set({ config: '{}' }).where('slug', '=', slug).execute();
      await raiseVersion(writer, shopId(slug), 'config_version');
    });
    await shop.deps.shops.refresh();
  };
  const get = (url: string) => shop.app.inject({ url });

  it('takes orders in its last readable version; the office and /readyz say so', async () => {
    await get('/api/shop/roma/menu');
    await breakConfig('roma');
    await shop.guest().order();
    const ready = await get('/readyz');
    expect([ready.statusCode, ready.body]).toEqual([
      200,
      'ok\ndegraded: shop roma is unreadable and served in its last readable version\n',
    ]);
    const { session } = await shop.desk();
    expect(session.shops.map(({ slug, isDegraded }) => [slug, isDegraded])).toEqual([
      ['napoli', false],
      ['roma', true],
    ]);
  });

  it('is reported when it becomes unreadable, not with each request', async () => {
    await breakConfig('napoli');
    await shop.close();
    const reports: string[] = [];
    shop = await openShop(database, { reportError: (_, where) => reports.push(where) });
    for (const url of ['/api/shop/napoli/config', '/api/shop/napoli/menu', '/f=napoli/'])
      expect((await get(url)).statusCode).toBe(503);
    expect(reports).toEqual(['shop napoli']);
  });

  it('answers 503 with a notice after a restart if no version is readable, never 404', async () => {
    await breakConfig('napoli');
    await shop.close();
    shop = await openShop(database);
    for (const url of [
      '/api/shop/napoli/config',
      '/api/shop/napoli/menu',
      '/f=napoli/',
      '/api/shop/napoli/config/deliveryPeriod',
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 503]);
      expect(answer.body).toContain('Wir sind gerade nicht erreichbar');
    }
    expect((await get('/api/shop/genua/config')).statusCode).toBe(404);
    expect((await get('/readyz')).body).toContain('degraded: shop napoli is unreadable and answers 503');
    await shop.guest().order();
  });
});
