import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedByPractice } from '../../../../../demo/payments/amazon.ts';
import { PRACTICE_KEY } from '../../../../../demo/payments/keys.ts';
import { openFakeProviders } from '../../../../../tests/support/providers/fake-providers.ts';
import { amazonButton } from '../../../../../tests/support/providers/hand-written.ts';
import { adapterAt, aPayment } from '../../../../../tests/support/providers/provider-cases.ts';
import { AMAZON_ALGORITHM, canonicalRequest, readAmazonKey, signForAmazon } from './amazon-signing.ts';

const key = readAmazonKey(PRACTICE_KEY);
if (!key) throw new Error('the practice key is not readable');

describe('a signature', () => {
  const payload = '{"storeId":"amzn1.application-oa2-client.x","note":"Grüße"}';
  const signature = signForAmazon(payload, key);
  const isSigned = (text: string, algorithm: string = AMAZON_ALGORITHM, by = signature) =>
    isSignedByPractice(text, algorithm, by);

  it('is verified with the public key', () => expect(isSigned(payload)).toBe(true));
  it('does not fit another payload', () => expect(isSigned(`${payload} `)).toBe(false));
  it('does not fit the older algorithm', () => expect(isSigned(payload, 'AMZN-PAY-RSASSA-PSS')).toBe(false));
  it('does not fit another key', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(isSigned(payload, AMAZON_ALGORITHM, signForAmazon(payload, privateKey))).toBe(false);
  });
});

// Made by @amazonpay/amazon-pay-api-sdk-nodejs 2.3.4: getSignedHeaders for a refund, with the practice key.
const SIGNATURE_OF_SDK =
  'clsNJkBtSwq1/WN1oTEVlAEEZJWWu8Sgt3gXYLXVv8+bulwk1K5NQUIbZhfmW9Y39EtVdSN3jDXzFdG1H+kV6NU1rtTsNF2/40e2KBrVvZNpyJgNZS' +
  'bWyi0Pui5WAGk6TvOvIQdWRlUjJa3YubyEmQVaqdeFBmttWy5dzpDqT+ap8SekOZrKF+tFNO7uIEOipv7aEwdXy1iCg4ffR3Gibeo9tG5qkaalxl1n9j' +
  '89Kcjj+L0sVYRDzHKaGnb+r38AyARIyUTUSZYP4IRHxAC8ITEeiTe1WDQNsGnBsUhGvIDudcposS4wg7lxxu25Tw1Pv8KbikHb/xq3P4UijWwFFQ==';

it("the canonical form of a request is that of Amazon's SDK", () => {
  const canonical = canonicalRequest({
    method: 'POST',
    url: new URL('https://pay-api.amazon.eu/sandbox/v2/refunds'),
    headers: {
      'x-amz-pay-idempotency-key': 'K1',
      'x-amz-pay-region': 'eu',
      'x-amz-pay-host': 'pay-api.amazon.eu',
      'x-amz-pay-date': '2026-11-22T16:12:27Z',
      'content-type': 'application/json',
      accept: 'application/json',
      'user-agent': 'amazon-pay-api-sdk-nodejs/2.3.4 (JS/26.10.0; linux)',
    },
    body: '{"chargeId":"C1"}',
  });
  expect(isSignedByPractice(canonical, AMAZON_ALGORITHM, SIGNATURE_OF_SDK)).toBe(true);
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
