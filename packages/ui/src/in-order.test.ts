import { expect, it } from 'vitest';
import { latestOnly } from './in-order.ts';

/** What was shown, where the questions 1, 2, 3 are answered in this order. */
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
])('answers that come as %j are shown as %j: never an older one over a newer', (answered, shown) => {
  expect(shownAfter(answered)).toEqual(shown);
});
