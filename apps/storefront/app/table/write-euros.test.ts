import { toCents } from '@tischlein/domain';
import { readEuros } from '@tischlein/domain/table';
import { expect, it } from 'vitest';
import { writeEuros } from './write-euros.ts';

it.each([1, 590, 100_000, 123_450])('an amount of %i cents is read as it was written', (cents) => {
  expect(readEuros(writeEuros(toCents(cents)))).toBe(cents);
});
