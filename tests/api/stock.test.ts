import { randomUUID } from 'node:crypto';
import type { StockRequest, StockState } from '@tischlein/contract/office';
import { isSameStockItem, stockVersion } from '@tischlein/domain/menu';
import { describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { openServer } from '../support/open-server.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach, takesOnCook } from '../support/shop-for-each.ts';
import { aDelivery } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const SALAMI = { kind: 'dish', id: 'salami', group: '' } as const;
const CHEESE = { kind: 'extra', id: 'kaese', group: 'belag' } as const;

// Saturday, 19:30; open until 22:00, on Sunday from 11:00.
describe.each(usuallyOnSqlite(preparedTrattoria))('items that are out of stock, on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;

  openShopForEach(open, (opened) => ({ place, shop, owner } = opened));

  const put = async (request: StockRequest, who = owner) => {
    const entry = (await state()).out.find((each) => isSameStockItem(each, request.item));
    return who.call('PUT', '/api/office/shop/roma/stock', request, { 'if-match': `"${stockVersion(entry)}"` });
  };
  const state = async (): Promise<StockState> => (await owner.call('GET', '/api/office/shop/roma/stock')).json();
  const soldOut = async (server: Pick<TestShop, 'app'> = shop): Promise<string[]> => {
    const answer = await server.app.inject('/api/shop/roma/menu');
    return answer
      .json()
      .dishes.filter((dish: { soldOut?: boolean }) => dish.soldOut)
      .map(({ id }: { id: string }) => id);
  };
  const order = (orderItems = aDelivery().orderItems) =>
    shop
      .guest()
      .call('POST', '/api/shop/roma/order', { ...aDelivery(), orderItems }, { 'idempotency-key': randomUUID() });
  const passTo = async (instant: string): Promise<void> => {
    shop.clock.set(instant);
    await shop.deps.shops.refresh();
  };

  it("'Heute ausverkauft': refused with its name, and back by itself when the next day opens", async () => {
    const answer = await put({ item: SALAMI, out: 'untilTomorrow' });
    expect(answer.json()).toEqual({
      now: '2026-11-21T18:30:00.000Z',
      tomorrow: '2026-11-22T10:00:00.000Z',
      out: [{ ...SALAMI, until: '2026-11-22T10:00:00.000Z' }],
    });
    expect(await soldOut()).toEqual(['salami']);
    const refused = await order();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 1]);
    expect(refused.json().problems[0].message).toContain('Salami ist heute ausverkauft');
    await passTo('2026-11-22T10:00:00.000Z');
    expect([await soldOut(), (await state()).out]).toEqual([[], []]);
    expect((await order()).statusCode).toBe(200);
  });

  it('an extra is refused while it is out, and the version rises with each change and each end', async () => {
    const versions = [(await shop.deps.shops.shopByRef('roma'))?.stockVersion];
    const note = async () => versions.push((await shop.deps.shops.shopByRef('roma'))?.stockVersion);
    await put({ item: CHEESE, out: { until: '2026-11-21T20:00:00+01:00' } });
    await note();
    const withCheese = [{ dishId: 'salami', amount: 2, extras: [{ groupId: 'belag', itemId: 'kaese', amount: 1 }] }];
    const refused = await order(withCheese);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 1]);
    expect(refused.json().problems[0].message).toContain('Salami: kaese ist heute ausverkauft');
    await passTo('2026-11-21T20:00:00+01:00');
    await note();
    expect((await order(withCheese)).statusCode).toBe(200);
    await put({ item: SALAMI, out: 'forGood' });
    await note();
    await put({ item: SALAMI, out: 'back' });
    await note();
    expect(versions).toEqual([...new Set(versions)].toSorted((left = 0, right = 0) => left - right));
  });

  it('reaches another process, and ends there', async () => {
    const other = await openServer(place, { at: shop.clock.now() });
    try {
      await put({ item: SALAMI, out: { until: '2026-11-21T19:00:00.000Z' } });
      await expect.poll(() => soldOut(other), { timeout: 5000 }).toEqual(['salami']);
      other.clock.set('2026-11-21T19:00:00.000Z');
      await expect.poll(() => soldOut(other), { timeout: 5000 }).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('items that the menu itself marks as sold out are listed, and can be switched on again', async () => {
    const menu = (await owner.call('GET', '/api/office/shop/roma/menu')).json();
    const dishes = menu.dishes.map((dish: { id: string }) =>
      dish.id === 'salami' ? { ...dish, soldOut: true } : dish,
    );
    await owner.save('/api/office/shop/roma/menu', { ...menu, dishes });
    expect((await state()).out).toEqual([{ ...SALAMI, until: null }]);
    await put({ item: SALAMI, out: 'back' });
    expect([await soldOut(), (await state()).out]).toEqual([[], []]);
  });

  it('staff may change it; items not on the menu and times in the past are refused', async () => {
    const cook = await takesOnCook({ shop, owner });
    expect((await put({ item: SALAMI, out: 'forGood' }, cook)).statusCode).toBe(200);
    expect((await put({ item: { ...SALAMI, id: 'lasagne' }, out: 'forGood' })).statusCode).toBe(400);
    expect((await put({ item: SALAMI, out: { until: '2026-11-21T18:30:00.000Z' } })).statusCode).toBe(400);
    expect((await shop.guest().call('GET', '/api/office/shop/roma/stock')).statusCode).toBe(401);
  });
});
