import * as contract from '@tischlein/contract/calls';
import { stockVersion } from '@tischlein/domain/menu';
import { describe, expect, it } from 'vitest';
import { preparedTrattoria } from '../support/databases.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach, takesOnCook } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';
import { aDelivery } from '../support/trattoria.ts';

const ROMA = '/api/office/shop/roma';

describe.each(usuallyOnSqlite(preparedTrattoria))('the first evening of a shop, on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;
  openShopForEach(open, (opened) => ({ shop, owner } = opened));

  const done = async (desk: Desk = owner): Promise<readonly string[]> =>
    (await desk.call('GET', `${ROMA}/first-evening`)).json().done;

  it('has nothing done in a new shop', async () => {
    expect(await done()).toEqual([]);
  });

  it('an order that somebody accepts and hands over counts, and one that only waits does not', async () => {
    const order = await shop.guest().order();
    expect(await done()).toEqual([]);
    await owner.act(order.id, 'accept', { minutes: 30 });
    expect(await done()).toEqual(['accept']);
    await owner.act(order.id, 'ready');
    await owner.act(order.id, 'depart');
    await owner.act(order.id, 'handOver');
    expect(await done()).toEqual(['accept', 'close']);
  });

  it('a pause and a dish that is out count, also once they are over', async () => {
    await owner.call('PUT', `${ROMA}/pause`, { scope: 'all', minutes: 20 });
    await owner.call('DELETE', `${ROMA}/pause`);
    const item = { kind: 'dish', id: 'margherita', group: '' };
    const out = await owner.call(
      'PUT',
      `${ROMA}/stock`,
      { item, out: 'untilTomorrow' },
      { 'if-match': `"${stockVersion(undefined)}"` },
    );
    expect(out.statusCode).toBe(200);
    expect(await done()).toEqual(['soldOut', 'pause']);
  });

  it('a test order counts, and so does a device that is connected', async () => {
    await owner.save(`${ROMA}/state`, { state: 'draft' });
    expect((await owner.call('POST', '/api/shop/roma/order', aDelivery())).statusCode).toBe(200);
    expect(await done()).toEqual(['testOrder']);
    const added = await owner.call('POST', `${ROMA}/devices`, { name: 'Küche', role: 'staff', pin: '4711' });
    expect(await done()).toEqual(['testOrder']);
    const token = added.json().link.split('#')[1];
    await shop.guest().call('POST', contract.connectDevice.path, { token, pin: '4711' });
    expect(await done()).toEqual(['device', 'testOrder']);
  });

  it('is read by everybody who sees the desk', async () => {
    expect(await done(await takesOnCook({ shop, owner }))).toEqual([]);
  });
});
