import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { toCents } from '@tischlein/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Fault,
  type FakeProviders,
  FAULTS,
  openFakeProviders,
} from '../../../../../tests/support/providers/fake-providers.ts';
import { adapterAt, aPayment, onPayPage, paid } from '../../../../../tests/support/providers/provider-cases.ts';
import { createProviderSender } from '../provider-http.ts';

let fake: FakeProviders;
beforeAll(async () => {
  fake = await openFakeProviders();
});
afterAll(() => fake.close());

// Short limits only where the provider is meant to hang: on a busy machine others would time out too.
const limits = { connect: 100, whole: 120, capture: 120 };
const hangs = (kind: Fault): boolean => kind === 'hang' || kind === 'lostHang';
const waitingFor = (kind: Fault) => (hangs(kind) ? { limits } : {});

const kinds = Object.keys(FAULTS) as Fault[];
const ROADS = [
  ['stripe', 'card', /POST \/stripe\/v1\/checkout\/sessions$/, /POST \/stripe\/v1\/refunds/],
  ['paypal', 'paypalRedirect', /POST \/paypal\/v2\/checkout\/orders$/, /POST \/paypal\/v2\/payments/],
  ['amazonPay', 'amazonWallet', null, /POST \/amazonPay\/v2\/refunds/],
  ['unzer', 'unzerBank', /POST \/unzer\/v1\/payments\/charges/, /POST \/unzer\/.*\/cancels/],
] as const;

describe.each(ROADS)('%s, %s', (name, means, preparing, refunding) => {
  const adapter = () => adapterAt(fake, name);
  const faced = (kind: Fault) => adapterAt(fake, name, waitingFor(kind));

  it.each(preparing ? kinds : [])('prepare, %s: unknown; retried with the same key it is one object', async (kind) => {
    const payment = aPayment(means);
    fake.fail(kind, preparing ?? /./);
    expect((await faced(kind).prepare(payment)).code).toBe('unknown');
    fake.mend();
    expect((await adapter().prepare(payment)).code).toBe('redirect');
    const made = fake.practice.payments.values().filter(({ ourId }) => ourId === payment.ourId);
    expect(made.toArray()).toHaveLength(1);
  });

  it.each(kinds)('look, %s: unknown, and nothing has changed', async (kind) => {
    const payment = aPayment(means);
    const { reference } = await onPayPage(fake, adapter(), payment);
    fake.fail(kind, /GET/);
    expect((await faced(kind).look(reference)).code).toBe('unknown');
    fake.mend();
    expect(await adapter().look(reference)).toMatchObject({ state: 'open', amount: 2590 });
  });

  it.each(kinds)('refund, %s: unknown; retried with the same key it is one refund', async (kind) => {
    const payment = aPayment(means);
    const reference = await paid(fake, adapter(), payment);
    const call = { key: `${payment.ourId}-r`, reference, amount: toCents(500), currency: 'EUR', note: '' } as const;
    fake.fail(kind, refunding);
    expect((await faced(kind).refund(call)).code).toBe('unknown');
    fake.mend();
    expect((await adapter().refund(call)).code).toBe('done');
    expect(await adapter().look(reference)).toMatchObject({ refunded: 500 });
  });
});

const CAPTURES = [
  ['paypal', 'paypalButton', /POST .*\/capture$/],
  ['unzer', 'klarna', /POST \/unzer\/v1\/payments\/[^/]+\/charges$/],
] as const;

describe.each(CAPTURES)('%s, %s', (name, means, capturing) => {
  it.each(kinds)('capture, %s: unknown; retried, the money is captured once', async (kind) => {
    const adapter = adapterAt(fake, name);
    const payment = aPayment(means);
    const { page, reference } = await onPayPage(fake, adapter, payment);
    await fake.press(page, 'pay');
    const call = { key: `${payment.ourId}-c`, reference, amount: toCents(2590), currency: 'EUR' } as const;
    fake.fail(kind, capturing);
    expect((await adapterAt(fake, name, waitingFor(kind)).capture(call)).code).toBe('unknown');
    fake.mend();
    expect((await adapter.capture(call)).code).toBe('done');
    expect(await adapter.look(reference)).toMatchObject({ state: 'captured', captured: 2590 });
  });
});

it.each(kinds)('PayPal rejects the token, %s: unknown', async (kind) => {
  fake.fail(kind, /oauth2/);
  expect((await adapterAt(fake, 'paypal', waitingFor(kind)).look('X')).code).toBe('unknown');
  fake.mend();
});

describe('wrong data of a provider is passed on as it is; `settle` rejects it', () => {
  it.each(ROADS)('%s: another amount, another currency', async (name, means) => {
    const adapter = adapterAt(fake, name);
    const payment = aPayment(means);
    const reference = await paid(fake, adapter, payment);
    Object.assign(fake.byOurId(payment.ourId), { amount: 1, captured: 1, currency: 'USD' });
    expect(await adapter.look(reference)).toMatchObject({ code: 'found', amount: 1, captured: 1, currency: 'USD' });
  });
});

describe('the connection to a provider', () => {
  it('a host that accepts the connection and never speaks TLS times out', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const url = `https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
    const started = performance.now();
    const answer = await createProviderSender({ connect: 100, whole: 5000, capture: 5000 })({
      method: 'GET',
      url,
      headers: {},
    });
    expect(answer).toEqual({ code: 'unknown', reason: 'connectTimeout' });
    expect(performance.now() - started).toBeLessThan(2000);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('a host that does not exist', async () => {
    const answer = await createProviderSender(limits)({ method: 'GET', url: 'http://127.0.0.1:9/', headers: {} });
    expect(answer.code).toBe('unknown');
  });
});
