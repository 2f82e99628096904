import type { NewApiKey } from '@tischlein/contract/office';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ApiScope } from '@tischlein/domain/staff';
import { aDailyDish } from '@tischlein/domain/testing';
import { describe, expect, it } from 'vitest';
import { plusSeconds } from '../../apps/server/src/clock.ts';
import { preparedTwoShops } from '../support/databases.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';
import { aDelivery } from '../support/trattoria.ts';

const KEYS = '/api/office/shop/roma/api-keys';

describe.each(usuallyOnSqlite(preparedTwoShops))('API keys on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;
  openShopForEach(open, (opened) => ({ shop, owner } = opened));

  const createKey = async (scopes: readonly ApiScope[], form: object = {}): Promise<NewApiKey> => {
    const answer = await owner.call('POST', KEYS, { name: 'Kasse', scopes, ...form });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  /** A call of another system: no cookies, only its key. */
  const callWith = async (secret: string, ...[method, url, body, headers]: Parameters<Desk['call']>) =>
    shop.guest().call(method, url, body, { ...headers, authorization: `Bearer ${secret}` });
  const statusWith = async (...call: Parameters<typeof callWith>) => (await callWith(...call)).statusCode;
  const ORDERS = '/api/office/shop/roma/orders';

  it('do what their scopes allow, and nothing else', async () => {
    const { id } = await shop.guest().order();
    const { secret: reads } = await createKey(['orders:read']);
    const { secret: writes } = await createKey(['orders:write']);
    expect(await statusWith(reads, 'GET', ORDERS)).toBe(200);
    expect(await statusWith(reads, 'POST', `${ORDERS}/${id}/accept`, {})).toBe(403);
    expect(await statusWith(writes, 'POST', `${ORDERS}/${id}/accept`, {})).toBe(200);
    for (const path of ['api-keys', 'payment-accounts', 'menu'])
      expect([path, await statusWith(writes, 'GET', `/api/office/shop/roma/${path}`)]).toEqual([path, 403]);
    for (const path of ['session', 'staff', 'shops'])
      expect([path, await statusWith(writes, 'GET', `/api/office/${path}`)]).toEqual([path, 401]);
  });

  it('do not see the guests without a scope for that', async () => {
    const { id } = await shop.guest().order();
    const { contact } = await shop.deps.database.read.selectFrom('orders').select('contact').executeTakeFirstOrThrow();
    const { name, phone, street, email } = JSON.parse(contact);
    const { secret: blind } = await createKey(['orders:write']);
    const { secret: sees } = await createKey(['orders:read', 'guests:read']);
    for (const url of [ORDERS, `${ORDERS}/${id}`, `${ORDERS}/${id}/hubrise`]) {
      const [hidden, shown] = [await callWith(blind, 'GET', url), await callWith(sees, 'GET', url)];
      expect([hidden.statusCode, shown.statusCode]).toEqual([200, 200]);
      for (const value of [name, phone, street, email]) {
        expect(hidden.body).not.toContain(value);
        expect(shown.body).toContain(value);
      }
    }
    expect((await callWith(blind, 'POST', `${ORDERS}/${id}/accept`, {})).body).not.toContain(name);
  });

  it('do not see in the books who bought something (S3 A4)', async () => {
    await shop.guest().order(aDelivery({ orderItems: [{ dishId: 'margherita', amount: 30 }] }));
    const { contact } = await shop.deps.database.read.selectFrom('orders').select('contact').executeTakeFirstOrThrow();
    const { name, street, streetNumber } = JSON.parse(contact);
    const { secret: blind } = await createKey(['reports:read']);
    const { secret: sees } = await createKey(['reports:read', 'guests:read']);
    const BOOKS = '/api/office/shop/roma';
    const hidden = await callWith(blind, 'GET', `${BOOKS}/receipts`);
    const shown = await callWith(sees, 'GET', `${BOOKS}/receipts`);
    for (const value of [name, `${street} ${streetNumber}`]) {
      expect(shown.body).toContain(value);
      expect(hidden.body).not.toContain(value);
    }
    expect(hidden.json().receipts).toHaveLength(shown.json().receipts.length);
    expect(await statusWith(blind, 'GET', `${BOOKS}/receipts.csv`)).toBe(200);
    expect(await statusWith(sees, 'GET', `${BOOKS}/archive.zip?month=2026-11`)).toBe(200);
    expect(await statusWith(blind, 'GET', `${BOOKS}/archive.zip?month=2026-11`)).toBe(403);
  });

  describe('for the menu change dishes', () => {
    const MENU = '/api/office/shop/roma/menu';
    const WITHOUT_OFFERS = { offers: [] };
    const renameDishes = (menu: MenuDocument): MenuDocument => ({
      ...menu,
      dishes: menu.dishes.map((dish) => ({ ...dish, name: `${dish.name} neu` })),
    });
    const readMenu = async (): Promise<MenuDocument> => (await owner.call('GET', MENU)).json();
    const readVersion = async () => ({ 'if-match': String((await owner.call('GET', MENU)).headers.etag) });

    it('and neither offers nor daily dishes', async () => {
      const menu = await readMenu();
      expect(menu.offers).not.toEqual([]);
      const { secret } = await createKey(['menu:read', 'menu:write']);
      for (const offers of [WITHOUT_OFFERS, { dailyDishes: [aDailyDish({ dishes: ['salami'] })] }]) {
        const answer = await callWith(secret, 'PUT', MENU, { ...menu, ...offers }, await readVersion());
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
      }
      expect(await readMenu()).toEqual(menu);
      const read = (await callWith(secret, 'GET', MENU)).json<MenuDocument>();
      expect(await statusWith(secret, 'PUT', MENU, renameDishes(read), await readVersion())).toBe(204);
      expect(await readMenu()).toEqual(renameDishes(menu));
    });

    it('and restore no earlier offers', async () => {
      const menu = await readMenu();
      const { secret } = await createKey(['menu:write']);
      const restore = async (number: number) =>
        statusWith(secret, 'POST', `${MENU}-changes/${number}/restore`, { state: 'before' }, await readVersion());
      await owner.save(MENU, { ...menu, ...WITHOUT_OFFERS });
      await owner.save(MENU, { ...renameDishes(menu), ...WITHOUT_OFFERS });
      expect(await restore(1)).toBe(403);
      expect(await readMenu()).toEqual({ ...renameDishes(menu), ...WITHOUT_OFFERS });
      expect(await restore(2)).toBe(200);
      expect(await readMenu()).toEqual({ ...menu, ...WITHOUT_OFFERS });
    });
  });

  it('work for their shop only, until they expire or are revoked', async () => {
    const { secret, key } = await createKey(['orders:read'], { expiresAt: plusSeconds(shop.clock.now(), 60) });
    expect(await statusWith(secret, 'GET', '/api/office/shop/napoli/orders')).toBe(401);
    expect(await statusWith(secret, 'GET', ORDERS)).toBe(200);
    shop.clock.set(plusSeconds(shop.clock.now(), 61));
    expect(await statusWith(secret, 'GET', ORDERS)).toBe(401);
    const { secret: other, key: revoked } = await createKey(['orders:read']);
    expect(await statusWith(other, 'GET', ORDERS)).toBe(200);
    expect((await owner.call('DELETE', `${KEYS}/${revoked.id}`)).statusCode).toBe(204);
    expect(await statusWith(other, 'GET', ORDERS)).toBe(401);
    expect((await owner.call('GET', KEYS)).json()).toMatchObject([
      { id: key.id, lastUsedAt: '2026-11-21T18:30:00.000Z' },
    ]);
  });

  it.each([
    ['an unknown one', (secret: string) => secret.replace(/.{46}$/, 'A'.repeat(46))],
    ['one with a mistake', (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('x') ? 'y' : 'x'}`],
  ])('%s is refused', async (_, change) => {
    const { secret } = await createKey(['orders:read']);
    expect(await statusWith(change(secret), 'GET', ORDERS)).toBe(401);
  });

  it('are stored as a hash, and shown once', async () => {
    const { secret } = await createKey(['menu:read']);
    const rows = await shop.deps.database.read.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice(20));
    expect((await owner.call('GET', KEYS)).body).not.toContain(secret.slice(20));
  });
});
