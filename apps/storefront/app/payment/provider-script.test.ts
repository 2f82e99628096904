import { expect, it } from 'vitest';
import { needsOwnDocument } from './provider-script.ts';

const AMAZON = 'https://static-eu.payments-amazon.com/checkout.js';

it.each([
  ['no script', [], 'https://shop.example/', false],
  ['a script of the demo', ['/practice-payments/paypal-sdk.js'], 'https://shop.example/', false],
  ['came by a link from the menu', [AMAZON], 'https://shop.example/', true],
  ['came by a link from a branch', [AMAZON], 'https://shop.example/f=mitte?gruppe=1', true],
  ['came by a link from an order', [AMAZON], 'https://shop.example/checkout/success/1', true],
  ['loaded as the checkout', [AMAZON], 'https://shop.example/f=mitte/checkout?x=1', false],
  ['back from a payment that was cancelled', [AMAZON], 'https://shop.example/checkout/abgebrochen', false],
])('%s', (_, scripts, address, expected) => {
  expect(needsOwnDocument(scripts, address)).toBe(expected);
});
