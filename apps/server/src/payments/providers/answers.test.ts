import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { PaymentProviderName } from '@tischlein/contract/office';
import { toCents } from '@tischlein/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeProviders, openFakeProviders } from '../../../../../tests/support/providers/fake-providers.ts';
import { accountAt, adapterAt, aPayment, paid } from '../../../../../tests/support/providers/provider-cases.ts';
import { connectProvider } from '../adapters.ts';
import type { LookResult, PaymentProvider, ProviderRequest } from '../provider.ts';
import { createProviderSender } from '../provider-http.ts';
import { toStripePayment, stripeRefund, stripeSession } from './stripe-answers.ts';

type Json = Record<string, unknown>;
interface Official {
  readonly paypal: Record<'order', { readonly root: string; readonly schemas: Json }>;
  readonly stripe: Record<'checkout.session' | 'payment_intent' | 'charge' | 'refund', Json>;
}
const official: Official = JSON.parse(
  readFileSync('tests/support/providers/official/answers.json', 'utf8'),
) as Official;

let fake: FakeProviders;
beforeAll(async () => {
  fake = await openFakeProviders();
});
afterAll(() => fake.close());

const ROADS = [
  ['stripe', 'card'],
  ['paypal', 'paypalRedirect'],
  ['amazonPay', 'amazonWallet'],
  ['unzer', 'unzerPaypal'],
] as const;

/** A payment that was paid and partly refunded, with every response a look at it read. */
async function refundedPayment(name: PaymentProviderName, means: (typeof ROADS)[number][1]) {
  const adapter = adapterAt(fake, name);
  const payment = aPayment(means);
  const reference = await paid(fake, adapter, payment);
  await adapter.refund({ key: `${payment.ourId}-r`, reference, amount: toCents(590), currency: 'EUR', note: '' });
  const answers: string[] = [];
  const look = await tampering(name, (body, request) => {
    if (!request.url.includes('oauth2')) answers.push(body);
    return body;
  }).look(reference);
  return { reference, answers, look };
}

/** An adapter whose provider's responses are modified in transit. */
function tampering(
  name: PaymentProviderName,
  change: (body: string, request: ProviderRequest) => string,
): PaymentProvider {
  const send = createProviderSender();
  const adapter = connectProvider(accountAt(name), {
    apiUrl: fake.hosts[name].demo ?? '',
    now: () => new Date().toISOString(),
    send: async (request) => {
      const answer = await send(request);
      return answer.code === 'answered' ? { ...answer, body: change(answer.body, request) } : answer;
    },
  });
  if (!adapter) throw new Error(`no adapter for ${name}`);
  return adapter;
}

const pathsIn = (value: unknown): (string | number)[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => [[name], ...pathsIn(one).map((rest) => [name, ...rest])])
    : [];

function without(body: string, path: readonly (string | number)[]): string {
  const root = JSON.parse(body) as Json;
  const holder = path.slice(0, -1).reduce<unknown>((here, step) => (here as Json)[step], root);
  const last = path.at(-1) ?? '';
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete (holder as Json)[last];
  return JSON.stringify(root);
}

// Without these, the state of the money is unknown.
const NEEDED: Readonly<Record<PaymentProviderName, readonly string[]>> = {
  stripe: [
    'status',
    'payment_status',
    'amount_total',
    'currency',
    'client_reference_id',
    'payment_intent',
    'payment_intent.status',
    'payment_intent.latest_charge',
    'payment_intent.latest_charge.amount_captured',
    'payment_intent.latest_charge.amount_refunded',
  ],
  paypal: [
    'status',
    'purchase_units',
    'purchase_units.0',
    'purchase_units.0.amount',
    'purchase_units.0.amount.value',
    'purchase_units.0.amount.currency_code',
    'purchase_units.0.payee',
    'purchase_units.0.payee.merchant_id',
    'purchase_units.0.payments.captures.0.status',
    'purchase_units.0.payments.captures.0.amount',
    'purchase_units.0.payments.captures.0.amount.value',
    'purchase_units.0.payments.refunds.0.status',
    'purchase_units.0.payments.refunds.0.amount',
  ],
  amazonPay: [
    'storeId',
    'statusDetails',
    'statusDetails.state',
    'chargeId',
    'paymentDetails',
    'paymentDetails.chargeAmount',
    'paymentDetails.chargeAmount.amount',
    'merchantMetadata',
    'webCheckoutDetails',
    'chargeAmount',
    'chargeAmount.currencyCode',
  ],
  unzer: [
    'id',
    'state',
    'state.id',
    'amount',
    'amount.total',
    'currency',
    'transactions',
    'transactions.0.type',
    'transactions.0.status',
    'transactions.0.amount',
  ],
};

