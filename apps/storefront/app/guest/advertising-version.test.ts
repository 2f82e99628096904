import { expect, it } from 'vitest';
import { advertisingVersion } from './advertising-version.ts';

const VISITS = 1000;

// S2 §9: 'Advertising-text variant chosen at random, 50/50, versions 1 and 2'.
it('picks one of two texts at random, half of the time each, and keeps it for the visit', () => {
  const shops = Array.from({ length: VISITS }, (_, visit) => `shop-${visit}`);
  const first = shops.map(advertisingVersion);
  expect(shops.map(advertisingVersion)).toEqual(first);
  const ones = first.filter((version) => version === 1).length;
  expect(ones).toBeGreaterThan(VISITS * 0.4);
  expect(ones).toBeLessThan(VISITS * 0.6);
});
