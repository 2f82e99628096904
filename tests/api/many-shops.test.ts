import { shopId } from '@tischlein/domain';
import type { ShopConfig } from '@tischlein/domain/shop';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deleteShop } from '../../apps/server/src/shops/delete-shop.store.ts';
import { onSqlite, preparedTramonto, preparedTwoShops } from '../support/databases.ts';
import { openShop } from '../support/open-shop.ts';
import { openServer } from '../support/open-server.ts';
import { aDelivery, trattoria } from '../support/trattoria.ts';

const SLUGS = ['roma', 'tramonto', 'tramonto-kreuzberg', 'tramonto-mitte', 'tramonto-pankow'];
/** By the estimate of `weighShop`: two branches fit, which share a menu; of other shops only one. */
const BYTES_FOR_TWO_SHOPS = 120_000;

describe.each(onSqlite(preparedTramonto))('five shops with memory for two on $name', ({ open }) => {
  it('take orders, show them at the desk, and follow their franchise', async () => {
    await using opened = new AsyncDisposableStack();
    const place = await open();
    opened.defer(() => place.close());
    const shop = await openShop(place, { shops: [trattoria()], shopCacheBytes: BYTES_FOR_TWO_SHOPS });
    opened.defer(() => shop.close());
    const { shops } = shop.deps;
    const countInMemory = () => shops.listShops().filter(({ id }) => shops.peekShop(id) !== null).length;
    const guest = shop.guest();
    const owner = await shop.desk();
    expect(owner.session.shops.map(({ slug, name }) => [slug, name])).toEqual([
      ...SLUGS.filter((slug) => slug !== 'roma').map((slug) => [slug, slug]),
      ['roma', 'Trattoria Roma'],
    ]);

    for (let round = 0; round < 2; round += 1)
      for (const slug of SLUGS) {
        const key = { 'idempotency-key': randomUUID() };
        const order = await guest.call('POST', `/api/shop/${slug}/order`, PICKUP, key);
        expect([slug, order.statusCode]).toEqual([slug, 200]);
        expect(countInMemory()).toBeLessThanOrEqual(2);
      }
    for (const slug of SLUGS) {
      const { orders } = (await owner.call('GET', `/api/office/shop/${slug}/orders`)).json();
      expect([slug, orders.length]).toEqual([slug, 2]);
    }
    const { shops: desks } = (await owner.call('GET', `/api/office/desk?shops=${SLUGS.join()}`)).json();
    expect(desks.map((desk: { orders: unknown[] }) => desk.orders.length)).toEqual([2, 2, 2, 2, 2]);
    const statuses = (await owner.call('GET', '/api/office/shop-status')).json();
    expect(statuses.shops.map((each: { kind: string }) => each.kind)).toEqual([
      'open',
      'overview',
      'open',
      'open',
      'open',
    ]);

    const findFor = '/api/shop/tramonto/franchise/tramonto/find-for?deliveryType=delivery&location=';
    const found = (await guest.call('GET', `${findFor}${encodeURIComponent('Torstraße 12, 10119 Berlin')}`)).json();
    expect([found.slug, found.allShops.length]).toEqual(['tramonto-mitte', 3]);

    const overview = (await owner.call('GET', '/api/office/shop/tramonto/config')).json<ShopConfig>();
    const saved = await owner.save('/api/office/shop/tramonto/config', { ...overview, stickerText: 'Neu bei uns' });
    expect(saved.statusCode).toBe(204);
    for (const slug of SLUGS.slice(1))
      expect((await guest.call('GET', `/api/shop/${slug}/config`)).json().stickerText).toBe('Neu bei uns');
    const siteMap = await guest.call('GET', '/sitemap.xml');
    for (const slug of ['/f=roma', '/f=tramonto-mitte', 'https://pankow.example'])
      expect(siteMap.body).toContain(`${slug}/gericht/margherita`);
    expect(countInMemory()).toBeLessThanOrEqual(2);
  });
});

const PICKUP = aDelivery({ formValues: { ...aDelivery().formValues, isPickup: true } });

describe.each(preparedTwoShops)('a shop that another node has deleted on $name', ({ open }) => {
  it('is unknown, whatever is asked of it, and never an error', async () => {
    await using opened = new AsyncDisposableStack();
    const place = await open();
    opened.defer(() => place.close());
    const reports: string[] = [];
    const node = await openServer(place, { reportError: (_, where) => reports.push(where) });
    opened.defer(() => node.close());
    const other = await openServer(place);
    opened.defer(() => other.close());
    const order = () =>
      node.app.inject({
        method: 'POST',
        url: '/api/shop/napoli/order',
        headers: { 'idempotency-key': randomUUID() },
        payload: aDelivery(),
      });
    expect((await node.app.inject({ url: '/api/shop/napoli/menu' })).statusCode).toBe(200);
    await other.deps.database.write((writer) => deleteShop(writer, shopId('napoli')));
    const answers = [await order(), await order()];
    expect(answers.map(({ statusCode, json }) => [statusCode, json().code])).toEqual([
      [404, 'shopUnknown'],
      [404, 'shopUnknown'],
    ]);
    expect((await node.app.inject({ url: '/api/shop/napoli/menu' })).statusCode).toBe(404);
    expect((await node.app.inject({ url: '/api/shop/roma/menu' })).statusCode).toBe(200);
    expect(reports).toEqual([]);
  });
});
