import type { ShopEvent } from '@tischlein/contract/shop';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackSlowSubmit } from './track-slow-submit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const submitOf = async (milliseconds: number): Promise<readonly ShopEvent[]> => {
  const events: ShopEvent[] = [];
  const event = async (told: ShopEvent) => {
    events.push(told);
    return { ok: true, value: null } as const;
  };
  const answer = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const submit = trackSlowSubmit({ event }, answer);
  await vi.advanceTimersByTimeAsync(milliseconds);
  await submit;
  await vi.advanceTimersByTimeAsync(10_000);
  return events;
};

// S2 §4: 'A submit that takes longer than 2000 ms is tracked.'
it.each([
  [0, 0],
  [1999, 0],
  [2001, 1],
  [60_000, 1],
])('a submit of %d ms is tracked %d times', async (milliseconds, times) => {
  expect(await submitOf(milliseconds)).toEqual(
    Array.from({ length: times }, () => ({ type: 'checkout', action: 'submit-timeout' })),
  );
});
