import { createSign, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentProviderName } from '@tischlein/contract/office';
import { notify, signSns, signStripe } from '../../../../../demo/payments/messages.ts';
import type { PracticeMessage } from '../../../../../demo/payments/practice.ts';
import { type FakeProviders, openFakeProviders } from '../../../../../tests/support/providers/fake-providers.ts';
import {
  accountAt,
  adapterAt,
  aPayment,
  onPayPage,
  paid,
} from '../../../../../tests/support/providers/provider-cases.ts';
import { isSigned } from './stripe-webhook.ts';

let fake: FakeProviders;
beforeAll(async () => {
  fake = await openFakeProviders();
});
afterAll(() => fake.close());
beforeEach(() => fake.messages.splice(0));

type Headers = Record<string, string | undefined>;
const read = (name: PaymentProviderName, body: string, headers: Headers) =>
  adapterAt(fake, name).readWebhook({ rawBody: Buffer.from(body), headers });
const asSent = ({ provider, body, headers }: PracticeMessage) => read(provider, body, headers);

async function messageAbout(name: PaymentProviderName, means: Parameters<typeof aPayment>[0]) {
  const payment = aPayment(means);
  const reference = await paid(fake, adapterAt(fake, name), payment);
  const message = fake.messages.findLast(({ provider }) => provider === name);
  if (!message) throw new Error(`${name} sent nothing`);
  return { payment, reference, message };
}

describe('genuine messages', () => {
  it.each([
    ['stripe', 'card'],
    ['paypal', 'paypalRedirect'],
    ['amazonPay', 'amazonWallet'],
    ['unzer', 'unzerBank'],
  ] as const)('%s: the message leads to the payment', async (name, means) => {
    const { payment, reference, message } = await messageAbout(name, means);
    const reading = await asSent(message);
    expect(reading).toMatchObject({ code: 'genuine', ourId: payment.ourId });
    if (reading.code === 'genuine' && reading.reference) expect(reading.reference).toBe(reference);
    expect(await asSent(message)).toEqual(reading);
  });

  it('also about refunds', async () => {
    const { payment, reference } = await messageAbout('stripe', 'card');
    fake.messages.splice(0);
    await adapterAt(fake, 'stripe').refund({
      key: 'r',
      reference,
      amount: payment.amount,
      currency: 'EUR',
      note: '',
    });
    expect(await asSent(fake.messages[0] as PracticeMessage)).toMatchObject({ code: 'genuine', ourId: payment.ourId });
  });

  it.each([
    ['stripe', 'card'],
    ['paypal', 'paypalRedirect'],
    ['amazonPay', 'amazonWallet'],
    ['unzer', 'unzerBank'],
  ] as const)('%s: a dispute leads to the payment and is reported as such', async (name, means) => {
    const { payment } = await messageAbout(name, means);
    fake.messages.splice(0);
    const atProvider = fake.byOurId(payment.ourId);
    atProvider.isDisputed = true;
    notify(fake.practice, atProvider);
    const reading = await asSent(fake.messages[0] as PracticeMessage);
    expect(reading).toMatchObject({ code: 'genuine', ourId: payment.ourId, isDispute: true });
  });

  it('Unzer: the same event about another state is another message', async () => {
    const payment = aPayment('unzerBank');
    const adapter = adapterAt(fake, 'unzer');
    const { page } = await onPayPage(fake, adapter, payment);
    await fake.press(page, 'pay');
    const message = fake.messages[0] as PracticeMessage;
    const before = await asSent(message);
    Object.assign(fake.byOurId(payment.ourId), { state: 'captured', captured: 2590 });
    expect(await asSent(message)).not.toEqual(before);
  });
});

