import { describe, expect, it } from 'vitest';
import { activeOrderType, NO_OPTIONS, readOptions } from './order-options.ts';

const BOTH = { supportDelivery: true, supportPickup: true, supportDineIn: true };
const address = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };
const terms = { deliveryFee: 250, minimumOrderValue: 2000, freeAfter: 3000 };

describe('the order type (S1 §3)', () => {
  it.each([
    [null, BOTH, 'delivery'],
    ['pickup', BOTH, 'pickup'],
    [null, { ...BOTH, supportDelivery: false }, 'pickup'],
    ['delivery', { ...BOTH, supportDelivery: false }, 'pickup'],
    ['pickup', { ...BOTH, supportPickup: false }, 'delivery'],
  ] as const)('preferred %s with %j is %s', (wishedType, shop, expected) => {
    expect(activeOrderType({ ...NO_OPTIONS, wishedType }, shop)).toBe(expected);
  });

  it.each([
    ['is dineIn at a table, whatever was chosen before', BOTH, 'dineIn'],
    ['is not where the shop does not serve tables', { ...BOTH, supportDineIn: false }, 'pickup'],
  ] as const)('%s', (_, shop, expected) => {
    expect(activeOrderType({ ...NO_OPTIONS, wishedType: 'pickup', table: 7 }, shop)).toBe(expected);
  });
});

describe('stored options', () => {
  it('survive a round trip', () => {
    const options = { wishedType: 'pickup', location: { address, terms }, serveAt: '2026-11-20T19:30:00+01:00' };
    expect(readOptions(JSON.parse(JSON.stringify(options)), null)).toEqual({ ...options, table: null });
  });

  it('do not contain the table, which is stored for this visit', () => {
    expect(readOptions({ table: 7 }, null).table).toBeNull();
    expect(readOptions({}, 12).table).toBe(12);
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
    expect(readOptions(kept, null)).toEqual(NO_OPTIONS);
  });
});
