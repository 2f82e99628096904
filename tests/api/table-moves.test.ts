import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { addTables, scanTable, signInWaiter, type Waiter } from '../support/dining-tables.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';

const SHOP = '/api/shop/roma';
const ROUND = 2100;
const WHOLE = { units: null };

describe.each(preparedPaidTrattoria)('guests of a moved table come along (S3 W15) on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;
  let waiter: Waiter;

  beforeEach(async () => {
    place = await open();
    shop = await openPaidShop(place);
    await addTables(shop.office);
    waiter = await signInWaiter(shop);
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const scan = (table: number) => scanTable(shop, shop.office, table);
  const move = async (from: number, to: number): Promise<void> =>
    expect((await waiter.does(from, 'move', { to, ...WHOLE })).statusCode).toBe(200);

  it('they see the bill at the new table, order and pay there, and move on with it', async () => {
    await waiter.books(7);
    const ada = await scan(7);
    expect(await ada.sees()).toMatchObject({ table: 7, movedFrom: null });
    await move(7, 5);
    expect(await ada.sees()).toMatchObject({ table: 5, movedFrom: 7, access: 'scanned', bill: { due: ROUND } });
    const round = { payLater: true, paymentMethod: 'offline', formValues: { name: 'Ada' } } as const;
    expect((await ada.orders(5, round)).statusCode).toBe(200);
    expect((await waiter.table(5)).bill).toMatchObject({ waiting: ROUND });
    expect((await ada.pays({ kind: 'everything' }, ROUND)).json()).toMatchObject({ amount: ROUND });
    expect((await waiter.table(5)).bill).toMatchObject({ reserved: ROUND, due: 0 });
  });

  it('through two tables, while one of them pays', async () => {
    await waiter.books(7);
    const ada = await scan(7);
    await ada.pays({ kind: 'everything' }, ROUND);
    await move(7, 5);
    await move(5, 3);
    expect(await ada.sees()).toMatchObject({ table: 3, movedFrom: 7, bill: { reserved: ROUND } });
  });

  it('with the round that one of them is paying for', async () => {
    await waiter.books(7);
    const ada = await scan(7);
    const { order } = (await ada.orders(7)).json();
    const opened = await ada.call('POST', `${SHOP}/payment/Stripe_card/${order.id}`, {});
    shop.later(1);
    await move(7, 5);
    await shop.fake.press(opened.json().url ?? '', 'pay');
    for (const message of shop.fake.messages) await shop.receive(message);
    await shop.work();
    expect((await waiter.table(5)).bill).toMatchObject({ booked: 2 * ROUND, paid: ROUND, due: ROUND });
    expect(await waiter.table(7)).toMatchObject({ bill: null });
  });

  it('and nobody sees the bill of those who sit at their tables next', async () => {
    await waiter.books(7);
    const ada = await scan(7);
    await move(7, 5);
    const ben = await scan(7);
    await waiter.books(7, { orderItems: [{ dishId: 'salami', amount: 1 }] });
    expect(await ben.sees()).toMatchObject({ table: 7, movedFrom: null, bill: { due: 1100 } });
    await waiter.does(5, 'clear', { handOver: true });
    const cleared = await ada.call('GET', `${SHOP}/table`);
    expect(cleared.json().code).toBe('tableCleared');
    await waiter.books(5);
    await move(7, 3);
    expect((await ada.call('GET', `${SHOP}/table`)).json().code).toBe('tableCleared');
    expect(await ben.sees()).toMatchObject({ table: 3, bill: { due: 1100 } });
  });

  it('with their call for the waiter', async () => {
    await waiter.books(7);
    const ada = await scan(7);
    await ada.call('POST', `${SHOP}/table/call`, { kind: 'water' });
    await move(7, 5);
    expect((await ada.sees()).call).toMatchObject({ kind: 'water' });
    expect(await waiter.table(7)).toMatchObject({ call: null });
  });

  it('but they stay where some items leave', async () => {
    await waiter.books(7);
    const ada = await scan(7);
    const [line] = (await waiter.table(7)).bill?.rounds[0]?.items ?? [];
    await waiter.does(7, 'move', { to: 5, units: [{ line: line?.id, units: 1 }] });
    expect(await ada.sees()).toMatchObject({ table: 7, movedFrom: null });
  });
});
