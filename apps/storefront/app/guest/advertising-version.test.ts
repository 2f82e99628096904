import { expect, it } from 'vitest';
import { drawAdvertisingVersion } from './advertising-version.ts';

// S2 §9: 'Advertising-text variant chosen at random, 50/50, versions 1 and 2'.
it.each([
  [0, 1],
  [0.499, 1],
  [0.5, 2],
  [0.999, 2],
])('picks one of two texts, half of the time each: %s is text %s', (random, version) => {
  expect(drawAdvertisingVersion(random)).toBe(version);
});