describe('Stripe: HMAC over the raw bytes, at most 300 s old', () => {
  const NOW = '2026-11-21T18:30:00.000Z';
  const SECONDS = 1_795_285_800;
  const SECRET = 'whsec_test_vector';
  const BODY = '{"id":"evt_1","note":"Grüße aus Köln"}';
  const check = (header: string | undefined, body = BODY, secret = SECRET) =>
    isSigned(secret, Buffer.from(body), { header, now: NOW });
  const signed = (seconds: number, secret = SECRET) => signStripe(secret, BODY, seconds);
  const v1 = signed(SECONDS).split('v1=')[1] ?? '';

  it('a vector computed independently', () =>
    expect(v1).toBe('5d0e6b3fbfc7426c7c5837e4c40042aa4814227a0b34aa8c063ebd4564fff957'));

  it.each([
    ['right now', signed(SECONDS)],
    ['300 s ago', signed(SECONDS - 300)],
    ['300 s ahead', signed(SECONDS + 300)],
    ['two secrets while one is replaced', `t=${SECONDS},v1=${'0'.repeat(64)},v1=${v1}`],
    ['an older scheme beside it', `t=${SECONDS},v0=${'a'.repeat(64)},v1=${v1}`],
  ])('%s: accepted', (_name, header) => expect(check(header)).toBe(true));

  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['301 s ago', signed(SECONDS - 301)],
    ['301 s ahead', signed(SECONDS + 301)],
    ['another secret', signed(SECONDS, 'whsec_other')],
    ['the time changed', `t=${SECONDS + 1},v1=${v1}`],
    ['only the older scheme', `t=${SECONDS},v0=${v1}`],
    ['a signature cut short', `t=${SECONDS},v1=${v1.slice(0, 32)}`],
    ['a signature with something behind it', `t=${SECONDS},v1=${v1}00`],
    ['capital letters', `t=${SECONDS},v1=${v1.toUpperCase()}`],
    ['no time', `v1=${v1}`],
    ['a time that is none', `t=NaN,v1=${v1}`],
  ])('%s: refused', (_name, header) => expect(check(header)).toBe(false));

  it.each([
    ['a byte changed', BODY.replace('evt_1', 'evt_2')],
    ['written anew', JSON.stringify(JSON.parse(BODY), null, 1)],
    ['something behind it', `${BODY}\n`],
    ['nothing', ''],
  ])('the body with %s: refused', (_name, body) => expect(check(signed(SECONDS), body)).toBe(false));

  it.each([
    ['a live event at a test account', { livemode: true }],
    ['about something else', { type: 'customer.created' }],
  ])('%s is genuine and not about our payments', async (_name, changes) => {
    const { message } = await messageAbout('stripe', 'card');
    const body = JSON.stringify({ ...(JSON.parse(message.body) as object), ...changes });
    const secret = (accountAt('stripe') as { webhookSecret: string }).webhookSecret;
    const headers = { 'stripe-signature': signStripe(secret, body, Math.floor(Date.now() / 1000)) };
    expect(await read('stripe', body, headers)).toMatchObject({ code: 'irrelevant' });
  });
});

