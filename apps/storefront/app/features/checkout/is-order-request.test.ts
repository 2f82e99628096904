import type { OrderRequest } from '@tischlein/contract/shop';
import { expect, it } from 'vitest';
import { isOrderRequest } from './is-order-request.ts';

const DISH = {
  dishId: 'margherita',
  sizeId: null,
  without: ['oregano'],
  extras: [{ groupId: 'belag', itemId: 'mais', amount: 1 }],
};
const ORDER: OrderRequest = {
  formValues: { name: 'Ada', email: 'ada@example.org', paymentMethod: null, isPickup: false, serveAt: null },
  orderItems: [
    { ...DISH, amount: 2 },
    { menuId: 'due', amount: 1, subitems: [{ slotId: 'erste', dish: DISH }] },
  ],
  couponCode: null,
  acceptAdvertising: true,
  advertisingVersion: 2,
  selectedFreeItems: [],
  expectedTotal: 2190,
};

it('accepts an order as it was stored', () => {
  expect(isOrderRequest(JSON.parse(JSON.stringify(ORDER)))).toBe(true);
});

it.each([
  null,
  'x',
  {},
  { ...ORDER, orderItems: [{ amount: 1 }] },
  { ...ORDER, orderItems: [{ ...DISH, amount: '2' }] },
  { ...ORDER, orderItems: [{ menuId: 'due', subitems: [{ slotId: 'erste', dish: { sizeId: 'x' } }] }] },
  { ...ORDER, formValues: { name: 7 } },
  { ...ORDER, formValues: 'x' },
  { ...ORDER, expectedTotal: 21.9 },
])('refuses anything else: %j', (value) => {
  expect(isOrderRequest(value)).toBe(false);
});
