import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedByPractice } from '../../../../../demo/payments/amazon.ts';
import { PRACTICE_KEY } from '../../../../../demo/payments/keys.ts';
import { openFakeProviders } from '../../../../../tests/support/providers/fake-providers.ts';
import { amazonButton } from '../../../../../tests/support/providers/hand-written.ts';
import { adapterAt, aPayment } from '../../../../../tests/support/providers/provider-cases.ts';
import {
  AMAZON_ALGORITHMS,
  type AmazonAlgorithm,
  amazonKey,
  canonicalRequest,
  signForAmazon,
} from './amazon-signing.ts';

const ALGORITHMS = Object.keys(AMAZON_ALGORITHMS) as AmazonAlgorithm[];
const key = amazonKey(PRACTICE_KEY);
if (!key) throw new Error('the practice key is none');

describe.each(ALGORITHMS)('%s', (algorithm) => {
  const payload = '{"storeId":"amzn1.application-oa2-client.x","note":"Grüße"}';
  const signature = signForAmazon(payload, key, algorithm);

  it('is verified with the public key', () => expect(isSignedByPractice(payload, algorithm, signature)).toBe(true));
  it('does not fit another payload', () => expect(isSignedByPractice(`${payload} `, algorithm, signature)).toBe(false));
  it('does not fit the other salt length', () => {
    const other = ALGORITHMS.find((one) => one !== algorithm) ?? '';
    expect(isSignedByPractice(payload, other, signature)).toBe(false);
  });
  it('does not fit another key', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(isSignedByPractice(payload, algorithm, signForAmazon(payload, privateKey, algorithm))).toBe(false);
  });
});

it('the canonical form of a request', () => {
  const canonical = canonicalRequest({
    method: 'GET',
    url: new URL('https://pay-api.amazon.eu/sandbox/v2/charges/C1?a=1'),
    headers: { 'x-amz-pay-region': 'eu', accept: 'application/json' },
    body: '',
  });
  expect(canonical.split('\n')).toEqual([
    'GET',
    '/sandbox/v2/charges/C1',
    'a=1',
    'accept:application/json',
    'x-amz-pay-region:eu',
    '',
    'accept;x-amz-pay-region',
    // SHA-256 of the empty body.
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  ]);
});

it("the button's payload has our amount, our id and no field that Amazon does not know", async () => {
  const fake = await openFakeProviders();
  const payment = aPayment('amazonWallet');
  const prepared = await adapterAt(fake, 'amazonPay').prepare(payment);
  if (prepared.code !== 'wallet') throw new Error(prepared.code);
  const config = amazonButton.parse(JSON.parse(prepared.payload));
  expect(config.paymentDetails.chargeAmount).toEqual({ amount: '25.90', currencyCode: 'EUR' });
  expect(config.merchantMetadata.merchantReferenceId).toBe(payment.ourId);
  expect(isSignedByPractice(prepared.payload, prepared.algorithm, prepared.signature)).toBe(true);
  await fake.close();
});
