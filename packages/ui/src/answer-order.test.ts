import { expect, it } from 'vitest';
import { AnswerOrder } from './answer-order.ts';

/** Returns the answers taken when questions 1, 2, 3 are answered in this order. */
function takenAfter(answered: readonly number[]): readonly number[] {
  const order = new AnswerOrder<number>();
  answered.forEach(() => order.ask());
  return answered.flatMap((number) => order.settle(number, number) ?? []);
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
])('questions answered as %j take %j: never an older answer over a newer one', (answered, taken) => {
  expect(takenAfter(answered)).toEqual(taken);
});

it('repeats the changes made since the question over its answer', () => {
  const order = new AnswerOrder<string>();
  const first = order.ask();
  order.note((text) => `${text}+a`);
  const second = order.ask();
  order.note((text) => `${text}+b`);
  expect(order.settle(first, 'old')).toBe('old+a+b');
  expect(order.settle(second, 'new')).toBe('new+b');
});

it('forgets a change that no pending question is older than', () => {
  const order = new AnswerOrder<string>();
  order.note((text) => `${text}+a`);
  expect(order.settle(order.ask(), 'new')).toBe('new');
});
