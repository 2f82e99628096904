import { describe, expect, it } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

describe('a bounded cache', () => {
  it('evicts what was not used for the longest time', () => {
    const cache = createBoundedCache<string>(3);
    for (const key of ['a', 'b', 'c']) cache.set(key, key.toUpperCase(), 1);
    expect(cache.get('a')).toBe('A');
    cache.set('d', 'D', 1);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['A', null, 'C', 'D']);
  });

  it('evicts as many values as a heavy one needs', () => {
    const cache = createBoundedCache<string>(10);
    for (const key of ['a', 'b', 'c']) cache.set(key, key, 3);
    cache.set('d', 'd', 7);
    expect(cache.values()).toEqual(['c', 'd']);
  });

  it('keeps the latest value, even if it weighs more than the limit', () => {
    const cache = createBoundedCache<string>(1);
    cache.set('a', 'a', 1);
    cache.set('b', 'b', 100);
    expect(cache.values()).toEqual(['b']);
  });

  it('weighs a replaced or deleted value no longer', () => {
    const cache = createBoundedCache<string>(10);
    cache.set('a', 'heavy', 9);
    cache.set('a', 'light', 1);
    cache.set('b', 'b', 9);
    expect(cache.values()).toEqual(['light', 'b']);
    cache.delete('b');
    cache.set('c', 'c', 9);
    expect(cache.values()).toEqual(['light', 'c']);
  });
});
