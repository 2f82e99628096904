import { expect, it } from 'vitest';
import { toCents } from '../money.ts';
import { type BillSums, findBillState, findSettledBy, isSettled, settledAmount } from './bill-sums.ts';

const NOTHING = { booked: 0, refunded: 0, paid: 0, handedOver: 0, reserved: 0, due: 0, waiting: 0 };

const toSums = (amounts: typeof NOTHING): BillSums => ({
  booked: toCents(amounts.booked),
  refunded: toCents(amounts.refunded),
  paid: toCents(amounts.paid),
  handedOver: toCents(amounts.handedOver),
  reserved: toCents(amounts.reserved),
  due: toCents(amounts.due),
  waiting: toCents(amounts.waiting),
});

// S3 W14: 'A round that waits for the waiter is not on the bill'
it.each([
  ['nothing', NOTHING],
  ['waiting', { ...NOTHING, waiting: 1240 }],
  ['open', { ...NOTHING, booked: 500, due: 500, waiting: 1240 }],
  ['open', { ...NOTHING, booked: 500, due: 300, reserved: 200 }],
  ['paying', { ...NOTHING, booked: 500, reserved: 500, waiting: 1240 }],
  ['waiting', { ...NOTHING, booked: 500, paid: 500, waiting: 1240 }],
  ['paid', { ...NOTHING, booked: 500, paid: 500 }],
  ['paid', { ...NOTHING, booked: 500, refunded: 200, paid: 500 }],
  // The kitchen has refused everything: nothing was paid that stays paid.
  ['nothing', { ...NOTHING, booked: 500, refunded: 500, paid: 500 }],
  // S3 W11: what the till gets is never called paid.
  ['handedOver', { ...NOTHING, booked: 500, handedOver: 500 }],
  ['handedOver', { ...NOTHING, booked: 500, paid: 200, handedOver: 300 }],
])('%s: %j', (state, amounts) => {
  expect(findBillState(toSums(amounts))).toBe(state);
});

it.each([
  ['online', { paid: 500, handedOver: 0 }],
  ['till', { paid: 0, handedOver: 500 }],
  ['both', { paid: 200, handedOver: 300 }],
])('settled lines are %s: %j', (by, { paid, handedOver }) => {
  expect(findSettledBy({ paid: toCents(paid), handedOver: toCents(handedOver) })).toBe(by);
});

const item = (price: number, { open = 0, refunded = 0, reservedBy = [''].slice(1) } = {}) => ({
  price: toCents(price),
  open: toCents(open),
  refunded: toCents(refunded),
  reservedBy,
});
const round = (waitsForWaiter: boolean, ...items: readonly ReturnType<typeof item>[]) => ({ waitsForWaiter, items });

it('a line of a round that waits is not settled', () => {
  expect([true, false].map((waitsForWaiter) => isSettled(item(1240), { waitsForWaiter }))).toEqual([false, true]);
});

it.each([
  // Nothing of a round that waits is open, because nothing of it is on the bill; so nothing of it is paid.
  ['a round that waits for the waiter', 0, round(true, item(1240))],
  ['a round with nothing open', 1240, round(false, item(1240))],
  ['a round of which something is open', 0, round(false, item(1240), item(500, { open: 1 }))],
  ['a round that somebody is paying', 0, round(false, item(1240, { reservedBy: ['Ada'] }))],
  ['a round with a refunded line', 840, round(false, item(1240, { refunded: 400 }), item(500, { refunded: 500 }))],
  ['a round that was refunded', 0, round(false, item(500, { refunded: 500 }))],
])('%s: %i cents are settled', (_, amount, shown) => {
  expect(settledAmount(shown)).toBe(amount);
});
