import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notify } from '../../demo/payments/messages.ts';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { addTables, scanTable, signInWaiter, type TableGuest, type Waiter } from '../support/dining-tables.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';

const SHOP = '/api/shop/roma';
/** Two Margheritas and a beer. */
const ROUND = 2100;

/** Every way to pay a part, as a path to the provider's page or its object. */
const METHODS = [
  'Stripe_card',
  'Stripe_sofort',
  'Stripe_alipay',
  'PayPal_Rest',
  'PayPal_Platform',
  'AmazonPay_Checkout',
  'Heidelpay',
] as const satisfies readonly PaymentMethod[];
/** Those whose page is an address that the guest is led to. */
const BY_ADDRESS = ['Stripe_card', 'Stripe_sofort', 'Stripe_alipay', 'PayPal_Rest'] as const;

describe.each(preparedPaidTrattoria)('a part of a bill that is not paid at the provider, on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;
  let waiter: Waiter;
  let guest: TableGuest;

  beforeEach(async () => {
    place = await open();
    shop = await openPaidShop(place);
    await addTables(shop.office);
    waiter = await signInWaiter(shop);
    await waiter.books(7);
    guest = await scanTable(shop, shop.office, 7);
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  /** A guest pays for the whole table, up to the provider. */
  async function goesToPay(paymentMethod: PaymentMethod) {
    const reserved = await guest.pays({ kind: 'everything' }, ROUND, { paymentMethod });
    expect(reserved.statusCode).toBe(200);
    const { orderId } = reserved.json();
    const path = `${SHOP}/payment/${paymentMethod}/${orderId}`;
    const prepared = (await guest.call('POST', path, {})).json();
    const ask = async (what: 'settle' | 'give-up') => (await guest.call('POST', `${path}/${what}`)).json();
    return { orderId, url: String(prepared.url ?? ''), comesBack: () => ask('settle'), givesUp: () => ask('give-up') };
  }
  const sums = async () => (await waiter.table(7)).bill;
  const atProvider = () => {
    const payment = [...shop.fake.practice.payments.values()].at(-1);
    if (!payment) throw new Error('nothing to pay');
    return payment;
  };
  const moneyComes = async (): Promise<void> => {
    const payment = Object.assign(atProvider(), { state: 'captured', captured: ROUND });
    const from = shop.fake.messages.length;
    notify(shop.fake.practice, payment);
    for (const message of shop.fake.messages.slice(from)) expect((await shop.receive(message)).statusCode).toBe(200);
    await shop.work();
  };

  it.each(BY_ADDRESS)('%s: the cancel link leads back to the bill, an order to the checkout', async (method) => {
    const { url, orderId } = await goesToPay(method);
    const back = new URL((await shop.fake.press(url, 'cancel')) ?? '');
    expect(back.pathname).toMatch(/\/tisch\/rechnung$/);
    expect(back.searchParams.get('abgebrochen')).toBe(orderId);
    const order = await shop.guestPays(method);
    const { url: orderUrl = '' } = await order.prepare();
    expect((await shop.fake.press(orderUrl, 'cancel')) ?? '').toContain('/checkout/abgebrochen');
  });

  it.each(METHODS)('%s: it is reserved no longer than until the guest comes back', async (method) => {
    const { givesUp } = await goesToPay(method);
    expect(await sums()).toMatchObject({ due: 0, reserved: ROUND });
    expect(await givesUp()).toMatchObject({ result: 'ended' });
    expect(await sums()).toMatchObject({ due: ROUND, reserved: 0, paid: 0, parts: [{ status: 'released' }] });
    const others = await scanTable(shop, shop.office, 7);
    expect((await others.pays({ kind: 'everything' }, ROUND)).statusCode).toBe(200);
  });

  it.each([
    ['Stripe_sofort', 'decline', 'failed'],
    ['Heidelpay', 'decline', 'failed'],
    ['Heidelpay', 'cancel', 'failed'],
    ['Stripe_card', 'lapse', 'expired'],
  ] as const)('%s, %s: it ends at once when the guest returns', async (method, action, paymentStatus) => {
    const { url, comesBack } = await goesToPay(method);
    await shop.fake.press(url, action);
    expect(await comesBack()).toEqual({ paymentStatus, result: 'ended' });
    expect(await sums()).toMatchObject({ due: ROUND, reserved: 0 });
    expect((await waiter.does(7, 'clear', { handOver: true })).json()).toBe('OK');
  });

  describe('and whose money comes after all', () => {
    it.each(['Stripe_card', 'Stripe_sofort'] as const)(
      '%s: it is paid back, while another guest pays the same dishes once',
      async (method) => {
        const { orderId, givesUp } = await goesToPay(method);
        const late = atProvider();
        await givesUp();
        const other = await scanTable(shop, shop.office, 7);
        const paid = (await other.pays({ kind: 'everything' }, ROUND)).json();
        await other.call('POST', `${SHOP}/payment/Stripe_card/${paid.orderId}`, {});
        await moneyComes();
        expect(await sums()).toMatchObject({ due: 0, paid: ROUND, reserved: 0 });
        Object.assign(late, { state: 'captured', captured: ROUND });
        const from = shop.fake.messages.length;
        notify(shop.fake.practice, late);
        for (const message of shop.fake.messages.slice(from)) await shop.receive(message);
        await shop.work();
        expect(await shop.money(orderId)).toMatchObject({ captured: ROUND, refunded: ROUND });
        expect(await shop.money(paid.orderId)).toMatchObject({ captured: ROUND, refunded: 0 });
        expect(await sums()).toMatchObject({ due: 0, paid: ROUND });
        expect(await shop.tasks()).toMatchObject([{ orderId, kind: 'lateRefunded' }]);
      },
    );

    it('money that was there before the guest came back pays the part', async () => {
      const { orderId, givesUp } = await goesToPay('Stripe_card');
      Object.assign(atProvider(), { state: 'captured', captured: ROUND });
      expect(await givesUp()).toMatchObject({ result: 'paid' });
      expect(await sums()).toMatchObject({ due: 0, paid: ROUND });
      await shop.work();
      expect(await shop.money(orderId)).toMatchObject({ captured: ROUND, refunded: 0 });
    });
  });
});
