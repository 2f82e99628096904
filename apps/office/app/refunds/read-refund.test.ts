import type { OrderPayment } from '@tischlein/contract/office';
import { toCents } from '@tischlein/domain';
import { expect, it } from 'vitest';
import { readRefund, type RefundForm } from './read-refund.ts';

const PAYMENT: OrderPayment = {
  orderId: 'o1',
  number: 4711,
  guestName: 'Ada Köhler',
  placedAt: '2026-11-21T18:00:00Z',
  words: 'bezahlt (PayPal)',
  captured: toCents(2250),
  refunded: toCents(250),
  refundable: toCents(2000),
  lines: [
    { position: 0, name: 'Margherita', left: toCents(900), units: [toCents(900)] },
    { position: 1, name: 'Salami', left: toCents(1100), units: [toCents(1100)] },
    { position: 2, name: 'Tiramisù', left: toCents(550), units: [toCents(275), toCents(550)] },
  ],
  refunds: [],
  history: [],
};
const FORM: RefundForm = { kind: 'part', units: new Map(), amount: '5,00', reason: 'Kalt.' };

const chosen = (...units: (readonly [position: number, count: number])[]) => new Map(units);

it.each([
  ['5,00', 500],
  ['5', 500],
  ['0,05', 5],
  ['12.5', 1250],
  ['20,00 €', 2000],
])('%j are %i cents', (amount, cents) => {
  const read = readRefund({ ...FORM, amount }, PAYMENT);
  expect(read).toMatchObject({ ok: true, value: { amount: cents, request: { amount: cents, reason: 'Kalt.' } } });
});

// S3 W3: refunds never exceed what was paid.
it.each(['', '0', '0,00', '-5', '5,001', 'fünf', '20,01', '99999'])('%j is rejected with the field', (amount) => {
  expect(readRefund({ ...FORM, amount }, PAYMENT)).toMatchObject({ ok: false, problem: { field: 'amount' } });
});

it('a full refund is the remaining amount; lines are capped by their own and the total remainder', () => {
  expect(readRefund({ ...FORM, kind: 'whole' }, PAYMENT)).toMatchObject({ value: { amount: 2000 } });
  const lines = readRefund({ ...FORM, kind: 'lines', units: chosen([2, 2], [0, 1]) }, PAYMENT);
  expect(lines).toMatchObject({
    value: {
      amount: 1450,
      request: {
        lines: [
          { position: 0, amount: 900 },
          { position: 2, amount: 550 },
        ],
      },
    },
  });
  for (const units of [chosen(), chosen([0, 1], [1, 1], [2, 2]), chosen([2, 3])])
    expect(readRefund({ ...FORM, kind: 'lines', units }, PAYMENT)).toMatchObject({ problem: { field: 'units' } });
});

it('one of two units costs what was paid for it', () => {
  expect(readRefund({ ...FORM, kind: 'lines', units: chosen([2, 1]) }, PAYMENT)).toMatchObject({
    value: { amount: 275, request: { lines: [{ position: 2, amount: 275 }] } },
  });
});

it('requires a reason for the guest', () => {
  expect(readRefund({ ...FORM, reason: ' ' }, PAYMENT)).toMatchObject({ problem: { field: 'reason' } });
});
