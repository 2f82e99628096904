import { describe, expect, it } from 'vitest';
import { toCents } from '../money.ts';
import { PAYMENT_METHODS } from '../shop/payment-method.ts';
import { type FormContext, checkForm, isEmail } from './check-form.ts';
import { type OrderToCheck, checkOrder } from './check-order.ts';
import type { CheckoutFormValues } from './form-values.ts';
import { CIRCUMSTANCES, ORDER, VALUES } from '../../testing/order-to-check.ts';
import { missedLeastAmount } from './least-amounts.ts';
import { allowedPaymentMethods, paymentMethodMinimum } from './payment-methods.ts';

const byCard = { values: { ...VALUES, paymentMethod: 'Stripe_card' }, allowedPaymentMethods: PAYMENT_METHODS } as const;

const EMPTY: CheckoutFormValues = {
  ...VALUES,
  name: '',
  street: '',
  streetNumber: '',
  zip: '',
  city: '',
  email: '',
  phone: '',
  paymentMethod: null,
};
const PAID_AT_TABLE: Partial<OrderToCheck> = {
  deliveryType: 'dineIn',
  table: { access: 'scanned', payLater: false, payAtTable: false },
  values: { ...EMPTY, paymentMethod: 'Stripe_card' },
  allowedPaymentMethods: ['Stripe_card'],
};
const SCANNED: OrderToCheck['table'] = { access: 'scanned', payLater: false, payAtTable: false };
const TYPED: OrderToCheck['table'] = { ...SCANNED, access: 'typed' };
const WAITER: OrderToCheck['table'] = { ...SCANNED, access: 'waiter' };
const AT_TABLE: Partial<OrderToCheck> = {
  deliveryType: 'dineIn',
  values: { ...EMPTY, paymentMethod: 'offline' },
  allowedPaymentMethods: ['offline', 'offline_debit'],
};
type Case = [string, Partial<OrderToCheck>, unknown];
const OUT_OF_RANGE = { deliveryFee: toCents(0), minimumOrderValue: null, freeAfter: null };
const minimum = (minimumOrderValue: number | null, missing: number): OrderToCheck['minimumOrder'] => ({
  status: missing > 0 ? 'not-reached' : 'reached',
  minimumOrderValue: minimumOrderValue === null ? null : toCents(minimumOrderValue),
  missing: toCents(missing),
  progressPercent: 0,
});

describe('checkForm', () => {
  const codes = (values: Partial<CheckoutFormValues>, circumstances: Partial<FormContext> = {}): string[] =>
    checkForm({ ...VALUES, ...values }, { ...CIRCUMSTANCES, ...circumstances }).map(
      ({ field, code }) => `${field}: ${code}`,
    );

  it('accepts a complete form', () => {
    expect(codes({})).toEqual([]);
  });

  it('returns all field errors at once, in field order (S3 K7)', () => {
    expect(codes(EMPTY, { legalAccepted: false, createAccount: true })).toEqual([
      'street: streetMissing',
      'streetNumber: streetNumberMissing',
      'zip: zipMissing',
      'city: cityMissing',
      'name: nameMissing',
      'email: emailInvalid',
      'phone: phoneMissing',
      'paymentMethod: paymentMethodMissing',
      'legalAccepted: legalNotAccepted',
      'acceptAdvertising: advertisingNotAccepted',
    ]);
  });

  it.each([
    [
      'on the telephone, a mail address is optional and the consent is not asked for',
      { email: ' ' },
      { isByTelephone: true, legalAccepted: false },
      [],
    ],
    ['but it has to be one', { email: 'ada' }, { isByTelephone: true }, ['email: emailInvalid']],
    [
      'and a number to call back is required for pickups, too',
      { email: '', phone: '' },
      { isByTelephone: true, deliveryType: 'pickup' },
      ['phone: phoneMissing'],
    ],
    [
      'a pickup needs no address',
      EMPTY,
      { deliveryType: 'pickup' },
      ['name: nameMissing', 'email: emailInvalid', 'paymentMethod: paymentMethodMissing'],
    ],
    ['phone is required for delivery (S3 K9)', { phone: ' ' }, {}, ['phone: phoneMissing']],
    ['phone is optional for pickup (S3 K9)', { phone: '' }, { deliveryType: 'pickup' }, []],
    ['an invalid phone number', { phone: 'auf Nachfrage' }, { deliveryType: 'pickup' }, ['phone: phoneInvalid']],
    ['a phone number in any notation', { phone: '+49 (0)30/12 34-567' }, {}, []],
    ['a postcode has five digits (S2 §9)', { zip: '1011' }, {}, ['zip: zipInvalid']],
    ['blanks count as empty', { name: '  ', street: '\t' }, {}, ['street: streetMissing', 'name: nameMissing']],
    ['salutation is optional (S3 K9)', { salutation: '' }, {}, []],
    [
      'at a table: only the payment method (S2 §5 Table order) and the consent (S3 L10)',
      EMPTY,
      { deliveryType: 'dineIn', legalAccepted: false },
      ['paymentMethod: paymentMethodMissing', 'legalAccepted: legalNotAccepted'],
    ],
    ['a method that is not allowed', { paymentMethod: 'Sofort' }, {}, ['paymentMethod: paymentMethodNotAllowed']],
    ['total 0 needs no method (S3 T11)', { paymentMethod: null }, { nothingToPay: true }, []],
    ['legal acceptance (S2 §5.4)', {}, { legalAccepted: false }, ['legalAccepted: legalNotAccepted']],
    [
      'an account by order needs advertising consent (S2 §5.8)',
      {},
      { createAccount: true },
      ['acceptAdvertising: advertisingNotAccepted'],
    ],
    ['an account with advertising consent', {}, { createAccount: true, acceptAdvertising: true }, []],
    ['unless the shop uncouples it (S3 K6)', {}, { createAccount: true, uncoupleAccountConsent: true }, []],
  ] as const)('%s', (_, values, circumstances, expected) => {
    expect(codes(values, circumstances)).toEqual(expected);
  });

  it.each([
    ['ada@example.org', true],
    [' ada@example.org ', true],
    ['ada.k+shop@mail.example.co', true],
    ['ä@müller.de', true],
    ['ada', false],
    ['ada@example', false],
    ['@example.org', false],
    ['ada@', false],
    ['ada@@example.org', false],
    ['a b@example.org', false],
    ['ada@example.org, eve@example.org', false],
    ['ada@example.org;x', false],
    ['ada@example.org\r\nBcc: eve@example.org', false],
    ['<ada@example.org>', false],
  ])("'a loose pattern with an at-sign and a dot' (S2 §5.5): %s", (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });
});

