import { describe, expect, it } from 'vitest';
import { listDropped } from './index.ts';

const line = (name: string, amount: number) => ({ name, amount });

describe('what a new version of an order no longer contains', () => {
  it.each([
    ['nothing', [line('Margherita', 1)], [line('Margherita', 1)], []],
    ['nothing, if there is more', [line('Margherita', 1)], [line('Margherita', 3), line('Cola', 1)], []],
    ['a line', [line('Margherita', 1), line('Salami', 2)], [line('Margherita', 1)], [line('Salami', 2)]],
    ['a part of a line', [line('Margherita', 3)], [line('Margherita', 1)], [line('Margherita', 2)]],
    [
      'the rest of equal lines',
      [line('Margherita', 2), line('Margherita', 2)],
      [line('Margherita', 3)],
      [line('Margherita', 1)],
    ],
  ])('is %s', (_, before, after, dropped) => {
    expect(listDropped(before, after, ({ name }) => name)).toEqual(dropped);
  });
});
