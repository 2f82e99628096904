import { beforeEach, expect, it } from 'vitest';
import { type Breaker, createBreaker } from './breaker.ts';

let now: number;
let opened: number;
let breaker: Breaker;

beforeEach(() => {
  now = 0;
  opened = 0;
  breaker = createBreaker(
    () => void (opened += 1),
    () => now,
  );
});

it('lets all jobs through while the service answers', () => {
  breaker.report(false);
  expect([breaker.allow(40), breaker.isOpen, opened]).toEqual([40, false, 0]);
});

it('allows one trial at a time, with growing pauses of a minute at most, while the service is away', () => {
  for (let jobs = 0; jobs < 40; jobs += 1) breaker.report(true);
  const pauses: number[] = [];
  for (let trials = 0; trials < 6; trials += 1) {
    const before = now;
    while (breaker.allow(40) === 0) now += 100;
    expect(breaker.allow(40)).toBe(1);
    pauses.push((now - before) / 1000);
    breaker.report(true);
  }
  expect(pauses).toEqual([5, 10, 20, 40, 60, 60]);
  expect(opened).toBe(1);
});

it('lets all jobs through again as soon as one succeeds', () => {
  breaker.report(true);
  now = 5000;
  breaker.report(true);
  now = 15_000;
  expect(breaker.allow(40)).toBe(1);
  breaker.report(false);
  expect([breaker.allow(40), breaker.isOpen]).toEqual([40, false]);
  breaker.report(true);
  expect([breaker.allow(40), opened]).toEqual([0, 2]);
  now = 20_000;
  expect(breaker.allow(40)).toBe(1);
});
