import { expect, it } from 'vitest';
import { groupByPerson } from './lines-by-person.ts';

const line = (memberName: string, name: string) => ({ memberName, name });
const words = (...lines: readonly ReturnType<typeof line>[]): string[] =>
  groupByPerson(lines).map(({ memberName, lines: own }) => `${memberName}: ${own.map(({ name }) => name).join(', ')}`);

it("'order: owner, then by joining' (S3 G3): each person once, with their lines in sequence", () => {
  expect(words(line('Ada', 'Margherita'), line('Ada', 'Bier'), line('Ben', 'Salami'))).toEqual([
    'Ada: Margherita, Bier',
    'Ben: Salami',
  ]);
});

it('an order without a group is of no person', () => {
  expect(words(line('', 'Margherita'), line('', 'Bier'))).toEqual([': Margherita, Bier']);
  expect(words()).toEqual([]);
});
