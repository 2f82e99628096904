import { describe, expect, it } from 'vitest';
import { plusSeconds } from '../clock.ts';
import { createRefusalLimiter } from './refusal-limiter.ts';

const START = '2026-11-21T18:30:00.000Z';

describe("'at most five times per address and hour' (S3 A2)", () => {
  it('allows five refusals in any hour and more once the hour is over', () => {
    const mayRefuse = createRefusalLimiter();
    const refusedAt: number[] = [];
    for (let second = 0; second < 3 * 60 * 60; second += 60)
      if (mayRefuse('192.0.2.1', plusSeconds(START, second))) refusedAt.push(second / 60);
    expect(refusedAt).toEqual([0, 1, 2, 3, 4, 60, 61, 62, 63, 64, 120, 121, 122, 123, 124]);
  });

  it('counts each address separately', () => {
    const mayRefuse = createRefusalLimiter();
    const refuse = (address: string) => mayRefuse(address, START);
    expect(Array.from({ length: 6 }, () => refuse('192.0.2.1'))).toEqual([true, true, true, true, true, false]);
    expect(refuse('192.0.2.2')).toBe(true);
  });

  it('stores a limited number of addresses and drops the oldest first', () => {
    const mayRefuse = createRefusalLimiter(100);
    for (let time = 0; time < 5; time += 1) mayRefuse('first', START);
    for (let time = 0; time < 5; time += 1) mayRefuse('second', START);
    for (let other = 0; other < 99; other += 1) mayRefuse(`other ${other}`, START);
    expect(mayRefuse('second', START)).toBe(false);
    expect(mayRefuse('first', START)).toBe(true);
  });
});
