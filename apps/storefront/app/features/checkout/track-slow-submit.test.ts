import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackSlowSubmit } from './track-slow-submit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const countReports = async (milliseconds: number): Promise<number> => {
  const report = vi.fn<() => void>();
  const answer = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const submit = trackSlowSubmit(answer, report);
  await vi.advanceTimersByTimeAsync(milliseconds);
  await submit;
  await vi.advanceTimersByTimeAsync(10_000);
  return report.mock.calls.length;
};

// S2 §4 Checkout steps: 'A submit that takes longer than 2000 ms is tracked.'
it.each([
  [0, 0],
  [1999, 0],
  [2001, 1],
  [60_000, 1],
])('a submit of %d ms is tracked %d times', async (milliseconds, times) => {
  expect(await countReports(milliseconds)).toBe(times);
});
