import { expect, it } from 'vitest';
import { type AccountForm, findKeyProblems } from './read-account.ts';

const STRIPE: AccountForm = {
  provider: 'stripe',
  mode: 'live',
  keys: { publishableKey: 'pk_live_1', secretKey: ' sk_live_1234 ', webhookSecret: 'whsec_1234' },
  heidelpayVariant: 'bank',
  cookWhenPromised: true,
};

it('accepts well-formed keys, with or without surrounding spaces', () => {
  expect(findKeyProblems(STRIPE)).toEqual({});
});

it.each([
  ['', /fülle dieses Feld aus/],
  ['pk_live_1234', /beginnt mit sk_live_ oder rk_live_/],
  ['sk_test_1234', /beginnt mit sk_live_/],
  ['sk_live_12 34', /Leerzeichen/],
  ['sk_live', /beginnt mit/],
])('a secret key %j', (secretKey, problem) => {
  expect(findKeyProblems({ ...STRIPE, keys: { ...STRIPE.keys, secretKey } }).secretKey).toMatch(problem);
});

it('a private key of Amazon Pay must be the whole file', () => {
  const amazon: AccountForm = { ...STRIPE, provider: 'amazonPay', keys: { privateKey: 'MIIEvQ' } };
  expect(findKeyProblems(amazon).privateKey).toContain('-----BEGIN');
  const whole = `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(100)}\n-----END PRIVATE KEY-----\n`;
  expect(findKeyProblems({ ...amazon, keys: { privateKey: whole } }).privateKey).toBeUndefined();
});
