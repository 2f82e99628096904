import { expect, it } from 'vitest';
import { expectMemory, findLargestCache } from './memory-limit.ts';

const MEGABYTE = 1024 * 1024;

// docs/operations.md: 200 MB and about twice the limit.
it.each([
  [40, 280],
  [280, 760],
  [400, 1000],
])('SHOP_CACHE_MB=%i takes %i MB at most', (cache, most) => {
  expect(expectMemory(cache * MEGABYTE)).toBe(most * MEGABYTE);
});

it.each([
  [768, 284],
  [256, 28],
  [128, 0],
])('of %i MB, %i are for shops', (limit, cache) => {
  expect(findLargestCache(limit * MEGABYTE)).toBe(cache);
});
