import fc from 'fast-check';
import { toCents } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { findAmountProblem } from '../../../../../demo/payments/paypal-amounts.ts';
import { inspectRequest } from '../../../../../tests/support/providers/official-requests.ts';
import { accountAt, aPayment } from '../../../../../tests/support/providers/provider-cases.ts';
import { type Basket, toBasket } from '../basket.ts';
import { buildOrderRequest } from './paypal-order.ts';
import type { AccountAt } from './account-at.ts';

const account = accountAt('paypal') as AccountAt<'paypal'>;

interface Unit {
  readonly amount: { readonly value: string; readonly breakdown?: Record<string, { readonly value: string }> };
  readonly items?: readonly {
    readonly name: string;
    readonly quantity: string;
    readonly unit_amount: { readonly value: string };
  }[];
}
function request(amount: number, basket?: Basket) {
  const payment = aPayment('paypalRedirect', { amount: toCents(amount), ...(basket && { basket }) });
  return buildOrderRequest(payment, account) as { readonly purchase_units: readonly [Unit] };
}
const toUnit = (amount: number, basket?: Basket): Unit => request(amount, basket).purchase_units[0];

const toTestQuote = (lines: readonly object[], steps: object) =>
  ({ lines, steps }) as unknown as Parameters<typeof toBasket>[0];
const line = fc.record({
  name: fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }),
  amount: fc.integer({ min: 1, max: 20 }),
  unitListPrice: fc.integer({ min: 0, max: 9999 }),
  freeExtras: fc.integer({ min: 0, max: 99 }),
});

describe('the PayPal order of a payment', () => {
  it('items, deposits, fee and all discounts add up to the cent for any order', () => {
    const order = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 12 }),
      D: fc.integer({ min: 0, max: 500 }),
      L: fc.integer({ min: 0, max: 900 }),
      off: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(order, ({ lines, D, L, off }) => {
        const quoted = lines.map(({ freeExtras, ...one }) => ({
          ...one,
          listPrice: Math.max(0, one.unitListPrice * one.amount - freeExtras),
        }));
        const goods = quoted.reduce((all, { listPrice }) => all + listPrice, 0);
        const TOTAL = goods - Math.floor(goods * off) + D + L;
        if (TOTAL === 0) return;
        const unit = toUnit(TOTAL, toBasket(toTestQuote(quoted, { D, L, TOTAL })));
        expect(findAmountProblem(unit)).toBeNull();
        if (goods + D > 0) expect(unit.amount.breakdown).toBeDefined();
      }),
      { numRuns: 2000 },
    );
  });

  it('example C of S3: 25,90 of 31,00 goods, two deposits, fee and discounts', () => {
    const quoted = [
      { name: 'Pizza', amount: 2, unitListPrice: 1250, listPrice: 2500 },
      { name: 'Cola', amount: 2, unitListPrice: 300, listPrice: 600 },
    ];
    const unit = toUnit(2590, toBasket(toTestQuote(quoted, { D: 50, L: 250, TOTAL: 2590 })));
    expect(unit).toMatchObject({
      amount: {
        value: '25.90',
        breakdown: { item_total: { value: '31.50' }, shipping: { value: '2.50' }, discount: { value: '8.10' } },
      },
      items: [
        { name: 'Pizza', quantity: '2', unit_amount: { value: '12.50' } },
        { name: 'Cola', quantity: '2', unit_amount: { value: '3.00' } },
        { name: 'Pfand', quantity: '1', unit_amount: { value: '0.50' } },
      ],
    });
  });

  it('a line whose units differ in price is one item', () => {
    const quoted = [{ name: 'Pizza', amount: 2, unitListPrice: 1000, listPrice: 1950 }];
    expect(toUnit(1950, toBasket(toTestQuote(quoted, { D: 0, L: 0, TOTAL: 1950 }))).items).toEqual([
      { name: '2 × Pizza', quantity: '1', unit_amount: { currency_code: 'EUR', value: '19.50' } },
    ]);
  });

  it('a basket that does not add up is left out; the amount alone is right', () => {
    const basket = {
      items: [{ name: 'Pizza', count: 1, unitPrice: toCents(100) }],
      discount: toCents(0),
      fee: toCents(0),
    };
    const unit = toUnit(200, basket);
    expect([unit.amount.breakdown, unit.items, unit.amount.value]).toEqual([undefined, undefined, '2.00']);
  });

  it.each([
    ['three decimals', (text: string) => text.replace('"25.90"', '"25.900"')],
    ['a number', (text: string) => text.replace('"25.90"', '25.9')],
    ['another currency', (text: string) => text.replace('"EUR"', '"USD"')],
    ['four letters', (text: string) => text.replace('"EUR"', '"EURO"')],
    ['a property that PayPal does not know', (text: string) => text.replace('"custom_id"', '"customer_id"')],
    ['no intent', (text: string) => text.replace('"intent":"CAPTURE",', '')],
    ['another intent', (text: string) => text.replace('CAPTURE', 'SALE')],
    ['an address that is none', (text: string) => text.replace('https://shop.test/checkout/success/1', 'not a url')],
  ])('our check rejects %s', (_name, spoil) => {
    const inspect = (text: string) =>
      inspectRequest({
        provider: 'paypal',
        method: 'POST',
        path: '/v2/checkout/orders',
        query: new URLSearchParams(),
        body: JSON.parse(text) as unknown,
      });
    const text = JSON.stringify(request(2590));
    expect(inspect(text)).toBeNull();
    expect(inspect(spoil(text))).not.toBeNull();
  });

  it.each([
    ['payment_method_types[0]=sofort', 'mode=payment&success_url=https%3A%2F%2Fx.test&payment_method_types[0]=sofort'],
    ['an amount with decimals', 'mode=payment&success_url=https%3A%2F%2Fx.test&line_items[0][quantity]=1.5'],
    ['a parameter that is none', 'mode=payment&success_url=https%3A%2F%2Fx.test&sofort=1'],
  ])("and at Stripe's %s", async (_name, form) => {
    const { readForm } = await import('../../../../../demo/payments/stripe-form.ts');
    const call = {
      provider: 'stripe',
      method: 'POST',
      path: '/v1/checkout/sessions',
      query: new URLSearchParams(),
    } as const;
    expect(inspectRequest({ ...call, body: readForm('mode=payment&success_url=https%3A%2F%2Fx.test') })).toBeNull();
    expect(inspectRequest({ ...call, body: readForm(form) })).not.toBeNull();
  });
});
