import { describe, expect, it } from 'vitest';
import { dayNumber } from './day-number.ts';

describe('dayNumber', () => {
  it('matches the calendar over four centuries', () => {
    const first = Date.UTC(1899, 0, 1);
    const start = dayNumber('1899-01-01');
    for (let days = 0; days < 146_100; days += 1) {
      const date = new Date(first + days * 86_400_000).toISOString().slice(0, 10);
      if (dayNumber(date) - start !== days) expect(date).toBe(days);
    }
    expect(dayNumber('2028-03-01') - dayNumber('2028-02-28')).toBe(2);
  });
});
