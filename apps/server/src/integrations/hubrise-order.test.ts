import type { Quote } from '@tischlein/contract/shop';
import { type HubriseOrder, type OrderToShare, toHubriseOrder } from '@tischlein/domain/integrations';
import { priceCart } from '@tischlein/domain/pricing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fourOrders, type GeneratedOrder } from '../../../../tests/support/generated-orders.ts';
import { amount, SEED } from '../../../../tests/support/tier.ts';
import { toWallTime } from '../clock.ts';
import { toQuote } from '../orders/quote-answer.ts';

const ORDERS = amount({ usual: 1000, thorough: 10_000 });
const AT = '2026-11-21T18:30:00.000Z';

const share = (quote: Quote, facts: Partial<OrderToShare> = {}): OrderToShare => ({
  id: 'order',
  number: 7,
  status: 'placed',
  deliveryType: 'delivery',
  placedAt: AT,
  serveAt: null,
  promisedAt: null,
  lines: quote.lines,
  freeItems: quote.freeItems,
  adjustments: quote.adjustments,
  deliveryFee: quote.steps.L,
  tip: 0,
  total: quote.steps.TOTAL,
  isPaid: false,
  paymentMethod: 'cash',
  guest: { name: '', phone: '', email: '', address: '', zip: '', city: '', messageCook: '', messageDriver: '' },
  ...facts,
});

function quoteOrder({ menu, cart, circumstances }: GeneratedOrder): Quote {
  const priced = priceCart(menu, cart, circumstances);
  const rest = { cart, problems: [], leftOut: [], packaging: null, couponCode: null, coupon: null, group: null };
  return toQuote(menu, {
    at: AT,
    now: toWallTime(AT),
    time: toWallTime(AT),
    deliveryType: 'delivery',
    priced,
    ...rest,
  });
}

const toCents = (money: string): number => Math.round(Number(money.replace(' EUR', '')) * 100);

function sumUp({ items, charges, discounts }: HubriseOrder): number {
  const goods = items.reduce((sum, { price, quantity, options }) => {
    const extras = options.reduce((all, option) => all + toCents(option.price) * option.quantity, 0);
    return sum + (toCents(price) + extras) * Number(quantity);
  }, 0);
  const added = charges.reduce((sum, { price }) => sum + toCents(price), 0);
  return goods + added - discounts.reduce((sum, { price_off: off }) => sum + toCents(off), 0);
}

it(`items, charges and discounts of ${ORDERS} generated orders add up to the total (seed ${SEED})`, () => {
  const anyOrders = fc.property(fourOrders, fc.constantFrom(0, 100, 333), (orders, tip) => {
    for (const order of orders) {
      const shared = toHubriseOrder(share(quoteOrder(order), { tip }));
      expect(sumUp(shared)).toBe(toCents(shared.total));
      expect(shared.payments.map((payment) => payment.amount)).toEqual([shared.total]);
    }
  });
  fc.assert(anyOrders, { numRuns: ORDERS / 4, seed: SEED });
});

it.each([
  ['delivery', 'ready', 'awaiting_shipment'],
  ['pickup', 'ready', 'awaiting_collection'],
  ['delivery', 'underway', 'in_delivery'],
  ['dineIn', 'handedOver', 'completed'],
  ['pickup', 'refused', 'rejected'],
] as const)('%s, %s is %s', (deliveryType, status, named) => {
  const [order] = fc.sample(fourOrders, { numRuns: 1, seed: SEED }).flat();
  if (!order) throw new Error('no order');
  expect(toHubriseOrder(share(quoteOrder(order), { deliveryType, status })).status).toBe(named);
});
