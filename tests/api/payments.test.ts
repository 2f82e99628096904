import type { PaymentMethod } from '@tischlein/domain/shop';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notify } from '../../demo/payments/messages.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { openPaidShop, type PaidShop, type PayingGuest } from '../support/open-payments.ts';
import { IS_THOROUGH, SEED } from '../support/tier.ts';
import { aDelivery } from '../support/trattoria.ts';

const TOTAL = 2250;

describe.each(preparedPaidTrattoria)('paying on $name', ({ name, open }) => {
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

  const readStatus = async (guest: PayingGuest): Promise<string> => (await guest.payment()).status;
  const expectPaid = async (guest: PayingGuest): Promise<void> => {
    expect(await shop.onDesk(guest.orderId)).toMatchObject({ status: 'placed', paymentStatus: 'captured' });
    expect(await shop.money(guest.orderId)).toMatchObject({ captured: TOTAL, refunded: 0, refundable: TOTAL });
  };
  const mailsFor = async (orderId: string): Promise<string[]> => {
    const rows = await shop.deps.database.read
      .selectFrom('outbox')
      .select('kind')
      .where('order_id', '=', orderId as never)
      .execute();
    return rows.map(({ kind }) => kind);
  };

  // Answer shapes of S2 §3 Payment response; then the guest pays at the provider and returns.
  it.each([
    ['Stripe_card', ['sessionid', 'url']],
    ['Stripe_sofort', ['sessionid', 'url']],
    ['Stripe_alipay', ['sessionid', 'url']],
    ['Sofort', ['sessionid', 'url']],
    ['PayPal_Rest', ['url']],
  ] as const)('%s: the guest is redirected to %j, pays and returns', async (method: PaymentMethod, shape) => {
    const guest = await shop.guestPays(method);
    const answer = await guest.prepare();
    expect(Object.keys(answer).toSorted()).toEqual(shape);
    expect(await shop.onDesk(guest.orderId)).toBeUndefined();
    expect(await mailsFor(guest.orderId)).toEqual([]);
    await shop.fake.press(answer.url ?? '', 'pay');
    expect(await guest.comeBack()).toEqual({ paymentStatus: 'captured', result: 'paid' });
    await expectPaid(guest);
    expect(await mailsFor(guest.orderId)).toEqual(['orderPlaced']);
    expect(await guest.prepare()).toEqual({ status: 'captured' });
  });

  it('an order to a table without a token or a waiter is paid online in advance (S3 L9)', async () => {
    const { orderItems, acceptedTerms } = aDelivery();
    for (const paymentMethod of ['offline', 'offline_debit'] as const) {
      const answer = await shop
        .guest()
        .call('POST', '/api/shop/roma/order', { orderItems, acceptedTerms, table: 7, paymentMethod });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'tableNotPaid', title: 'Ungültige Bestellung', message: expect.stringContaining('im Voraus') },
      ]);
    }
    const guest = await shop.guestPays('Stripe_card', { orderItems, table: 7, paymentMethod: 'Stripe_card' });
    expect(await shop.onDesk(guest.orderId)).toBeUndefined();
    const { url = '' } = await guest.prepare();
    await shop.fake.press(url, 'pay');
    await guest.comeBack();
    expect(await shop.onDesk(guest.orderId)).toMatchObject({ table: 7, paymentStatus: 'captured' });
  });

  it('PayPal_Platform: the button has its own PayPal order; only that one is captured, by the page itself', async () => {
    const guest = await shop.guestPays('PayPal_Platform');
    const { id = '' } = await guest.prepare();
    const atProvider = await guest.atProvider();
    expect(atProvider).toMatchObject({ id, amount: TOTAL });
    expect((await guest.call('GET', `/paypal/${id}`)).json()).toEqual({ status: 'pending' });
    atProvider.state = 'approved';
    const other = await shop.guestPays('PayPal_Platform');
    const { id: otherId = '' } = await other.prepare();
    expect((await guest.call('GET', `/paypal/${otherId}`)).statusCode).toBe(404);
    for (const headers of [{ 'sec-purpose': 'prefetch' }, { 'sec-fetch-site': 'cross-site' }, { purpose: 'prefetch' }])
      expect((await guest.call('GET', `/paypal/${id}`, undefined, headers)).statusCode).toBe(403);
    expect(
      (await shop.guest().call('GET', `/api/shop/roma/payment/PayPal_Platform/${guest.orderId}/paypal/${id}`))
        .statusCode,
    ).toBe(404);
    expect(await readStatus(guest)).toBe('pending');
    atProvider.nextCapture = 'sourceDeclined';
    expect((await guest.call('GET', `/paypal/${id}`)).json()).toEqual({ status: 'INSTRUMENT_DECLINED' });
    atProvider.nextCapture = 'done';
    atProvider.state = 'approved';
    expect((await guest.call('GET', `/paypal/${id}`)).json()).toEqual({ status: 'success' });
    expect((await guest.call('GET', `/paypal/${id}`)).json()).toEqual({ status: 'success' });
    await expectPaid(guest);
  });

  it('PayPal_Platform: a decline that a poll saw first is reported to the guest too (S2 §4 Checkout steps)', async () => {
    const guest = await shop.guestPays('PayPal_Platform');
    const { id = '' } = await guest.prepare();
    const atProvider = await guest.atProvider();
    atProvider.state = 'approved';
    atProvider.nextCapture = 'sourceDeclined';
    await guest.comeBack();
    expect((await guest.call('GET', `/paypal/${id}`)).json()).toEqual({ status: 'INSTRUMENT_DECLINED' });
    atProvider.nextCapture = 'done';
    atProvider.state = 'approved';
    expect((await guest.call('GET', `/paypal/${id}`)).json()).toEqual({ status: 'success' });
    await expectPaid(guest);
  });

  it('AmazonPay_Checkout: an address in the wallet that changes the terms is shown before payment (S3 K11)', async () => {
    const visit = async (guest: PayingGuest, action: string): Promise<object> => {
      const { payload = '', signature = '', keyid = '', algorithm = '' } = await guest.prepare();
      const button = { payload, signature, keyid, algorithm };
      const opened = await fetch(`${shop.fake.url}/amazon-button?${new URLSearchParams(button)}`, {
        redirect: 'manual',
      });
      const back = await shop.fake.press(opened.headers.get('location') ?? '', action);
      return { walletSession: new URL(back ?? '').searchParams.get('amazonCheckoutSessionId') };
    };
    const guest = await shop.guestPays('AmazonPay_Checkout');
    const address = { street: 'Schönhauser Allee', streetNumber: '44', zip: '10435', city: 'Berlin' };
    expect(await guest.prepare(await visit(guest, 'payElsewhere'))).toEqual({ status: 'addressHint', address });
    expect(await guest.comeBack()).toEqual({ paymentStatus: 'pending', result: 'waiting' });
    const { url = '' } = await guest.prepare(await visit(guest, 'pay'));
    await fetch(url, { redirect: 'manual' });
    expect(await guest.comeBack()).toEqual({ paymentStatus: 'captured', result: 'paid' });
    await expectPaid(guest);
  });

  it('Heidelpay: a promised payment is cooked; if the money never comes, the desk gets a task', async () => {
    const guest = await shop.guestPays('Heidelpay');
    const { url = '' } = await guest.prepare();
    await shop.fake.press(url, 'pay');
    expect(await guest.comeBack()).toEqual({ paymentStatus: 'authorised', result: 'paid' });
    expect(await shop.onDesk(guest.orderId)).toMatchObject({ paymentStatus: 'authorised' });
    const atProvider = await guest.atProvider();
    atProvider.state = 'failed';
    shop.later(61);
    await shop.work();
    expect(await readStatus(guest)).toBe('authorised');
    expect(await shop.tasks()).toMatchObject([{ orderId: guest.orderId, kind: 'settlementFailed' }]);
  });

  it('prepared three times, the guest is redirected to the same place, and the provider has one object', async () => {
    const guest = await shop.guestPays();
    const answers = await Promise.all([guest.prepare(), guest.prepare(), guest.prepare()]);
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(await guest.prepare()).toEqual(answers[0]);
    expect(shop.fake.practice.payments.size).toBe(1);
  });

  it('is for the session that ordered, by the method it was ordered with', async () => {
    const guest = await shop.guestPays();
    const stranger = shop.guest();
    await stranger.order();
    const path = `/api/shop/roma/payment/Stripe_card/${guest.orderId}`;
    expect((await stranger.call('POST', path, {})).statusCode).toBe(404);
    expect((await stranger.call('POST', `${path}/settle`)).statusCode).toBe(404);
    const other = await guest.call('POST', `/../../PayPal_Rest/${guest.orderId}`, {});
    expect(other.statusCode).toBeGreaterThanOrEqual(400);
    expect(shop.fake.calls).toEqual([]);
  });

  it('offline and total 0 need no provider', async () => {
    const guest = await shop.guestPays('offline');
    expect(await guest.prepare()).toEqual({ status: 'captured' });
    expect(await shop.onDesk(guest.orderId)).toMatchObject({ paymentStatus: 'offline' });
    expect(shop.fake.calls).toEqual([]);
  });

  it('returning alone marks nothing as paid', async () => {
    const guest = await shop.guestPays();
    await guest.prepare();
    expect(await guest.comeBack()).toEqual({ paymentStatus: 'pending', result: 'waiting' });
    expect(await shop.onDesk(guest.orderId)).toBeUndefined();
  });

  it('after a refusal the guest retries with a new attempt', async () => {
    const guest = await shop.guestPays('Stripe_sofort');
    const first = await guest.prepare();
    await shop.fake.press(first.url ?? '', 'decline');
    expect(await guest.comeBack()).toEqual({ paymentStatus: 'failed', result: 'unpaid' });
    const second = await guest.prepare();
    expect(second.url).not.toBe(first.url);
    await shop.fake.press(second.url ?? '', 'pay');
    await guest.comeBack();
    await expectPaid(guest);
  });

  describe('return page, webhook and poll', () => {
    const ARRIVALS = permutations(['return', 'webhook', 'poll'] as const);
    it.each(ARRIVALS)('in the order %s, %s, %s end alike', async (...order) => {
      const guest = await shop.guestPays();
      const { url = '' } = await guest.prepare();
      await shop.fake.press(url, 'pay');
      for (const arrival of order) {
        if (arrival === 'return') await guest.comeBack();
        if (arrival === 'webhook')
          for (const message of shop.fake.messages) expect((await shop.receive(message)).statusCode).toBe(200);
        if (arrival === 'poll') {
          shop.later(1);
          await shop.work();
        }
        await expectPaid(guest);
      }
      expect(await mailsFor(guest.orderId)).toEqual(['orderPlaced']);
    });

    it(`the four messages of a payment end alike in whichever order they come (seed ${SEED})`, async () => {
      const ends = new Set<string>();
      const orders = permutations([0, 1, 2, 3]);
      const every = IS_THOROUGH || name === 'sqlite' ? 1 : 4;
      for (const order of orders.filter((_, at) => (at + SEED) % every === 0)) {
        const guest = await shop.guestPays();
        await guest.prepare();
        const from = shop.fake.messages.length;
        const atProvider = await guest.atProvider();
        const tellAs = (change: object): void => {
          Object.assign(atProvider, change);
          notify(shop.fake.practice, atProvider);
        };
        tellAs({ state: 'processing' });
        tellAs({ state: 'processing' });
        tellAs({ state: 'captured', captured: atProvider.amount });
        tellAs({ refunds: [{ id: `re_${guest.orderId}`, key: 'k', amount: atProvider.amount, status: 'done' }] });
        const messages = shop.fake.messages.slice(from);
        expect(messages).toHaveLength(4);
        for (const index of order) {
          const message = messages[index];
          if (message) expect((await shop.receive(message)).statusCode).toBe(200);
        }
        const { status, captured, refunded } = await guest.payment();
        ends.add(JSON.stringify({ status, captured, refunded }));
      }
      expect([...ends]).toEqual([JSON.stringify({ status: 'refunded', captured: TOTAL, refunded: TOTAL })]);
    });

    it('the same message a hundred times at once is one change, and all are answered 200', async () => {
      const guest = await shop.guestPays();
      const { url = '' } = await guest.prepare();
      await shop.fake.press(url, 'pay');
      const [message] = shop.fake.messages;
      const answers = await Promise.all(Array.from({ length: 100 }, () => shop.receive(message as never)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      const inbox = await shop.deps.database.read.selectFrom('payment_inbox').selectAll().execute();
      expect(inbox).toHaveLength(1);
      await expectPaid(guest);
      expect(await mailsFor(guest.orderId)).toEqual(['orderPlaced']);
    });

    it('a message that arrives before the answer of our own call is matched later', async () => {
      const guest = await shop.guestPays();
      shop.fake.fail('lostReset', /checkout\/sessions$/);
      expect((await guest.call('POST', '', {})).statusCode).toBe(503);
      const atProvider = await guest.atProvider();
      await shop.fake.press(`${shop.fake.url}/pay/${atProvider.id}`, 'payAndStay');
      for (const message of shop.fake.messages) expect((await shop.receive(message)).statusCode).toBe(200);
      expect(await readStatus(guest)).toBe('preparing');
      await guest.prepare();
      await shop.work();
      await expectPaid(guest);
    });
  });

  it('forty forged messages are refused and nothing of them is stored', async () => {
    const guest = await shop.guestPays();
    const { url = '' } = await guest.prepare();
    await shop.fake.press(url, 'pay');
    const [message] = shop.fake.messages;
    if (!message) throw new Error('no message');
    const { 'stripe-signature': signature = '' } = message.headers;
    const signed = (value: string) => ({ ...message, headers: { ...message.headers, 'stripe-signature': value } });
    const [time = '', hash = ''] = signature.split(',');
    const forged = [
      ...['', 'x', time, hash, `${time},v1=`, `${time},v0=${hash.slice(3)}`, `t=0,${hash}`, `t=NaN,${hash}`].map(
        signed,
      ),
      ...Array.from({ length: 16 }, (_, at) => signed(`${time},v1=${flip(hash.slice(3), at * 4)}`)),
      ...[-1, 1, 301, 3600].map((off) => signed(`t=${Number(time.slice(2)) + off},${hash}`)),
    ].map((each) => [each, each.body] as const);
    const bodies = [
      '',
      '{}',
      'null',
      message.body.toUpperCase(),
      JSON.stringify(JSON.parse(message.body), null, 1),
      message.body.replace('captured', 'refunded').replace('complete', 'completE'),
      `${message.body} `,
      `\uFEFF${message.body}`,
      message.body.replaceAll(/\d{4}/g, '9999'),
      message.body.slice(1),
      'x'.repeat(1024 * 1024),
    ].map((body) => [message, body] as const);
    const elsewhere = [{ ...message, provider: 'paypal' as const }].map((each) => [each, message.body] as const);
    const corpus = [...forged, ...bodies, ...elsewhere];
    expect(corpus).toHaveLength(40);
    for (const [each, body] of corpus) expect((await shop.receive(each, body)).statusCode).toBe(400);
    shop.later(6);
    expect((await shop.receive(message)).statusCode).toBe(400);
    expect(await shop.deps.database.read.selectFrom('payment_inbox').selectAll().execute()).toEqual([]);
    expect(shop.deps.events.counts.messagesForged).toBe(41);
    expect(await readStatus(guest)).toBe('pending');
  });

  it.each([
    ['another amount', { amount: 1 }, 'wrongAmount'],
    ['another currency', { currency: 'USD' }, 'wrongCurrency'],
    ['the id of another payment', { ourId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }, 'foreignObject'],
  ] as const)('%s is never paid, and the desk is notified', async (_what, lie, kind) => {
    const guest = await shop.guestPays();
    await guest.prepare();
    Object.assign(await guest.atProvider(), { state: 'captured', captured: 2250 }, lie);
    if ('amount' in lie) (await guest.atProvider()).captured = lie.amount;
    expect(await guest.comeBack()).toMatchObject({ result: 'waiting' });
    expect(await shop.onDesk(guest.orderId)).toBeUndefined();
    expect(await shop.tasks()).toMatchObject([{ orderId: guest.orderId, kind }]);
  });
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

const flip = (text: string, at: number): string =>
  `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`;
