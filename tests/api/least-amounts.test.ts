import { randomUUID } from 'node:crypto';
import type { OrderRequest } from '@tischlein/contract/shop';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { addTables, aRound, scanTable, signInWaiter, type TableGuest, type Waiter } from '../support/dining-tables.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import { aDelivery } from '../support/trattoria.ts';

const SHOP = '/api/shop/roma';
const plain = (text = ''): string => text.replaceAll('\u00a0', ' ');

describe.each(preparedPaidTrattoria)('what providers charge at least, and guests tip at most, on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;
  let waiter: Waiter;
  let guest: TableGuest;

  beforeEach(async () => {
    place = await open();
    shop = await openPaidShop(place);
    await addTables(shop.office);
    waiter = await signInWaiter(shop);
    guest = await scanTable(shop, shop.office, 7);
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  /** From now on a Margherita costs this. */
  async function pizzaIsSoldFor(cents: number): Promise<void> {
    const url = '/api/office/shop/roma/menu';
    const prices = { delivery: { base: cents }, pickup: { base: cents }, dineIn: { base: cents } };
    const menu = (await shop.office.call('GET', url)).json();
    const dishes = menu.dishes.map((dish: { id: string }) => (dish.id === 'margherita' ? { ...dish, prices } : dish));
    expect((await shop.office.save(url, { ...menu, dishes })).statusCode).toBeLessThan(300);
  }
  const orders = (request: Partial<OrderRequest>, by = shop.guest()) =>
    by.call('POST', `${SHOP}/order`, request, { 'idempotency-key': randomUUID() });
  const bill = async () => (await waiter.table(7)).bill;

  it('are told with the configuration, in euros', async () => {
    expect((await shop.guest().call('GET', `${SHOP}/config`)).json()).toMatchObject({
      paymentMethodsLeastAmount: { Stripe_card: 0.5, Stripe_alipay: 0.5, Stripe_sofort: 1 },
    });
  });

  describe('a part of a bill', () => {
    // 21.00 EUR by 45 are 0.47 EUR.
    const small = { kind: 'equalPart', into: 45 };

    it('below it is refused before anything is reserved', async () => {
      await waiter.books(7);
      const refused = await guest.pays(small, 47);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'amountTooSmall']);
      expect(refused.json().message).toMatch(/^So kleine Beträge nimmt diese Zahlungsmethode nicht an\./);
      expect(await bill()).toMatchObject({ due: 2100, reserved: 0, parts: [], division: null });
      expect(shop.fake.practice.payments.size).toBe(0);
    });

    it('counts its tip, and each method has its own', async () => {
      await waiter.books(7);
      expect((await guest.pays(small, 47, { tip: 2 })).json().code).toBe('amountTooSmall');
      expect((await guest.pays(small, 47, { tip: 3 })).statusCode).toBe(200);
      expect((await guest.pays(small, 47, { tip: 3, paymentMethod: 'Stripe_sofort' })).json().code).toBe(
        'amountTooSmall',
      );
      expect((await guest.pays(small, 47, { paymentMethod: 'PayPal_Rest' })).statusCode).toBe(200);
      expect(await bill()).toMatchObject({ reserved: 94, division: { taken: 2 } });
    });
  });

  describe.each([
    ['a round at a table', (tip: number) => aRound(7, { paymentMethod: 'Stripe_card', orderItems: PIZZA, tip }), true],
    [
      'an order',
      () => ({
        ...aDelivery({ orderItems: PIZZA }),
        formValues: { ...aDelivery().formValues, isPickup: true, paymentMethod: 'Stripe_card' as const },
      }),
      false,
    ],
  ] as const)('%s', (_, request, isAtTable) => {
    it('below it is refused with the least amount, and taken from it on', async () => {
      await pizzaIsSoldFor(49);
      const refused = await orders(request(0));
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'amountTooSmall']);
      expect(plain(refused.json().message)).toBe('Diese Zahlungsmethode geht erst ab 0,50 €. Bitte zahle anders.');
      expect((await shop.deps.database.read.selectFrom('payments').selectAll().execute()).length).toBe(0);
      if (isAtTable) expect((await orders(request(1))).statusCode).toBe(200);
      await pizzaIsSoldFor(50);
      expect((await orders(request(0))).statusCode).toBe(200);
    });
  });

  it('a tip is at most 1,000 €, with a round and with a part, and the answer says so', async () => {
    await waiter.books(7);
    const round = (tip: number) => orders(aRound(7, { paymentMethod: 'Stripe_card', tip }), guest);
    const part = (tip: number) => guest.pays({ kind: 'everything' }, 2100, { tip });
    for (const give of [round, part]) {
      const refused = await give(100_001);
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalidRequest']);
      expect(plain(refused.json().form.tip)).toBe('Das Trinkgeld darf höchstens 1.000 € betragen.');
      expect((await give(100_000)).statusCode).toBe(200);
    }
  });
});

const PIZZA = [{ dishId: 'margherita', amount: 1 }];
