import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { addTables, scanTable, signInWaiter, type TableGuest, type Waiter } from '../support/dining-tables.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';

const SHOP = '/api/shop/roma';
/** Two Margheritas and a beer. */
const ROUND = 2100;

describe.each(preparedPaidTrattoria)('the money of a table on $name', ({ open }) => {
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

  const scan = (table: number): Promise<TableGuest> => scanTable(shop, shop.office, table);
  const holds = async (guest: TableGuest): Promise<string> =>
    (await guest.orders(7, { payLater: true, formValues: { name: 'Ada' } })).json().order.id;
  const seat = async (table: number) => (await waiter.tables()).tables.find((each) => each.table === table);

  describe('a round that waits for the waiter (S3 W14)', () => {
    it('is waiting for guests and waiters, and in no other sum', async () => {
      const guest = await scan(7);
      await holds(guest);
      const sums = { waiting: ROUND, due: 0, reserved: 0, booked: 0, paid: 0 };
      expect((await guest.sees()).bill).toMatchObject({ ...sums, rounds: [{ waitsForWaiter: true, total: ROUND }] });
      expect((await waiter.table(7)).bill).toMatchObject(sums);
      expect(await seat(7)).toMatchObject({ ...sums, held: 1, isOpen: false });
      expect(await seat(8)).toMatchObject({ waiting: 0, held: 0 });
    });

    it('stands beside what is open and what is being paid; both sides see the same sums', async () => {
      const [ada, ben] = [await scan(7), await scan(7)];
      await waiter.books(7);
      await ada.pays({ kind: 'equalPart', into: 2 }, 1050);
      const order = await holds(ben);
      const sums = { waiting: ROUND, due: 1050, reserved: 1050, booked: ROUND, paid: 0 };
      expect((await ben.sees()).bill).toMatchObject(sums);
      expect((await waiter.table(7)).bill).toMatchObject(sums);
      expect(await seat(7)).toMatchObject({ ...sums, held: 1 });
      await waiter.does(7, `round/${order}/confirm`);
      const after = { waiting: 0, due: 1050 + ROUND, reserved: 1050, booked: 2 * ROUND };
      expect((await ben.sees()).bill).toMatchObject(after);
      expect(await seat(7)).toMatchObject({ ...after, held: 0 });
    });
  });

  describe('a round that a waiter declines', () => {
    it('is said to the guests of the table, and costs nothing', async () => {
      const [ada, ben] = [await scan(7), await scan(7)];
      await waiter.does(7, `round/${await holds(ada)}/decline`);
      const declined = { status: 'cancelled', waitsForWaiter: true, total: ROUND };
      expect((await ada.sees()).bill).toMatchObject({ waiting: 0, due: 0, rounds: [{ ...declined, isOwn: true }] });
      expect((await ben.sees()).bill).toMatchObject({ rounds: [{ ...declined, isOwn: false, orderId: null }] });
      expect((await waiter.table(7)).bill).toBe(null);
      expect(await seat(7)).toMatchObject({ held: 0, waiting: 0 });
    });

    it('is not said to the next guests of the table', async () => {
      const ada = await scan(7);
      await waiter.does(7, `round/${await holds(ada)}/decline`);
      shop.later(1);
      await waiter.does(7, 'clear', { handOver: false });
      expect((await (await scan(7)).sees()).bill).toBe(null);
    });

    it('is forgotten after two hours', async () => {
      const ada = await scan(7);
      await waiter.does(7, `round/${await holds(ada)}/decline`);
      shop.later(119);
      expect((await (await scan(7)).sees()).bill?.rounds).toHaveLength(1);
      shop.later(2);
      expect((await (await scan(7)).sees()).bill).toBe(null);
    });

    it('is not said of a round that the guest took back', async () => {
      const ada = await scan(7);
      await ada.call('DELETE', `${SHOP}/table/round/${await holds(ada)}`);
      expect((await ada.sees()).bill).toBe(null);
    });
  });

  describe('an amount that a guest names (S3 W8)', () => {
    const named = (amount: number) => ({ kind: 'amount', amount });

    it('is reserved like every other part, and the rest stays open', async () => {
      await waiter.books(7);
      const [ada, ben] = [await scan(7), await scan(7)];
      expect((await ada.pays(named(1000), 1000, { tip: 100 })).json()).toMatchObject({ amount: 1000, tip: 100 });
      expect((await waiter.table(7)).bill).toMatchObject({ reserved: 1000, due: 1100 });
      expect((await ben.pays(named(1101), 1101)).json().code).toBe('nothingDue');
      expect((await ben.pays(named(600), 500)).json().code).toBe('billChanged');
      expect((await ben.pays(named(0), 0)).statusCode).toBe(400);
      const handed = await waiter.does(7, 'hand-over', { what: named(100), expectedAmount: 100 });
      expect(handed.json().bill).toMatchObject({ handedOver: 100, due: 1000 });
      expect((await ben.pays({ kind: 'everything' }, 1000)).json()).toMatchObject({ amount: 1000 });
      expect((await waiter.table(7)).bill).toMatchObject({ reserved: 2000, handedOver: 100, due: 0 });
    });
  });
});
