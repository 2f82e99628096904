import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notify } from '../../demo/payments/messages.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { openPaidShop, type PaidShop, type PayingGuest } from '../support/open-payments.ts';
import { FAULTS, type Fault } from '../support/providers/fake-providers.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const TOTAL = 2250;
const HOUR = 60;
const FAULT_NAMES = Object.keys(FAULTS) as Fault[];
const isHanging = (fault: Fault): boolean => fault === 'hang' || fault === 'lostHang';
// Short limits for the tests; the real ones are 3, 10 and 30 s.
const SHORT = { connect: 1000, whole: 1500, capture: 1500 };

describe.each(usuallyOnSqlite(preparedPaidTrattoria))('payment failures on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;

  beforeEach(async () => {
    place = await open();
    shop = await openPaidShop(place, { providers: { limits: SHORT } });
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const readStoredOrder = async (orderId: string) =>
    (await shop.app.inject({ url: `/api/shop/roma/status/${orderId}` })).json();

  describe('late captures', () => {
    const lateBy = async (minutes: number, parts = {}): Promise<PayingGuest> => {
      const guest = await shop.guestPays('Stripe_card', parts);
      await guest.prepare();
      shop.later(minutes);
      const atProvider = await guest.atProvider();
      await shop.work();
      expect(await readStatus(guest)).toBe('expired');
      expect(await readStoredOrder(guest.orderId)).toMatchObject({ status: 'cancelled' });
      Object.assign(atProvider, { state: 'captured', captured: atProvider.amount });
      return guest;
    };

    it('after 31 minutes: the shop is open, the guest still waits, the order is made after all', async () => {
      const guest = await lateBy(31);
      expect(await guest.comeBack()).toMatchObject({ result: 'ended' });
      shop.later(2);
      await shop.work();
      expect(await readStatus(guest)).toBe('expired');
      await tell(guest);
      expect(await readStatus(guest)).toBe('accepted');
      expect(await shop.onDesk(guest.orderId)).toMatchObject({ status: 'placed', paymentStatus: 'accepted' });
      expect(await shop.tasks()).toMatchObject([{ kind: 'lateAccepted' }]);
      expect(await listRefunds(shop, guest)).toEqual([]);
    });

    it.each([
      ['6 hours and a minute', 6 * HOUR + 1],
      ['25 hours', 25 * HOUR],
      ['7 days', 7 * 24 * HOUR],
    ])('%s: the money is refunded automatically, desk and guest are notified', async (_what, minutes) => {
      const guest = await lateBy(minutes);
      await tell(guest);
      await shop.work();
      expect(await readStatus(guest)).toBe('refunded');
      expect(await listRefunds(shop, guest)).toMatchObject([{ amount: TOTAL, state: 'done', requestedBy: null }]);
      expect(await shop.tasks()).toMatchObject([{ kind: 'lateRefunded' }]);
      expect(await shop.onDesk(guest.orderId)).toBeUndefined();
      const mails = await shop.deps.database.read.selectFrom('outbox').select('kind').execute();
      expect(mails.map(({ kind }) => kind)).toEqual(['orderRefunded']);
    });

    it('another order has used its coupon: the money is refunded', async () => {
      const guest = await lateBy(31, { couponCode: 'HUNGER5', orderItems: [{ dishId: 'salami', amount: 2 }] });
      const other = await shop.guestPays('offline', {
        couponCode: 'HUNGER5',
        orderItems: [{ dishId: 'salami', amount: 2 }],
      });
      expect(await shop.onDesk(other.orderId)).toBeDefined();
      await tell(guest);
      await shop.work();
      expect(await readStatus(guest)).toBe('refunded');
      expect(await readStoredOrder(guest.orderId)).toMatchObject({ status: 'cancelled' });
    });

    const tell = async (guest: PayingGuest): Promise<void> => {
      const from = shop.fake.messages.length;
      notify(shop.fake.practice, await guest.atProvider());
      for (const message of shop.fake.messages.slice(from)) expect((await shop.receive(message)).statusCode).toBe(200);
    };
  });

  it('an unpaid order ends after 30 minutes and frees its coupon', async () => {
    const parts = { couponCode: 'HUNGER5', orderItems: [{ dishId: 'salami', amount: 2 }] };
    const guest = await shop.guestPays('Stripe_card', parts);
    await expect(shop.guestPays('offline', parts)).rejects.toThrow('409');
    shop.later(29);
    await shop.work();
    expect(await readStoredOrder(guest.orderId)).toMatchObject({ status: 'placed' });
    shop.later(2);
    await shop.work();
    expect(await readStoredOrder(guest.orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'expired' });
    expect(await guest.prepare()).toEqual({ status: 'failed' });
    await shop.guestPays('offline', parts);
  });

  describe('a provider that', () => {
    it('never reports the outcome: the payment is unknown, polled, and settled in the end', async () => {
      const guest = await shop.guestPays();
      shop.fake.fail('lostReset', /checkout\/sessions$/, 3);
      for (let attempt = 0; attempt < 3; attempt += 1) await guest.call('POST', '', {});
      shop.fake.fail('serverError', /./, 1);
      shop.later(2);
      await shop.work();
      expect(await readStatus(guest)).toBe('unknown');
      shop.later(1);
      await shop.work();
      expect((await guest.payment()).reference).not.toBeNull();
      const atProvider = await guest.atProvider();
      Object.assign(atProvider, { state: 'captured', captured: atProvider.amount });
      shop.later(6);
      await shop.work();
      expect(await readStatus(guest)).toBe('captured');
      expect(await shop.onDesk(guest.orderId)).toBeDefined();
      expect(shop.fake.practice.payments.size).toBe(1);
    });

    it('is unreachable when its message is settled has to send it again', async () => {
      const guest = await shop.guestPays();
      await pay(shop, guest);
      const [message] = shop.fake.messages;
      shop.fake.fail('serverError', /GET/, 1);
      expect((await shop.receive(message as never)).statusCode).toBe(503);
      expect((await shop.receive(message as never)).statusCode).toBe(200);
      expect(await readStatus(guest)).toBe('captured');
    });
  });

  describe('refunds', () => {
    const refund = (orderId: string, body: object) =>
      shop.office.call('POST', `/api/office/shop/roma/orders/${orderId}/refunds`, {
        key: crypto.randomUUID(),
        reason: 'Die Pizza war kalt.',
        ...body,
      });

    it('in parts, by line, with the VAT of the line, never more than the line or the total', async () => {
      const guest = await shop.guestPays();
      await pay(shop, guest);
      await guest.comeBack();
      const first = await refund(guest.orderId, { lines: [{ position: 0, amount: 500 }] });
      expect(first.json()).toMatchObject({ refundable: TOTAL - 500, refunds: [{ vat: [{ rate: 700, gross: 500 }] }] });
      await shop.work();
      expect(await readStatus(guest)).toBe('partlyRefunded');
      expect((await refund(guest.orderId, { lines: [{ position: 0, amount: 401 }] })).statusCode).toBe(409);
      expect((await refund(guest.orderId, { amount: TOTAL - 499 })).statusCode).toBe(409);
      expect((await refund(guest.orderId, { amount: 0 })).statusCode).toBe(409);
      expect((await refund(guest.orderId, { lines: [{ position: 9, amount: 1 }] })).statusCode).toBe(409);
      await refund(guest.orderId, {});
      await shop.work();
      expect(await shop.money(guest.orderId)).toMatchObject({ captured: TOTAL, refunded: TOTAL, refundable: 0 });
      expect(await readStatus(guest)).toBe('refunded');
      expect((await guest.atProvider()).refunds.map(({ amount }) => amount)).toEqual([500, TOTAL - 500]);
    });

    it('the same key twice is one refund; twenty at once never refund more than was paid', async () => {
      const guest = await shop.guestPays();
      await pay(shop, guest);
      await guest.comeBack();
      const key = crypto.randomUUID();
      await Promise.all([1, 2, 3].map(() => refund(guest.orderId, { key, amount: 1000 })));
      await Promise.all(Array.from({ length: 20 }, () => refund(guest.orderId, { amount: 500 })));
      await shop.work();
      expect((await shop.money(guest.orderId)).refunded).toBe(2000);
    });

    it('name who requested them, and the guest is notified', async () => {
      const guest = await shop.guestPays();
      await pay(shop, guest);
      await guest.comeBack();
      await shop.office.act(guest.orderId, 'accept');
      await shop.office.act(guest.orderId, 'cancel', { reason: 'Leider ausverkauft.' });
      await shop.work();
      expect(await listRefunds(shop, guest)).toMatchObject([
        { amount: TOTAL, requestedBy: shop.owner.email, reason: 'Leider ausverkauft.', state: 'done' },
      ]);
      expect(await shop.onDesk(guest.orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    });
  });

  describe('accounts', () => {
    const base = '/api/office/shop/roma/payment-accounts';

    it('expose no secret, are encrypted in the database, and can be checked and removed', async () => {
      const { accounts, version } = (await shop.office.call('GET', base)).json();
      const text = JSON.stringify(accounts);
      for (const secret of ['sk_test_practice_roma', 'whsec_practice_roma', 'secret_practice_roma', 's-priv-', 'BEGIN'])
        expect(text).not.toContain(secret);
      const rows = await shop.deps.database.read.selectFrom('payment_accounts').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('practice_');
      expect((await shop.office.call('POST', `${base}/stripe/check`)).json()).toMatchObject({ works: true });
      await shop.office.call('DELETE', `${base}/stripe`, undefined, { 'if-match': `"${version}"` });
      const config = (await shop.guest().call('GET', '/api/shop/roma/config')).json();
      // Klarna remains: Unzer supports it too.
      expect(config.paymentMethods).toEqual(expect.arrayContaining(['offline', 'PayPal_Rest', 'Stripe_sofort']));
      expect(config.paymentMethods).not.toContain('Stripe_card');
      const { hiddenMethods } = (await shop.office.call('GET', base)).json();
      expect(hiddenMethods).toContainEqual(expect.objectContaining({ method: 'Stripe_card' }));
    });
  });
});

/** What a provider may get wrong, at each moment of a payment. */
const MOMENTS = {
  'preparing: retried with the same key, one object': async (shop: PaidShop, fault: Fault) => {
    const guest = await shop.guestPays();
    shop.fake.fail(fault, /checkout\/sessions$/, 2);
    const tries = [await guest.call('POST', '', {}), await guest.call('POST', '', {})];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(await readStatus(guest)).toBe('preparing');
    await pay(shop, guest);
    await guest.comeBack();
    expect(await readStatus(guest)).toBe('captured');
    expect(shop.fake.practice.payments.size).toBe(1);
  },
  'capturing: never twice, and paid in the end': async (shop: PaidShop, fault: Fault) => {
    const guest = await shop.guestPays('PayPal_Rest');
    await pay(shop, guest);
    shop.fake.fail(fault, /capture$/);
    await guest.comeBack();
    expect(['unknown', 'captured', 'pending']).toContain(await readStatus(guest));
    // On a busy machine a poll may exceed the short limits as well; the next one decides.
    for (const minutes of [6, 16]) {
      shop.later(minutes);
      await shop.work();
    }
    expect(await readStatus(guest)).toBe('captured');
    expect((await guest.atProvider()).captured).toBe(TOTAL);
    expect(await shop.onDesk(guest.orderId)).toMatchObject({ paymentStatus: 'captured' });
  },
  'refunding: once in the end': async (shop: PaidShop, fault: Fault) => {
    const guest = await shop.guestPays();
    await pay(shop, guest);
    await guest.comeBack();
    shop.fake.fail(fault, /POST .*refunds$/);
    await shop.office.act(guest.orderId, 'refuse', { reason: 'Ofen kaputt.' });
    await shop.work();
    shop.later(30);
    await shop.work();
    expect(await listRefunds(shop, guest)).toMatchObject([{ amount: TOTAL, state: 'done', reason: 'Ofen kaputt.' }]);
    expect((await guest.atProvider()).refunds).toHaveLength(1);
    expect(await readStatus(guest)).toBe('refunded');
  },
};

const CASES = Object.entries(MOMENTS).flatMap(([moment, fail]) =>
  FAULT_NAMES.map((fault) => ({ moment, fault, fail })),
);

describe.each(usuallyOnSqlite(preparedPaidTrattoria))('a provider on $name answers', ({ open }) => {
  const expectRecovery = async ({ fault, fail }: (typeof CASES)[number]): Promise<void> => {
    const place = await open();
    const shop = await openPaidShop(place, { providers: { limits: SHORT } });
    try {
      await fail(shop, fault);
    } finally {
      await shop.close();
      await place.close();
    }
  };
  it.each(CASES.filter(({ fault }) => !isHanging(fault)))('with $fault while $moment', (each) => expectRecovery(each));
  // These wait for the limits, so they run at the same time.
  it.concurrent.each(CASES.filter(({ fault }) => isHanging(fault)))('with $fault while $moment', (each) =>
    expectRecovery(each),
  );
});

const readStatus = async (guest: PayingGuest): Promise<string> => (await guest.payment()).status;

const listRefunds = async (shop: PaidShop, { orderId }: PayingGuest) => (await shop.money(orderId)).refunds;

async function pay(shop: PaidShop, guest: PayingGuest): Promise<void> {
  const { url = '' } = await guest.prepare();
  await shop.fake.press(url, 'pay');
}