describe('checkOrder', () => {
  const check = (change: Partial<OrderToCheck>): unknown => checkOrder({ ...ORDER, ...change });

  it('accepts a complete order', () => {
    expect(check({})).toBeNull();
  });

  it.each<Case>([
    ["an empty cart: 'Leerer Warenkorb' (S3 K7)", { itemCount: 0 }, { code: 'cartEmpty' }],
    [
      'a type the shop does not support (S1 §4 Delivery type)',
      { config: { ...ORDER.config, supportDelivery: false } },
      { code: 'deliveryTypeNotSupported', deliveryType: 'delivery' },
    ],
    [
      '1. PayPal_Platform: the normal submit is refused',
      { values: { ...VALUES, paymentMethod: 'PayPal_Platform' } },
      { code: 'usePayPalButton' },
    ],
    [
      '1. PayPal_Platform: its own button is accepted',
      { values: { ...VALUES, paymentMethod: 'PayPal_Platform' }, viaPayPalButton: true },
      null,
    ],
    [
      '1. on the telephone, the guest pays by a link later',
      { values: { ...VALUES, paymentMethod: 'PayPal_Platform' }, isByTelephone: true },
      null,
    ],
    [
      '1. with nothing to pay, an earlier choice of PayPal is ignored (S3 T11)',
      { values: { ...VALUES, paymentMethod: 'PayPal_Platform' }, nothingToPay: true },
      null,
    ],
    [
      '2. the address must be within the delivery area',
      { terms: OUT_OF_RANGE },
      { code: 'outOfDeliveryArea', otherBranchDelivers: false },
    ],
    [
      '2. for franchise shops another branch may be offered',
      { terms: OUT_OF_RANGE, otherBranchDelivers: true },
      { code: 'outOfDeliveryArea', otherBranchDelivers: true },
    ],
    ['2. a pickup needs no delivery area', { terms: OUT_OF_RANGE, deliveryType: 'pickup', isConfirmed: true }, null],
    [
      '3. the minimum order value must be reached',
      { minimumOrder: minimum(2000, 1) },
      { code: 'minimumNotReached', minimumOrderValue: 2000, missing: 1 },
    ],
    [
      '3. it counts as not reached when no minimum is known',
      { terms: null, minimumOrder: minimum(null, 0) },
      { code: 'minimumNotReached', minimumOrderValue: null, missing: 0 },
    ],
    [
      '3. an unknown minimum blocks delivery only (S3 O4)',
      { minimumOrder: minimum(null, 0), deliveryType: 'pickup', isConfirmed: true },
      null,
    ],
    [
      '3. pickup has an optional minimum of its own (S3 O4)',
      { minimumOrder: minimum(1000, 400), deliveryType: 'pickup' },
      { code: 'minimumNotReached', minimumOrderValue: 1000, missing: 400 },
    ],
    ['3. dine-in has none (S3 O4)', { ...PAID_AT_TABLE, minimumOrder: minimum(1000, 400) }, null],
    [
      '4. to 6. and 8. the form, all fields at once',
      { values: { ...VALUES, email: 'ada' }, legalAccepted: false },
      {
        code: 'formInvalid',
        problems: [
          { field: 'email', code: 'emailInvalid' },
          { field: 'legalAccepted', code: 'legalNotAccepted' },
        ],
      },
    ],
    [
      '7. the pickup minimum of the payment method',
      { deliveryType: 'pickup', steps: { afterCartDiscount: toCents(1499), couponValue: toCents(0) } },
      { code: 'paymentMethodMinimumNotReached', minimumOrderValue: 1500, missing: 1 },
    ],
    [
      '7. compared with the subtotal after cart discount minus coupon value',
      { deliveryType: 'pickup', steps: { afterCartDiscount: toCents(1999), couponValue: toCents(500) } },
      { code: 'paymentMethodMinimumNotReached', minimumOrderValue: 1500, missing: 1 },
    ],
    [
      '7. exactly reached',
      {
        deliveryType: 'pickup',
        isConfirmed: true,
        steps: { afterCartDiscount: toCents(2000), couponValue: toCents(500) },
      },
      null,
    ],
    [
      '7. not with nothing to pay (S3 T11)',
      {
        deliveryType: 'pickup',
        isConfirmed: true,
        nothingToPay: true,
        steps: { afterCartDiscount: toCents(500), couponValue: toCents(500) },
      },
      null,
    ],
    ['7. for pickup only', { steps: { afterCartDiscount: toCents(100), couponValue: toCents(0) } }, null],
    [
      'the least amount of the provider',
      { ...byCard, amountToPay: toCents(49) },
      { code: 'amountTooSmall', leastAmount: 50 },
    ],
    ['the least amount, exactly reached', { ...byCard, amountToPay: toCents(50) }, null],
    ['no least amount with nothing to pay (S3 T11)', { ...byCard, nothingToPay: true, amountToPay: toCents(0) }, null],
    ['no least amount in cash', { amountToPay: toCents(1) }, null],
    [
      'the least amount is that of the method',
      { ...byCard, values: { ...VALUES, paymentMethod: 'Stripe_sofort' }, amountToPay: toCents(99) },
      { code: 'amountTooSmall', leastAmount: 100 },
    ],
    [
      '9. pickup requires a pickup confirmation',
      { deliveryType: 'pickup' },
      { code: 'confirmationNeeded', about: 'pickup' },
    ],
    ['9. next-day delivery too', { isServedToday: false }, { code: 'confirmationNeeded', about: 'otherDay' }],
    [
      '9. one confirmation for pickup on another day (S3 O5)',
      { deliveryType: 'pickup', isServedToday: false },
      { code: 'confirmationNeeded', about: 'otherDay' },
    ],
    ['9. on the telephone, staff ask the guest', { deliveryType: 'pickup', isByTelephone: true }, null],
    ['9. confirmed', { deliveryType: 'pickup', isConfirmed: true }, null],
    [
      '10. all items are unsuitable: blocked',
      { unsuitableCount: 3, acceptsWithoutUnsuitable: true },
      { code: 'itemsUnsuitable', which: 'all', deliveryType: 'delivery' },
    ],
    [
      "10. some are: 'Möchtest du ohne diese bestellen?'",
      { unsuitableCount: 1 },
      { code: 'itemsUnsuitable', which: 'some', deliveryType: 'delivery' },
    ],
    ["10. 'Trotzdem fortfahren'", { unsuitableCount: 1, acceptsWithoutUnsuitable: true }, null],
    [
      'at a table: a payment method is required',
      { deliveryType: 'dineIn', values: { ...EMPTY } },
      { code: 'formInvalid', problems: [{ field: 'paymentMethod', code: 'paymentMethodMissing' }] },
    ],
    ['at a table: nothing else is checked', { ...PAID_AT_TABLE, terms: null }, null],
    ...(['offline', 'offline_debit'] as const).map((paymentMethod): Case => [
      `at a table: paid in advance (S3 L9), not by ${paymentMethod}`,
      { ...AT_TABLE, table: TYPED, values: { ...EMPTY, paymentMethod } },
      { code: 'tableNotPaid' },
    ]),
    [
      'at a table: nothing to pay is no payment for a typed number (S3 L9)',
      { ...PAID_AT_TABLE, table: TYPED, nothingToPay: true },
      { code: 'tableNotPaid' },
    ],
    ['at a table: nothing to pay is enough with its code', { ...PAID_AT_TABLE, nothingToPay: true }, null],
    ['a waiter books, to be paid later (S3 W8)', { ...AT_TABLE, table: { ...WAITER, payLater: true } }, null],
    ['a waiter pays nothing in advance', { ...AT_TABLE, table: WAITER }, { code: 'tableNotPaid' }],
    [
      "'Bei der Bedienung' is a setting (S3 W12)",
      { ...AT_TABLE, table: { ...SCANNED, payLater: true, payAtTable: true } },
      null,
    ],
    ["'off by default'", { ...AT_TABLE, table: { ...SCANNED, payLater: true } }, { code: 'tableNotPaid' }],
    [
      "'Typed table numbers pay online'",
      { ...AT_TABLE, table: { ...TYPED, payLater: true, payAtTable: true } },
      { code: 'tableNotPaid' },
    ],
  ])('%s', (_, change, expected) => {
    expect(check(change)).toEqual(expected);
  });

  it('checks in the order of S2 §5: the next problem shows once one is fixed', () => {
    const everythingWrong: OrderToCheck = {
      ...ORDER,
      itemCount: 0,
      terms: OUT_OF_RANGE,
      minimumOrder: minimum(2000, 500),
      legalAccepted: false,
      values: { ...VALUES, paymentMethod: 'PayPal_Platform', name: '' },
      isServedToday: false,
      unsuitableCount: 1,
    };
    const repairs: Partial<OrderToCheck>[] = [
      { itemCount: 3 },
      { viaPayPalButton: true },
      { terms: ORDER.terms },
      { minimumOrder: ORDER.minimumOrder },
      { legalAccepted: true, values: VALUES },
      { isConfirmed: true },
      { acceptsWithoutUnsuitable: true },
    ];
    const seen: unknown[] = [checkOrder(everythingWrong)?.code];
    let order = everythingWrong;
    for (const repair of repairs) {
      order = { ...order, ...repair };
      seen.push(checkOrder(order)?.code);
    }
    expect(seen).toEqual([
      'cartEmpty',
      'usePayPalButton',
      'outOfDeliveryArea',
      'minimumNotReached',
      'formInvalid',
      'confirmationNeeded',
      'itemsUnsuitable',
      undefined,
    ]);
  });
});

