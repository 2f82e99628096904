import { expect, it } from 'vitest';
import { FOUND } from './found.ts';

it.each([
  [1, 'Die Filter blenden ein Gericht aus.'],
  [2, 'Die Filter blenden 2 Gerichte aus.'],
])('says that the filters hide %i', (count, expected) => {
  expect(FOUND.hidden(count)).toBe(expected);
});
