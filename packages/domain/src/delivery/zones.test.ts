import { describe, expect, it } from 'vitest';
import { toCents } from '../money.ts';
import { zoneId } from '../ids.ts';
import type { DeliveryZone, ZoneArea } from '../shop/shop-config.ts';
import { beeline, estimatedDistance } from './distance.ts';
import { OUT_OF_RANGE, toDeliveryTerms, zoneFor } from './zones.ts';

const SHOP = { latitude: 52.53, longitude: 13.4 };
const NEAR = { latitude: 52.54, longitude: 13.4 };
const FAR = { latitude: 52.6, longitude: 13.4 };
const SQUARE: ZoneArea = {
  kind: 'polygon',
  points: [
    { latitude: 52.5, longitude: 13.3 },
    { latitude: 52.5, longitude: 13.5 },
    { latitude: 52.55, longitude: 13.5 },
    { latitude: 52.55, longitude: 13.3 },
  ],
};
const zone = (id: string, area: ZoneArea): DeliveryZone => ({
  id: zoneId(id),
  name: id,
  area,
  deliveryFee: toCents(250),
  minimumOrderValue: toCents(2000),
  freeAfter: null,
});
const postcodes = (...codes: string[]): ZoneArea => ({ kind: 'postcodes', postcodes: codes });

describe('zoneFor', () => {
  it.each([
    ['postcode in the list', [zone('a', postcodes('10117', '10119'))], { zip: '10119' }, 'a'],
    ['postcode not in the list', [zone('a', postcodes('10117'))], { zip: '10119' }, null],
    [
      'the first zone that contains the address counts',
      [zone('a', postcodes('10119')), zone('b', postcodes('10119'))],
      { zip: '10119' },
      'a',
    ],
    ['inside the radius', [zone('a', { kind: 'radius', kilometres: 2 })], { zip: '10119', point: NEAR }, 'a'],
    ['outside the radius', [zone('a', { kind: 'radius', kilometres: 2 })], { zip: '10119', point: FAR }, null],
    ['a radius without a point', [zone('a', { kind: 'radius', kilometres: 2 })], { zip: '10119' }, null],
    ['inside the polygon', [zone('a', SQUARE)], { zip: '10119', point: NEAR }, 'a'],
    ['outside the polygon', [zone('a', SQUARE)], { zip: '10119', point: FAR }, null],
    ['a polygon without a point', [zone('a', SQUARE)], { zip: '10119' }, null],
    ['no zones', [], { zip: '10119', point: NEAR }, null],
  ] as const)('%s', (_, zones, place, expected) => {
    expect(zoneFor(zones, place, SHOP)?.id ?? null).toBe(expected);
  });

  it("needs the shop's coordinates for a radius", () => {
    expect(zoneFor([zone('a', { kind: 'radius', kilometres: 2 })], { zip: '10119', point: NEAR })).toBeNull();
  });
});

describe('toDeliveryTerms', () => {
  it('takes fee, minimum and threshold from the zone', () => {
    expect(toDeliveryTerms(zone('a', SQUARE))).toEqual({ deliveryFee: 250, minimumOrderValue: 2000, freeAfter: null });
  });

  it('has no minimum out of range (S2 §3 Distance/delivery info)', () => {
    expect(toDeliveryTerms(null)).toBe(OUT_OF_RANGE);
    expect(OUT_OF_RANGE.minimumOrderValue).toBeNull();
  });
});

describe('distances', () => {
  it('measures the beeline', () => {
    // Brandenburg Gate to the TV tower
    expect(
      beeline({ latitude: 52.51628, longitude: 13.37771 }, { latitude: 52.52081, longitude: 13.40945 }),
    ).toBeCloseTo(2.21, 1);
    expect(beeline(SHOP, SHOP)).toBe(0);
  });

  it('estimates the road as 1.3 times the beeline, to one decimal', () => {
    expect(estimatedDistance(SHOP, NEAR)).toBe(1.4);
  });
});
