import type { PaymentTasks } from '@tischlein/contract/office';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const ATTEMPTS_BEFORE_THE_LAST = 10;

describe.each(usuallyOnSqlite(databases))('a mail that cannot be sent, on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;

  beforeEach(async () => {
    place = await open();
    shop = await openShop(place);
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const failForGood = async (columns: {
    readonly payload?: string;
    readonly kind?: string;
    readonly order_id?: null;
  }) => {
    await everythingIsSent(shop);
    const due = { done_at: null, run_at: shop.deps.clock.now(), attempts: ATTEMPTS_BEFORE_THE_LAST };
    await shop.deps.database.write((writer) =>
      writer
        .updateTable('outbox')
        .set({ ...due, ...columns })
        .execute(),
    );
    shop.deps.outbox.wake();
    await everythingIsSent(shop);
    return (await (await shop.desk()).call('GET', '/api/office/shop/roma/payment-tasks')).json<PaymentTasks>();
  };

  it.each([
    ['an invalid payload', { payload: '[]' }],
    ['a payload that is not JSON', { payload: '{' }],
    ['an unknown kind', { kind: 'fax' }],
  ])('gives the office a task about its order: %s', async (_what, columns) => {
    const { id } = await shop.guest().order();
    expect(await failForGood(columns)).toMatchObject([{ orderId: id, kind: 'mailFailed' }]);
  });

  it('creates no task if it is not about an order', async () => {
    await shop.guest().order();
    expect(await failForGood({ order_id: null })).toEqual([]);
    const rows = await shop.deps.database.read.selectFrom('outbox').select('failure').execute();
    expect(rows).toEqual([{ failure: 'Error' }]);
  });
});