describe.each(ROADS)('responses of %s', (name, means) => {
  it('without a field it is unknown or shows less money; never more, and it never throws', async () => {
    const { reference, answers, look } = await refundedPayment(name, means);
    expect(look).toMatchObject({ code: 'found', state: 'captured', captured: 2590, refunded: 590 });
    const isUnknownWithout = new Set<string>();
    for (const [index, answer] of answers.entries()) {
      for (const path of pathsIn(JSON.parse(answer))) {
        let seen = -1;
        const adapter = tampering(name, (body, { url }) => {
          if (!url.includes('oauth2')) seen += 1;
          return seen === index && !url.includes('oauth2') ? without(body, path) : body;
        });
        const after = await adapter.look(reference);
        expect(isNoMore(after, look), `${path.join('.')}: ${JSON.stringify(after)}`).toBe(true);
        if (after.code === 'unknown') isUnknownWithout.add(path.join('.'));
      }
    }
    expect(NEEDED[name].filter((path) => !isUnknownWithout.has(path))).toEqual([]);
  });

  it.each(['null', '[]', '{}', '"text"', '7', 'true'])('%s instead of an object is unknown', async (body) => {
    const { reference } = await refundedPayment(name, means);
    const adapter = tampering(name, (own, { url }) => (url.includes('oauth2') ? own : body));
    expect((await adapter.look(reference)).code).toBe('unknown');
  });

  it.each(['-25.90', '25,90', '25.905', 1e21, 25.905, null, '', 'NaN', {}])(
    'the amount %j is unknown',
    async (amount) => {
      const { reference } = await refundedPayment(name, means);
      const adapter = tampering(name, (own) =>
        own.replace(
          /"(value|total|amount_total|amount)":("[^"]*"|\d+)/g,
          (_, key: string) => `"${key}":${JSON.stringify(amount)}`,
        ),
      );
      expect((await adapter.look(reference)).code).toBe('unknown');
    },
  );
});

function isNoMore(after: LookResult, whole: LookResult): boolean {
  if (after.code !== 'found' || whole.code !== 'found') return after.code === 'unknown';
  const isSameObject = after.ourId === whole.ourId || after.ourId === null;
  return after.captured <= whole.captured && after.amount === whole.amount && isSameObject;
}

describe('practice providers respond like the real ones', () => {
  const createValidator = ({ root, schemas }: Official['paypal']['order']) => {
    const ajv = new Ajv({ strict: false, unicodeRegExp: false, logger: false });
    formats.default(ajv);
    return ajv.compile({ $ref: `#/components/schemas/${root}`, components: { schemas } });
  };

  it("an order matches PayPal's API description", async () => {
    const { answers } = await refundedPayment('paypal', 'paypalRedirect');
    const validate = createValidator(official.paypal.order);
    expect(answers.map((answer) => [validate(JSON.parse(answer)), validate.errors])).toEqual(
      answers.map(() => [true, null]),
    );
  });

  it('practice Stripe writes no field that Stripe does not have', async () => {
    const { answers } = await refundedPayment('stripe', 'card');
    const session = JSON.parse(answers[0] ?? '{}') as Json;
    const intent = session['payment_intent'] as Json;
    const strange = (given: Json, known: Json) => Object.keys(given).filter((name) => !(name in known));
    expect(strange(session, official.stripe['checkout.session'])).toEqual([]);
    expect(strange(intent, official.stripe.payment_intent)).toEqual([]);
    expect(strange(intent['latest_charge'] as Json, official.stripe.charge)).toEqual([]);
  });

  it("Stripe's own fixtures are read", () => {
    const fixture = official.stripe['checkout.session'];
    const ours = { amount_total: 2590, currency: 'eur', client_reference_id: 'x' };
    expect(stripeSession.safeParse(fixture).success).toBe(false);
    expect(toStripePayment(stripeSession.parse({ ...fixture, ...ours }))).toMatchObject({
      state: 'open',
      amount: 2590,
      currency: 'EUR',
    });
    const charge = { ...official.stripe.charge, amount_captured: 2590, amount_refunded: 0 };
    const intent = { ...official.stripe.payment_intent, status: 'succeeded', latest_charge: charge };
    const done = { ...fixture, ...ours, status: 'complete', payment_status: 'paid', payment_intent: intent };
    expect(toStripePayment(stripeSession.parse(done))).toMatchObject({ state: 'captured', captured: 2590 });
    expect(stripeRefund.parse(official.stripe.refund)).toMatchObject({ status: 'succeeded' });
  });
});