describe('allowedPaymentMethods (S1 §5 and S2 §5 Payment method availability)', () => {
  const config = {
    paymentMethods: ['offline', 'offline_debit', 'PayPal_Platform'],
    paymentMethodsOnlyPickup: ['offline_debit'],
    paymentMethodsOnlyDelivery: ['PayPal_Platform'],
  } as const;
  it.each([
    ['pickup-only methods are hidden for delivery', 'delivery', ['offline', 'PayPal_Platform']],
    ['delivery-only methods are hidden for pickup', 'pickup', ['offline', 'offline_debit']],
    ['type unknown: all', null, ['offline', 'offline_debit', 'PayPal_Platform']],
    ['at a table: all', 'dineIn', ['offline', 'offline_debit', 'PayPal_Platform']],
  ] as const)('%s', (_, deliveryType, expected) => {
    expect(allowedPaymentMethods(config, deliveryType)).toEqual(expected);
  });

  it("the method must be in the shop's list", () => {
    const none = {
      paymentMethods: [],
      paymentMethodsOnlyPickup: PAYMENT_METHODS,
      paymentMethodsOnlyDelivery: PAYMENT_METHODS,
    };
    expect(allowedPaymentMethods(none, null)).toEqual([]);
  });

  it('has a minimum for pickup only', () => {
    expect(paymentMethodMinimum(ORDER.config, 'offline', 'pickup')).toBe(1500);
    expect(paymentMethodMinimum(ORDER.config, 'offline', 'delivery')).toBeNull();
    expect(paymentMethodMinimum(ORDER.config, 'offline_debit', 'pickup')).toBeNull();
  });
});

it.each([
  ['Stripe_card', 49, 50],
  ['Stripe_card', 50, null],
  // Nothing is chosen yet.
  ['Stripe_card', 0, null],
  ['Stripe_sofort', 99, 100],
  ['PayPal_Rest', 1, null],
  [null, 1, null],
] as const)('%s takes %d cents unless they are below %s', (method, amount, least) => {
  const leastAmounts = { Stripe_card: toCents(50), Stripe_sofort: toCents(100) };
  expect(missedLeastAmount(leastAmounts, method, toCents(amount))).toBe(least);
});
