import { toCents } from '@tischlein/domain';
import type { AccountAt } from './account-at.ts';
import { connectPaypal } from './paypal.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FakeProviders, openFakeProviders } from '../../../../../tests/support/providers/fake-providers.ts';
import {
  accountAt,
  adapterAt,
  aPayment,
  onPayPage,
  paid,
  ROADS,
} from '../../../../../tests/support/providers/provider-cases.ts';

let fake: FakeProviders;
beforeAll(async () => {
  fake = await openFakeProviders();
});
afterAll(() => fake.close());
// Every request of every test is checked against the provider's API description.
afterEach(() => {
  const [violation] = fake.practice.violations.splice(0);
  if (violation) throw new Error(violation);
});

describe.each(ROADS)('%s, %s', (name, means) => {
  it('prepared and not yet paid: open, with our amount and our id', async () => {
    const adapter = adapterAt(fake, name);
    const payment = aPayment(means);
    const { reference } = await onPayPage(fake, adapter, payment);
    expect(await adapter.look(reference)).toMatchObject({
      code: 'found',
      state: 'open',
      amount: 2590,
      currency: 'EUR',
      ourId: payment.ourId,
      captured: 0,
      refunded: 0,
    });
  });

  it('prepared twice with the same key is one object at the provider', async () => {
    const adapter = adapterAt(fake, name);
    const payment = aPayment(means);
    const [first, second] = [await adapter.prepare(payment), await adapter.prepare(payment)];
    const isOurs = (one: { ourId: string | null }): boolean => one.ourId === payment.ourId;
    expect(fake.practice.payments.values().filter(isOurs).toArray()).toHaveLength(means === 'amazonWallet' ? 0 : 1);
    if (first.code !== 'wallet') expect(second).toEqual(first);
  });

  it('paid: captured once, in full, by our account', async () => {
    const adapter = adapterAt(fake, name);
    const payment = aPayment(means);
    const reference = await paid(fake, adapter, payment);
    const look = await adapter.look(reference);
    expect(look).toMatchObject({ code: 'found', state: 'captured', amount: 2590, captured: 2590, refunded: 0 });
    expect(look).not.toMatchObject({ isOurAccount: false });
    const again = await adapter.capture({
      key: `${payment.ourId}-capture`,
      reference,
      amount: toCents(2590),
      currency: 'EUR',
    });
    expect(['done', 'unknown']).toContain(again.code);
    expect(await adapter.look(reference)).toMatchObject({ captured: 2590 });
  });

  it('refunds a part and then the rest; the same key is one refund, more than was paid is refused', async () => {
    const adapter = adapterAt(fake, name);
    const payment = aPayment(means);
    const reference = await paid(fake, adapter, payment);
    const refund = (key: string, amount: number) =>
      adapter.refund({
        key: `${payment.ourId}-${key}`,
        reference,
        amount: toCents(amount),
        currency: 'EUR',
        note: 'Suppe fehlte',
      });
    const first = await refund('r1', 590);
    expect(first.code).toBe('done');
    expect(await refund('r1', 590)).toEqual(first);
    expect(await adapter.look(reference)).toMatchObject({ state: 'captured', captured: 2590, refunded: 590 });
    expect((await refund('r2', 2001)).code).toBe('refused');
    expect((await refund('r3', 2000)).code).toBe('done');
    expect(await adapter.look(reference)).toMatchObject({ state: 'captured', refunded: 2590 });
  });

  it('a refund repeated after the provider has forgotten the key is still one refund', async () => {
    const adapter = adapterAt(fake, name);
    const payment = aPayment(means);
    const reference = await paid(fake, adapter, payment);
    const call = { key: `${payment.ourId}-r1`, reference, amount: toCents(500), currency: 'EUR', note: '' } as const;
    await adapter.refund(call);
    if (name !== 'amazonPay') fake.practice.replays.clear();
    await adapter.refund(call);
    expect(await adapter.look(reference)).toMatchObject({ refunded: 500 });
  });

  it('cancelled: the guest can no longer pay, or the adapter reports that they can', async () => {
    const adapter = adapterAt(fake, name);
    const payment = aPayment(means);
    const { reference } = await onPayPage(fake, adapter, payment);
    const cancelled = await adapter.cancel({ key: `${payment.ourId}-cancel`, reference });
    // Unzer cannot stop a guest who is at their bank; the money arrives late.
    expect(cancelled.code).toBe(name === 'unzer' ? 'refused' : 'done');
  });

  it('an unknown object is not found', async () => {
    const adapter = adapterAt(fake, name);
    expect(await adapter.look(name === 'unzer' ? 's-pay-999999' : 'cs_test_nobody')).toEqual({ code: 'notFound' });
  });
});

