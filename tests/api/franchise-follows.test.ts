import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import { type OpenDatabase, preparedTramonto } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { replaceShop } from '../../apps/server/src/commands/replace-shop.ts';
import { openServer } from '../support/open-server.ts';
import { aDelivery } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

describe.each(usuallyOnSqlite(preparedTramonto))('one franchise feeds its branches on $name', ({ open }) => {
  let place: OpenDatabase;
  let server: TestShop;
  let office: Desk;

  beforeAll(async () => {
    place = await open();
    server = await openShop(place);
    office = await server.desk();
  });
  afterAll(async () => {
    await server.close();
    await place.close();
  });

  const read = async <Document>(shop: string, part: 'menu' | 'config'): Promise<Document> =>
    (await office.call('GET', `/api/office/shop/${shop}/${part}`)).json();
  const write = async (shop: string, part: 'menu' | 'config', document: unknown): Promise<void> => {
    const answer = await office.save(`/api/office/shop/${shop}/${part}`, document);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  };
  const withPrice = (menu: MenuDocument, dish: string, base: number): MenuDocument => ({
    ...menu,
    dishes: menu.dishes.map((each) =>
      each.id === dish ? { ...each, prices: { ...each.prices, delivery: { base: base as never } } } : each,
    ),
  });
  const priceOf = async (shop: string, dish: string) =>
    (await read<MenuDocument>(shop, 'menu')).dishes.find(({ id }) => id === dish)?.prices.delivery?.base;

  it("a price, a dish left out and hours of a branch's own stay, the rest follows", async () => {
    const menu = await read<MenuDocument>('tramonto-mitte', 'menu');
    await write('tramonto-mitte', 'menu', {
      ...withPrice(menu, 'margherita', 1000),
      dishes: withPrice(menu, 'margherita', 1000).dishes.filter(({ id }) => id !== 'bier'),
      offers: [],
    });
    const config = await read<ShopConfig>('tramonto-mitte', 'config');
    await write('tramonto-mitte', 'config', { ...config, opening: { ...config.opening, slotMinutes: 30 } });

    const franchise = withPrice(
      withPrice(await read<MenuDocument>('tramonto', 'menu'), 'margherita', 950),
      'salami',
      1250,
    );
    await write('tramonto', 'menu', franchise);
    const overview = await read<ShopConfig>('tramonto', 'config');
    await write('tramonto', 'config', {
      ...overview,
      domain: 'tramonto.example',
      welcome: 'Benvenuti!',
      opening: { ...overview.opening, preOrderDays: 3 },
    });

    expect([await priceOf('tramonto-mitte', 'margherita'), await priceOf('tramonto-mitte', 'salami')]).toEqual([
      1000, 1250,
    ]);
    expect([await priceOf('tramonto-mitte', 'bier'), await priceOf('tramonto-pankow', 'margherita')]).toEqual([
      undefined,
      950,
    ]);
    const after = await read<ShopConfig>('tramonto-mitte', 'config');
    expect(after).toEqual({
      ...config,
      welcome: 'Benvenuti!',
      opening: { ...config.opening, slotMinutes: 30, preOrderDays: 3 },
    });
    expect((await read<ShopConfig>('tramonto-pankow', 'config')).domain).toBe('pankow.example');
  });

  it('guests see it at once, under another ETag, and other processes too', async () => {
    const other = await openServer(place);
    const before = await server.app.inject({ url: '/api/shop/tramonto-pankow/menu' });
    await write('tramonto', 'menu', withPrice(await read<MenuDocument>('tramonto', 'menu'), 'margherita', 990));
    const after = await server.app.inject({ url: '/api/shop/tramonto-pankow/menu' });
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.body).toContain('990');
    await expect
      .poll(async () => (await other.app.inject({ url: '/api/shop/tramonto-pankow/menu' })).body, { timeout: 3000 })
      .toBe(after.body);
    await other.close();
  });

  it('a branch that was read earlier does not overwrite a later change of the franchise', async () => {
    const { headers } = await office.call('GET', '/api/office/shop/tramonto-mitte/menu');
    const menu = await read<MenuDocument>('tramonto-mitte', 'menu');
    server.clock.set('2026-11-21T19:00:00.000Z');
    await write('tramonto', 'menu', withPrice(await read<MenuDocument>('tramonto', 'menu'), 'salami', 1290));
    const late = { 'if-match': String(headers.etag) };
    const refused = (await office.call('PUT', '/api/office/shop/tramonto-mitte/menu', menu, late)).json();
    expect([refused.code, refused.saves[0].savedBy]).toEqual(['versionConflict', 'Die Zentrale']);
  });

  it('writing back what was read changes nothing', async () => {
    const rows = () =>
      server.deps.database.read.selectFrom('menus').select(['shop_id', 'document']).orderBy('shop_id').execute();
    const before = await rows();
    for (const shop of ['tramonto-mitte', 'tramonto-kreuzberg', 'tramonto-pankow']) {
      await write(shop, 'menu', await read(shop, 'menu'));
      await write(shop, 'config', await read(shop, 'config'));
    }
    expect(await rows()).toEqual(before);
    expect(before.find(({ shop_id }) => shop_id === 'tramonto-pankow')?.document.length).toBeLessThan(100);
  });

  it("'npm run demo -- --reset' never leaves a branch without its franchise, and keeps the menu before", async () => {
    const other = await openServer(place);
    const answerOfBranch = async () => {
      await other.deps.shops.refresh();
      return other.app.inject({ url: '/api/shop/tramonto-pankow/menu' });
    };
    const menu = await read<MenuDocument>('tramonto', 'menu');
    const config = await read<ShopConfig>('tramonto', 'config');
    const anew = { format: 'tischlein-shop/1', config, menu: withPrice(menu, 'margherita', 1110) } as const;
    let isDone = false;
    const replaced = replaceShop(server.deps, { ...anew, coupons: [] }).finally(() => (isDone = true));
    const found = new Set<number>();
    for (; !isDone; await nextTurn()) found.add((await answerOfBranch()).statusCode);
    await replaced;
    expect([...found]).toEqual([200]);
    expect((await answerOfBranch()).body).toContain('1110');
    const { previous_document: kept } = await server.deps.database.read
      .selectFrom('menus')
      .select('previous_document')
      .where('shop_id', '=', config.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(kept ?? 'null')).toEqual(menu);
    await other.close();
  });

  it('a change that a branch cannot follow is refused with its name, and nothing is stored', async () => {
    const config = await read<ShopConfig>('tramonto-mitte', 'config');
    const createJobs = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, title: 'Koch', text: 'Abends' }));
    await write('tramonto-mitte', 'config', { ...config, jobEntries: [...config.jobEntries, ...createJobs(1, 'own')] });
    const menu = await read<MenuDocument>('tramonto-mitte', 'menu');
    const [first] = menu.categories;
    await write('tramonto-mitte', 'menu', { ...menu, categories: [...menu.categories, { ...first, id: 'own' }] });

    const before = { config: await read<ShopConfig>('tramonto', 'config'), menu: await read('tramonto', 'menu') };
    const categories = Array.from({ length: 500 }, (_, index) => ({ ...first, id: `c${index}` }));
    const answers = [
      await office.save('/api/office/shop/tramonto/config', { ...before.config, jobEntries: createJobs(100, 'job') }),
      await office.save('/api/office/shop/tramonto/menu', { ...menu, categories }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'branchInvalid']);
      expect(answer.json().message).toContain(`„${config.restaurantName}“`);
    }
    expect({ config: await read('tramonto', 'config'), menu: await read('tramonto', 'menu') }).toEqual(before);
    await write('tramonto', 'config', { ...before.config, jobEntries: createJobs(99, 'job') });
    expect((await read<ShopConfig>('tramonto-mitte', 'config')).jobEntries).toHaveLength(100);
  });

  it('head office sees what each branch has sold today: what was accepted', async () => {
    const toMitte = aDelivery({ formValues: { ...aDelivery().formValues, zip: '10119' } });
    const order = async () =>
      (
        await server.guest().call('POST', '/api/shop/tramonto-mitte/order', toMitte, {
          'idempotency-key': crypto.randomUUID(),
        })
      ).json().order;
    const [kept, refused] = [await order(), await order(), await order()];
    await office.call('POST', `/api/office/shop/tramonto-mitte/orders/${kept.id}/accept`, { minutes: 30 });
    await office.call('POST', `/api/office/shop/tramonto-mitte/orders/${refused.id}/refuse`, {
      reason: 'Zu viel los.',
    });
    const { branches } = (await office.call('GET', '/api/office/shop/tramonto/branches-today')).json();
    expect(branches).toEqual([
      { shop: 'tramonto-kreuzberg', orders: 0, total: 0 },
      { shop: 'tramonto-mitte', orders: 1, total: Math.round(kept.total * 100) },
      { shop: 'tramonto-pankow', orders: 0, total: 0 },
    ]);
  });

  it('a shop that leaves the franchise keeps everything', async () => {
    const config = await read<ShopConfig>('tramonto-kreuzberg', 'config');
    const menu = await read<MenuDocument>('tramonto-kreuzberg', 'menu');
    const { franchise: _, ...alone } = config;
    await write('tramonto-kreuzberg', 'config', alone);
    await write('tramonto', 'menu', withPrice(await read<MenuDocument>('tramonto', 'menu'), 'margherita', 500));
    expect(await read('tramonto-kreuzberg', 'config')).toEqual(alone);
    expect(await read('tramonto-kreuzberg', 'menu')).toEqual(menu);
  });
});
