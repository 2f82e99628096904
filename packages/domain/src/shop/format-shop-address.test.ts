import { describe, expect, it } from 'vitest';
import { formatShopAddress } from './format-shop-address.ts';

describe('the address of a shop on one line', () => {
  it.each([
    ['Lange Straße 1', '10115', 'Berlin', 'Lange Straße 1, 10115 Berlin'],
    ['', '10115', 'Berlin', '10115 Berlin'],
    ['Lange Straße 1', '', 'Berlin', 'Lange Straße 1, Berlin'],
    ['Lange Straße 1', '', '', 'Lange Straße 1'],
    ['', '', '', ''],
  ])('has no empty parts: %j, %j, %j', (restaurantStreet, restaurantZip, restaurantCity, line) => {
    expect(formatShopAddress({ restaurantStreet, restaurantZip, restaurantCity })).toBe(line);
  });
});