describe('peculiarities of each provider', () => {
  it.each([
    ['stripe', 'unzerBank'],
    ['paypal', 'card'],
    ['amazonPay', 'klarna'],
    ['unzer', 'alipay'],
  ] as const)('%s refuses %s, which it does not support', async (name, means) => {
    expect(await adapterAt(fake, name).prepare(aPayment(means))).toEqual({ code: 'refused', reason: 'means' });
  });

  it.each(['stripe', 'paypal', 'amazonPay', 'unzer'] as const)('%s: credentials are checked', async (name) => {
    expect(await adapterAt(fake, name).check()).toMatchObject({ code: 'works', isTest: true });
    const account = accountAt(name);
    const wrong = {
      stripe: { secretKey: 'sk_test_of_nobody' },
      paypal: { clientSecret: 'wrong-secret' },
      amazonPay: { publicKeyId: 'SANDBOX-OF-NOBODY' },
      unzer: { privateKey: 's-priv-of-nobody' },
    }[name];
    const stranger = adapterAt(fake, name, { account: { ...account, ...wrong } as typeof account });
    expect(await stranger.check()).toEqual({ code: 'refused', reason: 'credentials' });
  });

  it('Amazon: an invalid private key is refused, not thrown', async () => {
    const privateKey = `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(200)}\n-----END PRIVATE KEY-----`;
    const adapter = adapterAt(fake, 'amazonPay', { account: { ...accountAt('amazonPay'), privateKey } as never });
    expect(await adapter.prepare(aPayment('amazonWallet'))).toEqual({ code: 'refused', reason: 'credentials' });
    expect(await adapter.look('x')).toEqual({ code: 'unknown', reason: 'credentials' });
  });

  it('Amazon: completing before the guest confirmed tells nothing about the money', async () => {
    const adapter = adapterAt(fake, 'amazonPay');
    const payment = aPayment('amazonWallet');
    const { reference } = await onPayPage(fake, adapter, payment);
    expect(
      await adapter.capture({ key: `${payment.ourId}-c`, reference, amount: toCents(2590), currency: 'EUR' }),
    ).toEqual({ code: 'unknown', reason: 'notReady' });
  });

  it('PayPal: INSTRUMENT_DECLINED lets the guest choose again in the same order', async () => {
    const adapter = adapterAt(fake, 'paypal');
    const payment = aPayment('paypalButton');
    const { page, reference } = await onPayPage(fake, adapter, payment);
    await fake.press(page, 'declineSource');
    const capture = (key: string) => adapter.capture({ key, reference, amount: toCents(2590), currency: 'EUR' });
    expect(await capture(`${payment.ourId}-c-0`)).toEqual({ code: 'instrumentDeclined' });
    expect(await adapter.look(reference)).toMatchObject({ state: 'open', captured: 0 });
    await fake.press(page, 'pay');
    expect(await capture(`${payment.ourId}-c-1`)).toEqual({ code: 'done' });
    expect(await adapter.look(reference)).toMatchObject({ state: 'captured', captured: 2590 });
  });

  it('PayPal: a completed order whose capture is pending is not money', async () => {
    const adapter = adapterAt(fake, 'paypal');
    const payment = aPayment('paypalRedirect');
    const { page, reference } = await onPayPage(fake, adapter, payment);
    await fake.press(page, 'pay');
    fake.byOurId(payment.ourId).nextCapture = 'pending';
    await adapter.capture({ key: `${payment.ourId}-c`, reference, amount: toCents(2590), currency: 'EUR' });
    expect(await adapter.look(reference)).toMatchObject({ state: 'processing', captured: 0 });
  });

  it('Unzer bank: promised once the guest has paid, captured once the bank has, failed if it never does', async () => {
    const adapter = adapterAt(fake, 'unzer');
    const payment = aPayment('unzerBank');
    const { page, reference } = await onPayPage(fake, adapter, payment);
    await fake.press(page, 'pay');
    expect(await adapter.look(reference)).toMatchObject({ state: 'promised', captured: 0 });
    fake.byOurId(payment.ourId).state = 'failed';
    expect(await adapter.look(reference)).toMatchObject({ state: 'failed', captured: 0 });
    Object.assign(fake.byOurId(payment.ourId), { state: 'captured', captured: 2590 });
    expect(await adapter.look(reference)).toMatchObject({ state: 'captured', captured: 2590 });
  });

  it('Unzer Klarna: an authorization is cancelled when the order is not made', async () => {
    const adapter = adapterAt(fake, 'unzer');
    const payment = aPayment('klarna');
    const { page, reference } = await onPayPage(fake, adapter, payment);
    await fake.press(page, 'pay');
    expect(await adapter.cancel({ key: 'x', reference })).toEqual({ code: 'done' });
    expect(await adapter.look(reference)).toMatchObject({ state: 'cancelled' });
  });

  it('Unzer Klarna needs an address, which a pickup order does not have', async () => {
    const payment = aPayment('klarna');
    const atThePlace = { ...payment, buyer: { ...payment.buyer, address: null } };
    expect(await adapterAt(fake, 'unzer').prepare(atThePlace)).toEqual({ code: 'refused', reason: 'addressNeeded' });
  });
});

