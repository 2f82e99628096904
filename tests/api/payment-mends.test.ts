import type { Receipt } from '@tischlein/contract/shop';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notify } from '../../demo/payments/messages.ts';
import type { PracticePayment } from '../../demo/payments/practice.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { openPaidShop, type PaidShop, type PayingGuest } from '../support/open-payments.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const TOTAL = 2250;

// Regressions found by random events (payment-sequences.test.ts).
describe.each(usuallyOnSqlite(preparedPaidTrattoria))('regressions found by random events on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;
  beforeEach(async () => {
    place = await open();
    shop = await openPaidShop(place);
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const guestWhoPaid = async (method?: PaymentMethod): Promise<PayingGuest> => {
    const guest = await shop.guestPays(method);
    const { url = '' } = await guest.prepare();
    await shop.fake.press(url, 'pay');
    await guest.comeBack();
    return guest;
  };
  const givenBackElsewhere = (atProvider: PracticePayment, amount: number): void => {
    atProvider.refunds.push({ id: 're_elsewhere', key: 'elsewhere', amount, status: 'done' });
  };
  const hear = async (atProvider: PracticePayment): Promise<void> => {
    notify(shop.fake.practice, atProvider);
    const message = shop.fake.messages.at(-1);
    if (message) expect((await shop.receive(message)).statusCode).toBe(200);
  };
  const refuse = async (guest: PayingGuest): Promise<void> => {
    await shop.office.act(guest.orderId, 'refuse', { reason: 'Ofen kaputt.' });
    await shop.work();
    shop.later(1);
    await shop.work();
  };

  it('a refund that failed at first is made, whatever was refunded elsewhere before', async () => {
    const guest = await guestWhoPaid();
    const atProvider = await guest.atProvider();
    givenBackElsewhere(atProvider, 1500);
    await hear(atProvider);
    shop.fake.fail('serverError', /POST .*refunds$/);
    await refuse(guest);
    expect(atProvider.refunds.map(({ amount }) => amount)).toEqual([1500, TOTAL - 1500]);
    expect(await shop.money(guest.orderId)).toMatchObject({ captured: TOTAL, refunded: TOTAL, refundable: 0 });
  });

  it('a refund made at the provider is a document like our own, once (S3 L3)', async () => {
    const guest = await guestWhoPaid();
    const atProvider = await guest.atProvider();
    givenBackElsewhere(atProvider, 1000);
    for (let time = 0; time < 2; time += 1) await hear(atProvider);
    expect(await shop.money(guest.orderId)).toMatchObject({
      refunds: [{ amount: 1000, state: 'done', reason: 'Beim Zahlungsanbieter erstattet.', requestedBy: null }],
    });
    const { followUps } = (await shop.guest().call('GET', `/api/shop/roma/receipt/${guest.orderId}`)).json<Receipt>();
    expect(followUps.map(({ title }) => title)).toEqual(['Zahlungsbeleg 2', 'Erstattungsbeleg 3']);
  });

  it('if a part was refunded elsewhere without a message, the rest is refunded, and the desk has no task', async () => {
    const guest = await guestWhoPaid();
    const atProvider = await guest.atProvider();
    givenBackElsewhere(atProvider, 800);
    await refuse(guest);
    expect(atProvider.refunds.map(({ amount }) => amount)).toEqual([800, TOTAL - 800]);
    expect(await shop.money(guest.orderId)).toMatchObject({ refunded: TOTAL, refundable: 0 });
    expect(await shop.tasks()).toEqual([]);
  });

  it('a provider that refuses a refund is asked once, and the desk is notified', async () => {
    const guest = await guestWhoPaid();
    const atProvider = await guest.atProvider();
    atProvider.captured = 1;
    await refuse(guest);
    expect(atProvider.refunds).toEqual([]);
    expect(await shop.tasks()).toMatchObject([{ orderId: guest.orderId, kind: 'refundFailed' }]);
  });

  it('a promised payment is cooked even after an earlier call with unknown outcome', async () => {
    const guest = await shop.guestPays('Heidelpay');
    shop.fake.fail('serverError', /POST /, 1);
    expect((await guest.call('POST', '', {})).statusCode).toBe(503);
    shop.fake.fail('serverError', /POST /, 1);
    shop.later(2);
    await shop.work();
    expect((await guest.payment()).status).toBe('unknown');
    const { url = '' } = await guest.prepare();
    await shop.fake.press(url, 'pay');
    expect(await guest.comeBack()).toEqual({ paymentStatus: 'authorised', result: 'paid' });
    expect(await shop.onDesk(guest.orderId)).toMatchObject({ paymentStatus: 'authorised' });
  });

  it('if an order is paid twice, the second payment is refunded and the order stays paid', async () => {
    const guest = await shop.guestPays('Stripe_sofort');
    const first = await guest.prepare();
    const early = await guest.atProvider();
    await shop.fake.press(first.url ?? '', 'decline');
    await guest.comeBack();
    const second = await guest.prepare();
    await shop.fake.press(second.url ?? '', 'pay');
    expect(await guest.comeBack()).toEqual({ paymentStatus: 'captured', result: 'paid' });
    Object.assign(early, { state: 'captured', captured: early.amount });
    await hear(early);
    await shop.work();
    expect(early.refunds.map(({ amount }) => amount)).toEqual([TOTAL]);
    expect(await shop.onDesk(guest.orderId)).toMatchObject({ status: 'placed', paymentStatus: 'captured' });
  });

  it('another unpaid attempt does not make a paid order unpaid', async () => {
    const guest = await shop.guestPays('Stripe_sofort');
    const first = await guest.prepare();
    const early = await guest.atProvider();
    await shop.fake.press(first.url ?? '', 'decline');
    await guest.comeBack();
    await guest.prepare();
    Object.assign(early, { state: 'captured', captured: early.amount });
    await hear(early);
    expect(await shop.onDesk(guest.orderId)).toMatchObject({ status: 'placed', paymentStatus: 'accepted' });
    await refuse(guest);
    shop.later(31);
    await shop.work();
    expect(early.refunds.map(({ amount }) => amount)).toEqual([TOTAL]);
    expect(await shop.money(guest.orderId)).toMatchObject({ captured: TOTAL, refunded: TOTAL });
    const status = (await shop.guest().call('GET', `/api/shop/roma/status/${guest.orderId}`)).json();
    expect(status).toMatchObject({ status: 'refused', paymentStatus: 'accepted' });
  });
});
