import { describe, expect, it } from 'vitest';
import { activeOrderType, NO_OPTIONS, readOptions } from './order-options.ts';

const BOTH = { supportDelivery: true, supportPickup: true };
const address = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };
const terms = { deliveryFee: 250, minimumOrderValue: 2000, freeAfter: 3000 };

describe('the order type (S1 §3)', () => {
  it.each([
    [null, BOTH, 'delivery'],
    ['pickup', BOTH, 'pickup'],
    [null, { supportDelivery: false, supportPickup: true }, 'pickup'],
    ['delivery', { supportDelivery: false, supportPickup: true }, 'pickup'],
    ['pickup', { supportDelivery: true, supportPickup: false }, 'delivery'],
  ] as const)('preferred %s with %j is %s', (wishedType, shop, expected) => {
    expect(activeOrderType({ ...NO_OPTIONS, wishedType }, shop)).toBe(expected);
  });
});

describe('stored options', () => {
  it('survive a round trip', () => {
    const options = { wishedType: 'pickup', location: { address, terms }, serveAt: '2026-11-20T19:30:00+01:00' };
    expect(readOptions(JSON.parse(JSON.stringify(options)))).toEqual(options);
  });

  it.each([
    null,
    'x',
    [],
    { wishedType: 'dineIn', serveAt: 5 },
    { location: { address: { ...address, zip: 10119 }, terms } },
    { location: { address, terms: { ...terms, deliveryFee: 2.5 } } },
    { location: { address } },
  ])('ignore malformed values: %j', (kept) => {
    expect(readOptions(kept)).toEqual(NO_OPTIONS);
  });
});
