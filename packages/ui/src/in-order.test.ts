import { expect, it } from 'vitest';
import { latestOnly } from './in-order.ts';

/** Returns the results applied when calls 1, 2, 3 are answered in this order. */
function shownAfter(answered: readonly number[]): readonly number[] {
  const shown: number[] = [];
  const newest = latestOnly();
  const questions = [1, 2, 3].map(() => newest((answer: number) => void shown.push(answer)));
  for (const number of answered) questions[number - 1]?.(number);
  return shown;
}

it.each([
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [[3, 1, 2], [3]],
  [
    [2, 1, 3],
    [2, 3],
  ],
  [
    [1, 3, 2],
    [1, 3],
  ],
])('calls answered as %j apply %j: never an older result over a newer one', (answered, shown) => {
  expect(shownAfter(answered)).toEqual(shown);
});