describe('PayPal: verified by PayPal; the certificate must be on its hosts', () => {
  const change = (name: string, value: string) => (headers: Headers) => ({ ...headers, [name]: value });
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  it.each<[string, (headers: Headers, body: string) => [Headers, string] | Headers]>([
    ['another transmission id', change('paypal-transmission-id', 'b2384410-f8d2-11ef-8f5c-000000000000')],
    ['another time', change('paypal-transmission-time', '2026-01-01T00:00:00Z')],
    ['another algorithm', change('paypal-auth-algo', 'SHA1withRSA')],
    ['a certificate elsewhere', change('paypal-cert-url', 'https://api.paypal.com.evil.test/certs/x')],
    ['a certificate with PayPal as a user name', change('paypal-cert-url', 'https://api.paypal.com@evil.test/certs/x')],
    ['no signature', change('paypal-transmission-sig', '')],
    [
      "a stranger's signature",
      change('paypal-transmission-sig', createSign('RSA-SHA256').update('x').sign(own, 'base64')),
    ],
    ['a changed amount', (headers, body) => [headers, body.replace('25.90', '0.01')]],
    ['our id exchanged', (headers, body) => [headers, body.replace(/"custom_id":"[^"]+"/, '"custom_id":"another"')]],
    ['a body written anew', (headers, body) => [headers, JSON.stringify(JSON.parse(body), null, 1)]],
    ['no headers at all', () => ({})],
    ['a body that is no message', (headers) => [headers, '[]']],
  ])('%s: forged', async (_name, tamper) => {
    const { message } = await messageAbout('paypal', 'paypalRedirect');
    const tampered = tamper(message.headers, message.body);
    const [headers, body] = Array.isArray(tampered) ? tampered : [tampered, message.body];
    expect(await read('paypal', body, headers)).toEqual({ code: 'forged' });
  });

  it.each(['https://api.paypal.com/certs/x', 'https://api.sandbox.paypal.com/certs/x'])(
    'a demo account does not accept the certificate of the real PayPal either: %s',
    async (url) => {
      const { message } = await messageAbout('paypal', 'paypalRedirect');
      expect(await read('paypal', message.body, { ...message.headers, 'paypal-cert-url': url })).toEqual({
        code: 'forged',
      });
    },
  );

  it('a live account asks PayPal only if the certificate is on its hosts', async () => {
    const { message } = await messageAbout('paypal', 'paypalRedirect');
    const account = { ...accountAt('paypal'), mode: 'live' } as ReturnType<typeof accountAt>;
    const live = adapterAt(fake, 'paypal', { account });
    const before = fake.calls.length;
    expect(await live.readWebhook({ rawBody: Buffer.from(message.body), headers: message.headers })).toEqual({
      code: 'forged',
    });
    expect(fake.calls.length).toBe(before);
  });

  it('PayPal unreachable: to be sent again', async () => {
    const { message } = await messageAbout('paypal', 'paypalRedirect');
    fake.fail('serverError', /verify-webhook/);
    expect(await asSent(message)).toMatchObject({ code: 'unknown' });
  });
});

describe('Amazon Pay: signed by Amazon SNS', () => {
  const resigned = (message: PracticeMessage, changes: object, hash: 'RSA-SHA1' | 'RSA-SHA256' = 'RSA-SHA256') => {
    const fields = { ...(JSON.parse(message.body) as Record<string, string>), ...changes };
    return JSON.stringify({ ...fields, Signature: signSns(fields, hash) });
  };

  it('the older signature version is accepted too', async () => {
    const { message, payment } = await messageAbout('amazonPay', 'amazonWallet');
    const body = resigned(message, { SignatureVersion: '1' }, 'RSA-SHA1');
    expect(await read('amazonPay', body, {})).toMatchObject({ code: 'genuine', ourId: payment.ourId });
  });

  it.each<[string, Record<string, string>]>([
    ['another message', { Message: '{"MerchantID":"x","ObjectType":"CHARGE","ObjectId":"y"}' }],
    ['another id', { MessageId: 'another' }],
    ['another time', { Timestamp: '2020-01-01T00:00:00.000Z' }],
    ['another topic', { TopicArn: 'arn:aws:sns:eu-west-1:1:evil' }],
    ['another kind', { Type: 'SubscriptionConfirmation' }],
    ['the other version', { SignatureVersion: '1' }],
    ['a certificate elsewhere', { SigningCertURL: 'https://sns.eu-west-1.amazonaws.com.evil.test/x.pem' }],
    [
      'a certificate of the real Amazon at a demo account',
      { SigningCertURL: 'https://sns.eu-west-1.amazonaws.com/x.pem' },
    ],
    ['no signature', { Signature: '' }],
  ])('%s: forged', async (_name, changes) => {
    const { message } = await messageAbout('amazonPay', 'amazonWallet');
    const body = JSON.stringify({ ...(JSON.parse(message.body) as object), ...changes });
    expect(await read('amazonPay', body, {})).toEqual({ code: 'forged' });
  });

  it("another merchant's message is not about our payments", async () => {
    const { message } = await messageAbout('amazonPay', 'amazonWallet');
    const about = { MerchantID: 'ANOTHER', ObjectType: 'CHARGE', ObjectId: 'x', NotificationType: 'STATE_CHANGE' };
    expect(await read('amazonPay', resigned(message, { Message: JSON.stringify(about) }), {})).toMatchObject({
      code: 'irrelevant',
    });
  });
});

describe('Unzer: unsigned, so only the id is used, and read at the configured host', () => {
  it('the URL in the message is never called', async () => {
    const { message, payment } = await messageAbout('unzer', 'unzerBank');
    const evil = { ...(JSON.parse(message.body) as object), retrieveUrl: `${fake.url}/evil` };
    expect(await read('unzer', JSON.stringify(evil), {})).toMatchObject({ code: 'genuine', ourId: payment.ourId });
    expect(fake.calls.filter((call) => call.includes('evil'))).toEqual([]);
  });

  it.each([
    ['a payment that is not there', { paymentId: 's-pay-404404' }],
    ['an id that is none', { paymentId: '../../keypair' }],
    ["another merchant's key", { publicKey: 's-pub-of-nobody' }],
    ['no event', { event: 7 }],
  ])('%s: forged', async (_name, changes) => {
    const { message } = await messageAbout('unzer', 'unzerBank');
    const body = JSON.stringify({ ...(JSON.parse(message.body) as object), ...changes });
    expect(await read('unzer', body, {})).toEqual({ code: 'forged' });
  });
});
