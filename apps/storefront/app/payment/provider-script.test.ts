import { expect, it } from 'vitest';
import { needsOwnDocument } from './provider-script.ts';

const AMAZON = 'https://static-eu.payments-amazon.com/checkout.js';

it.each([
  ['no script', [], 'start', false],
  ['a script of the demo', ['/practice-payments/paypal-sdk.js'], 'start', false],
  ['came by a link from the menu', [AMAZON], 'start', true],
  ['came by a link from an order', [AMAZON], 'order', true],
  ['loaded as the checkout', [AMAZON], 'checkout', false],
])('%s', (_, scripts, page, expected) => {
  expect(needsOwnDocument(scripts, page)).toBe(expected);
});
