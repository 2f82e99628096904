import { describe, expect, it } from 'vitest';
import { isSwitchedOn, type MethodConfig, methodsToShow, switchMethod, typesToSwitch } from './methods.ts';

const CONFIG: MethodConfig = {
  paymentMethods: ['offline', 'Stripe_card', 'PayPal_Platform'],
  paymentMethodsOnlyPickup: ['Stripe_card'],
  paymentMethodsOnlyDelivery: ['PayPal_Platform'],
};
const BOTH = ['delivery', 'pickup'] as const;

describe('the payment methods of a shop', () => {
  // S2 §2 Checkout page: paymentMethodsOnlyPickup, paymentMethodsOnlyDelivery
  it.each([
    ['offline', 'delivery', true],
    ['offline', 'pickup', true],
    ['Stripe_card', 'delivery', false],
    ['Stripe_card', 'pickup', true],
    ['PayPal_Platform', 'delivery', true],
    ['PayPal_Platform', 'pickup', false],
    ['Sofort', 'pickup', false],
  ] as const)('%s for %s: %s', (method, type, isOn) => {
    expect(isSwitchedOn(CONFIG, method, type)).toBe(isOn);
  });

  it.each([
    ['off for delivery: only pickup', 'offline', 'delivery', false, { delivery: false, pickup: true }],
    ['off for its only type: gone', 'Stripe_card', 'pickup', false, { delivery: false, pickup: false }],
    ['on for the other type too', 'Stripe_card', 'delivery', true, { delivery: true, pickup: true }],
    ['new, for one type', 'Sofort', 'pickup', true, { delivery: false, pickup: true }],
  ] as const)('%s', (_what, method, type, isOn, expected) => {
    const after = switchMethod(CONFIG, { method, type, isOn }, BOTH);
    for (const each of BOTH) expect(isSwitchedOn(after, method, each)).toBe(expected[each]);
    expect(after.paymentMethods.includes(method)).toBe(expected.delivery || expected.pickup);
    for (const other of CONFIG.paymentMethods.filter((one) => one !== method))
      for (const each of BOTH) expect(isSwitchedOn(after, other, each)).toBe(isSwitchedOn(CONFIG, other, each));
  });

  it('a shop that only delivers shows no pickup column', () => {
    const after = switchMethod(CONFIG, { method: 'Sofort', type: 'delivery', isOn: true }, ['delivery']);
    expect(after.paymentMethodsOnlyDelivery).toEqual(CONFIG.paymentMethodsOnlyDelivery);
    expect(after.paymentMethods.at(-1)).toBe('Sofort');
  });

  it('are switched for delivery and pickup; for the table only if there is nothing else', () => {
    const shop = { supportDelivery: true, supportPickup: true, supportDineIn: true };
    expect(typesToSwitch(shop)).toEqual(['delivery', 'pickup']);
    expect(typesToSwitch({ ...shop, supportDelivery: false, supportPickup: false })).toEqual(['dineIn']);
  });

  it('Klarna appears once; a discontinued method is kept where it is configured', () => {
    const klarna = (paymentMethods: MethodConfig['paymentMethods']) =>
      methodsToShow({ ...CONFIG, paymentMethods }).filter((method) => method.toLowerCase().includes('sofort'));
    expect(klarna([])).toEqual(['Sofort']);
    expect(klarna(['Stripe_sofort'])).toEqual(['Stripe_sofort']);
    expect(klarna(['Stripe_sofort', 'Sofort'])).toEqual(['Stripe_sofort', 'Sofort']);
  });
});
