import type { Problem } from '@tischlein/contract/problems';
import type {
  ArchivedOrder,
  ArchivedOrders,
  DeskEvent,
  OpeningSettings,
  OrderPayment,
} from '@tischlein/contract/office';
import type { Receipt } from '@tischlein/contract/shop';
import type { StaffRole } from '@tischlein/domain/staff';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { practiceAccounts } from '../../demo/payments/accounts.ts';
import { notify } from '../../demo/payments/messages.ts';
import { listDeskEventsAfter } from '../../apps/server/src/office/desk-orders.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { openPaidShop, type PaidShop, type PayingGuest } from '../support/open-payments.ts';
import type { Desk } from '../support/open-shop.ts';
import { usuallyOnSqlite } from '../support/tier.ts';
import { aDelivery } from '../support/trattoria.ts';

const TOTAL = 2250;
const BASE = '/api/office/shop/roma';

const plain = (texts: readonly string[]): string[] => texts.map((text) => text.replaceAll('\u00a0', ' '));
const readCents = (text: string): number => Number(text.replaceAll(/\D/g, ''));
const sumMatches = (texts: readonly string[], pattern: RegExp): number =>
  texts.reduce((total, text) => total + readCents(pattern.exec(text)?.[1] ?? ''), 0);

describe.each(usuallyOnSqlite(preparedPaidTrattoria))('payments and refunds at the desk on $name', ({ open }) => {
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

  const paid = async (): Promise<PayingGuest> => {
    const guest = await shop.guestPays();
    const { url = '' } = await guest.prepare();
    await shop.fake.press(url, 'pay');
    await guest.comeBack();
    return guest;
  };
  const refund = (orderId: string, body: object, by: Desk = shop.office) =>
    by.call('POST', `${BASE}/orders/${orderId}/refunds`, {
      key: crypto.randomUUID(),
      reason: 'Die Pizza war kalt.',
      ...body,
    });
  /** The keys of this shop's account; with another's, refunds are refused. */
  const connects = async (whose: string): Promise<void> => {
    await shop.office.save(`${BASE}/payment-accounts`, practiceAccounts(whose)[0]);
  };
  const eventsAfter = async (sequence: number): Promise<readonly DeskEvent[]> => {
    const roma = await shop.deps.shops.shopByRef('roma');
    if (!roma) throw new Error('no shop');
    return listDeskEventsAfter(shop.deps, roma, sequence);
  };
  const hired = async (role: StaffRole = 'branchManager', email = 'luca@roma.test'): Promise<Desk> => {
    const wanted = { email, role, shops: ['roma'] };
    const { password } = (await shop.office.call('POST', '/api/office/staff', wanted)).json();
    return shop.desk(wanted.email, password);
  };

  it('shows how much of each line can still be refunded, after all discounts', async () => {
    const guest = await paid();
    const before = await shop.money(guest.orderId);
    expect(before.lines).toEqual([
      { position: 0, name: 'Margherita', left: 900, units: [900] },
      { position: 1, name: 'Salami', left: 1100, units: [1100] },
    ]);
    const after: OrderPayment = (await refund(guest.orderId, { lines: [{ position: 1, amount: 300 }] })).json();
    expect(after.lines[1]).toMatchObject({ left: 800 });
    expect(after.refunds).toMatchObject([{ state: 'requested', words: 'wird gerade erstattet' }]);
  });

  it('nothing is left of a line once everything was refunded by amounts; an amount lowers all lines', async () => {
    const guest = await paid();
    const { captured } = await shop.money(guest.orderId);
    const after = (await refund(guest.orderId, { amount: 500 })).json<OrderPayment>();
    expect(after.lines.map(({ left }) => left)).toEqual([700, 856]);
    const whole = (await refund(guest.orderId, { amount: captured - 500 })).json<OrderPayment>();
    expect(whole.lines.map(({ left, units }) => [left, units])).toEqual([
      [0, []],
      [0, []],
    ]);
  });

  it('a key is one refund of one order and amount: repeated it pays once, for anything else it is refused', async () => {
    const [guest, other] = [await paid(), await paid()];
    const by = (wish: object) => ({ key: '5f0c8f0e-9d0c-4f43-8f57-b1f7a2a3c001', ...wish });
    const statuses = async (orderId: string, ...wishes: readonly object[]) =>
      Promise.all(wishes.map(async (wish) => (await refund(orderId, by(wish))).statusCode));
    expect(await statuses(guest.orderId, { amount: 300 })).toEqual([200]);
    expect(await statuses(guest.orderId, { amount: 300 }, { amount: 300 })).toEqual([200, 200]);
    const refused = await refund(other.orderId, by({ amount: 300 }));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'idempotencyKeyReused']);
    expect(refused.json().message).toMatch(/Bitte lade die Seite neu/);
    const others = [{ amount: 301 }, {}, { lines: [{ position: 0, amount: 300 }] }];
    expect(await statuses(guest.orderId, ...others)).toEqual([409, 409, 409]);
    expect((await shop.money(guest.orderId)).refunds).toMatchObject([{ amount: 300 }]);
    expect((await shop.money(other.orderId)).refunds).toEqual([]);
  });

  it('of one key that is used for two orders at the same moment, one is refused', async () => {
    const guests = [await paid(), await paid()];
    const by = { key: crypto.randomUUID(), amount: 300 };
    const answers = await Promise.all(guests.map(({ orderId }) => refund(orderId, by)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  it('everything, and the same lines, may be asked for again under their keys', async () => {
    const [guest, other] = [await paid(), await paid()];
    const whole = { key: crypto.randomUUID() };
    const lines = {
      key: crypto.randomUUID(),
      lines: [
        { position: 1, amount: 300 },
        { position: 0, amount: 100 },
      ],
    };
    for (const each of [whole, whole]) expect((await refund(guest.orderId, each)).statusCode).toBe(200);
    const again = { ...lines, lines: lines.lines.toReversed() };
    for (const each of [lines, again]) expect((await refund(other.orderId, each)).statusCode).toBe(200);
    const { refunds } = await shop.money(other.orderId);
    expect(refunds).toMatchObject([{ amount: 400 }]);
    expect((await refund(other.orderId, { ...lines, lines: [{ position: 1, amount: 400 }] })).statusCode).toBe(409);
  });

  it('the receipt states the VAT of every refund by rate; together they are the VAT of the order', async () => {
    const guest = await shop.guestPays('Stripe_card', {
      orderItems: [
        { dishId: 'margherita', amount: 2 },
        { dishId: 'bier', amount: 2 },
      ],
    });
    const { url = '' } = await guest.prepare();
    await shop.fake.press(url, 'pay');
    await guest.comeBack();
    for (const wish of [{ lines: [{ position: 1, amount: 100 }] }, { amount: 333 }, {}]) {
      await refund(guest.orderId, wish);
      await shop.work();
      shop.later(1);
    }
    const answer = await shop.app.inject({ url: `/api/shop/roma/receipt/${guest.orderId}` });
    const { title, followUps, vat, refunds } = answer.json<Receipt>();
    expect([title, ...followUps.map((each) => each.title)]).toEqual([
      'Beleg 1',
      'Zahlungsbeleg 2',
      'Erstattungsbeleg 3',
      'Erstattungsbeleg 4',
      'Erstattungsbeleg 5',
    ]);
    expect(refunds).toEqual([]);
    const rows = followUps.slice(1).map((each) => each.vat.rows);
    expect(rows.map((parts) => plain(parts.map(({ rate }) => rate)))).toEqual([
      ['19 %'],
      ['7 %', '19 %'],
      ['7 %', '19 %'],
    ]);
    for (const { rate, vat: whole, gross } of vat.rows) {
      const parts = rows.flat().filter((part) => part.rate === rate);
      expect(
        sumMatches(
          parts.map((part) => plain([part.vat])[0] ?? ''),
          /−([\d,]+)/,
        ),
      ).toBe(readCents(whole));
      expect(
        sumMatches(
          parts.map((part) => plain([part.gross])[0] ?? ''),
          /−([\d,]+)/,
        ),
      ).toBe(readCents(gross));
    }
  });

  it('what closing the day pays back is named before, and it is what goes back when the orders are called off', async () => {
    const [whole, part] = [await paid(), await paid()];
    await refund(part.orderId, { amount: 500 });
    // Cooked on a promise; the money comes later.
    const promised = await shop.guestPays('Heidelpay');
    await shop.fake.press((await promised.prepare()).url ?? '', 'pay');
    expect((await promised.comeBack()).paymentStatus).toBe('authorised');
    const inCash = { 'idempotency-key': crypto.randomUUID() };
    await shop.guest().call('POST', '/api/shop/roma/order', aDelivery(), inCash);
    const { opening, slotCapacity } = (await shop.office.call('GET', `${BASE}/opening`)).json<OpeningSettings>();
    const today = { from: '2026-11-21', to: '2026-11-21', reason: 'other', hours: [] } as const;
    const closed = { opening: { ...opening, specialOpeningTimes: [today] }, slotCapacity };
    const { affected } = (await shop.office.save(`${BASE}/opening`, closed)).json<Problem>();
    expect(affected?.orders.map((order) => order.refund)).toEqual([TOTAL, TOTAL - 500, TOTAL, 0]);
    for (const { orderId } of [whole, part]) await shop.office.act(orderId, 'refuse', { reason: 'Zu.' });
    await shop.work();
    const totals = await Promise.all([whole, part].map(async ({ payment }) => (await payment()).refunded));
    expect(totals).toEqual([TOTAL, TOTAL]);
  });

  it('branch managers may refund, other staff may not', async () => {
    const guest = await paid();
    const luca = await hired();
    expect((await refund(guest.orderId, { amount: 500 }, luca)).json()).toMatchObject({
      refunds: [{ requestedBy: 'luca@roma.test', amount: 500 }],
    });
    const mia = await hired('staff', 'mia@roma.test');
    expect((await refund(guest.orderId, { amount: 500 }, mia)).statusCode).toBe(403);
    const stranger = await shop.guest().call('POST', `${BASE}/orders/${guest.orderId}/refunds`, {});
    expect(stranger.statusCode).toBe(401);
  });

  it('every desk is notified of a refund; the guest sees no kitchen step in it', async () => {
    const guest = await paid();
    const { sequence } = await shop.office.orders();
    await refund(guest.orderId, { amount: 500 });
    await shop.work();
    const [event] = await eventsAfter(sequence);
    expect(event?.order).toMatchObject({ id: guest.orderId, status: 'placed', paymentStatus: 'partlyRefunded' });
    const { steps, refunded } = (await shop.app.inject({ url: `/api/shop/roma/status/${guest.orderId}` })).json();
    expect(refunded).toBe(500);
    expect(steps.map(({ label }: { label: string }) => label)).toEqual(['Bestellt']);
  });

  it('a refund that the provider refuses becomes a task; a retry succeeds; a finished task disappears', async () => {
    const guest = await paid();
    await connects('somebody-else');
    await refund(guest.orderId, {});
    await shop.work();
    const failed = await shop.money(guest.orderId);
    expect(failed).toMatchObject({ refundable: TOTAL, refunds: [{ state: 'failed' }] });
    expect(failed.refunds[0]?.words).toContain('noch einmal');
    const [task] = await shop.tasks();
    expect(task).toMatchObject({ orderId: guest.orderId, kind: 'refundFailed' });
    expect(task).toMatchObject({ guestName: 'Petra Müller', phone: '030 1234567' });
    expect(task?.happened).toContain('nicht geklappt');
    expect(task?.advice).toContain('Sag dem Gast Bescheid');

    await connects('roma');
    await refund(guest.orderId, {});
    await shop.work();
    expect(await shop.money(guest.orderId)).toMatchObject({ refunded: TOTAL, refundable: 0 });
    const done = `${BASE}/payment-tasks/${guest.orderId}/refundFailed`;
    expect((await shop.office.call('DELETE', done)).statusCode).toBe(204);
    expect((await shop.office.call('DELETE', done)).statusCode).toBe(404);
    expect(await shop.tasks()).toEqual([]);
  });

  it('a refund that fails again after its task was finished reopens it', async () => {
    const guest = await paid();
    await connects('somebody-else');
    await refund(guest.orderId, { amount: 500 });
    await shop.work();
    await shop.office.call('DELETE', `${BASE}/payment-tasks/${guest.orderId}/refundFailed`);
    await refund(guest.orderId, { amount: 500 });
    await shop.work();
    expect(await shop.tasks()).toMatchObject([{ orderId: guest.orderId, kind: 'refundFailed' }]);
  });

  it('a capture without an answer for a day becomes a task: the provider may have the money', async () => {
    const guest = await shop.guestPays('PayPal_Rest');
    const { url = '' } = await guest.prepare();
    await shop.fake.press(url, 'pay');
    shop.fake.fail('lostReset', /capture$/);
    await guest.comeBack();
    expect((await guest.payment()).status).toBe('unknown');
    expect(await shop.tasks()).toEqual([]);
    shop.fake.fail('serverError', /./, 1000);
    for (let hour = 0; hour < 26; hour += 1) {
      shop.later(61);
      await shop.work();
    }
    expect((await guest.payment()).status).toBe('failed');
    expect(await shop.tasks()).toMatchObject([{ orderId: guest.orderId, kind: 'outcomeUnknown' }]);
    shop.fake.mend();
  });

  it.each(['Stripe_card', 'PayPal_Rest'] as const)(
    '%s: a disputed payment becomes one task and moves no money',
    async (method) => {
      const guest = await shop.guestPays(method);
      const { url = '' } = await guest.prepare();
      await shop.fake.press(url, 'pay');
      await guest.comeBack();
      const atProvider = await guest.atProvider();
      atProvider.isDisputed = true;
      const from = shop.fake.messages.length;
      notify(shop.fake.practice, atProvider);
      notify(shop.fake.practice, atProvider);
      for (const message of shop.fake.messages.slice(from)) expect((await shop.receive(message)).statusCode).toBe(200);
      expect(await shop.tasks()).toMatchObject([{ orderId: guest.orderId, kind: 'disputed' }]);
      expect(await shop.money(guest.orderId)).toMatchObject({ captured: TOTAL, refunded: 0 });
    },
  );

  it('an order of another day is found by its number, with its payment, documents and mails', async () => {
    const guest = await paid();
    await shop.work();
    shop.later(3 * 24 * 60);
    const luca = await shop.desk();
    const archive = `${BASE}/order-archive`;
    const found = (await luca.call('POST', archive, { text: '1' })).json<ArchivedOrders>();
    expect(found.orders).toMatchObject([{ id: guest.orderId, number: 1, guestName: 'Petra Müller', total: TOTAL }]);
    const whole = (await luca.call('GET', `${archive}/${guest.orderId}`)).json<ArchivedOrder>();
    expect(whole).toMatchObject({ isReleased: true, payment: { captured: TOTAL, refundable: TOTAL } });
    expect(whole.events.map(({ action }) => action)).toEqual(['place', 'pay']);
    expect(whole.documents).toMatchObject([{ kind: 'invoice', gross: TOTAL }, { kind: 'payment' }]);
    expect(whole.mails).toMatchObject([{ kind: 'orderPlaced', orderNumber: 1 }]);
  });

  it('refunds one of two units at what was paid for it, then the other', async () => {
    const guest = await shop.guestPays('Stripe_card', { orderItems: [{ dishId: 'margherita', amount: 3 }] });
    const { url = '' } = await guest.prepare();
    await shop.fake.press(url, 'pay');
    await guest.comeBack();
    const [line] = (await shop.money(guest.orderId)).lines;
    expect(line).toMatchObject({ left: 2700, units: [900, 1800, 2700] });
    const after = (await refund(guest.orderId, { lines: [{ position: 0, amount: 900 }] })).json<OrderPayment>();
    expect(after.lines[0]).toMatchObject({ left: 1800, units: [900, 1800] });
    const refunded = (await shop.office.call('POST', `${BASE}/order-archive`, { state: 'refunded' })).json();
    await shop.work();
    expect(refunded).toMatchObject({ orders: [] });
    expect((await shop.office.call('POST', `${BASE}/order-archive`, { state: 'refunded' })).json()).toMatchObject({
      orders: [{ id: guest.orderId, paymentStatus: 'partlyRefunded' }],
    });
  });

  describe('payment accounts', () => {
    const accounts = `${BASE}/payment-accounts`;

    it('show the provider of each method, and the possible ones', async () => {
      const { routes, version } = (await shop.office.call('GET', accounts)).json();
      expect(routes).toContainEqual({ method: 'Sofort', provider: 'stripe', possible: ['stripe', 'unzer'] });
      await shop.office.call('DELETE', `${accounts}/stripe`, undefined, { 'if-match': `"${version}"` });
      const after = (await shop.office.call('GET', accounts)).json();
      expect(after.routes).toContainEqual({ method: 'Sofort', provider: 'unzer', possible: ['stripe', 'unzer'] });
      expect(after.routes).toContainEqual({ method: 'Stripe_card', provider: null, possible: ['stripe'] });
    });

    it('are for owners only', async () => {
      const luca = await hired('staff');
      expect((await luca.call('GET', accounts)).statusCode).toBe(403);
      expect((await luca.call('POST', `${accounts}/stripe/check`)).statusCode).toBe(403);
    });

    it('rejected keys are not repeated in the answer, and no key is in an export', async () => {
      const account = { ...practiceAccounts('roma')[0], webhookSecret: 'whsec_geheim mit Leerzeichen' };
      const refused = await shop.office.save(accounts, account);
      expect(refused.statusCode).toBe(400);
      const config = await shop.office.call('GET', `${BASE}/config`);
      for (const { body } of [refused, config]) expect(body).not.toMatch(/geheim|whsec_|sk_test_|s-priv-/);
    });

    it('the check warns of test keys for real money', async () => {
      const check = `${accounts}/stripe/check`;
      expect((await shop.office.call('POST', check)).json()).toMatchObject({ works: true, warnings: [] });
      const account = practiceAccounts('roma')[0];
      await shop.office.save(accounts, { ...account, mode: 'live' });
      const { works, warnings } = (await shop.office.call('POST', check)).json();
      expect(works).toBe(true);
      expect(warnings).toEqual([expect.stringContaining('Das sind Test-Schlüssel')]);
    });
  });
});