describe('a guest who does not pay', () => {
  it.each([
    ['stripe', 'card', 'decline', 'open'],
    ['stripe', 'card', 'cancel', 'open'],
    ['stripe', 'klarna', 'decline', 'failed'],
    ['stripe', 'alipay', 'wait', 'processing'],
    ['paypal', 'paypalRedirect', 'cancel', 'open'],
    ['amazonPay', 'amazonWallet', 'cancel', 'open'],
    ['unzer', 'unzerPaypal', 'decline', 'failed'],
    ['unzer', 'unzerBank', 'cancel', 'failed'],
    ['unzer', 'klarna', 'decline', 'failed'],
  ] as const)('%s, %s: %s leaves it %s, and no money', async (name, means, action, state) => {
    const adapter = adapterAt(fake, name);
    const payment = aPayment(means);
    const { page, reference } = await onPayPage(fake, adapter, payment);
    const target = await fake.press(page, action);
    expect(await adapter.look(reference)).toMatchObject({ state, captured: 0, refunded: 0 });
    if (action === 'cancel' && name !== 'unzer') expect(target).toContain('/checkout/abgebrochen');
  });

  it('an expired Stripe session can no longer be paid', async () => {
    const adapter = adapterAt(fake, 'stripe');
    const payment = aPayment('card');
    const { page, reference } = await onPayPage(fake, adapter, payment);
    await adapter.cancel({ key: `${payment.ourId}-cancel`, reference });
    await fake.press(page, 'pay');
    expect(await adapter.look(reference)).toMatchObject({ state: 'expired', captured: 0 });
    expect(await adapter.cancel({ key: `${payment.ourId}-again`, reference })).toEqual({ code: 'done' });
  });

  it('a second attempt half an hour later still has the minimum lifetime that Stripe requires', async () => {
    const soon = new Date(fake.practice.now() + 60_000).toISOString();
    expect(await adapterAt(fake, 'stripe').prepare(aPayment('card', { expiresAt: soon }))).toMatchObject({
      code: 'redirect',
    });
  });
});

it("PayPal: a platform's calls name the merchant", async () => {
  const sent: Record<string, string>[] = [];
  const account = { ...accountAt('paypal'), isPlatform: true } as AccountAt<'paypal'>;
  const adapter = connectPaypal(account, {
    apiUrl: 'https://paypal.test',
    now: () => '2026-11-21T18:30:00.000Z',
    send: async ({ url, headers }) => {
      sent.push(headers);
      const body = url.endsWith('/token') ? '{"access_token":"t","expires_in":3600}' : '{}';
      return { code: 'answered', status: 200, headers: {}, body };
    },
  });
  await adapter.look('X');
  const [, claims = '', signature] = (sent.at(-1)?.['paypal-auth-assertion'] ?? '').split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))).toEqual({
    iss: account.clientId,
    payer_id: account.merchantId,
  });
  expect(signature).toBe('');
});
