import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { expect, it } from 'vitest';
import { paymentMethodName } from './payment-methods.ts';
import { describePersonalFacts } from './personal-data.ts';

it.each(PAYMENT_METHODS)('the payment method %s is said by its name', (payment) => {
  const facts = describePersonalFacts({ part: 'order', facts: { number: '7', payment } }, (instant) => instant);
  expect(facts).toEqual([
    { name: 'Nummer', value: '7' },
    { name: 'Zahlung', value: paymentMethodName(payment) },
  ]);
});
