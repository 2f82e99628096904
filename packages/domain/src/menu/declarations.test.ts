import { expect, it } from 'vitest';
import { type Declaration, listAvoidables } from './declarations.ts';

it.each<[string, readonly Declaration[], readonly (readonly [Declaration, readonly Declaration[]])[]]>([
  ['nothing is declared', [], []],
  [
    'a coeliac excludes all cereals at once',
    ['barley', 'wheat', 'milk'],
    [
      ['gluten', ['wheat', 'barley']],
      ['milk', []],
    ],
  ],
  [
    'so does who avoids nuts',
    ['almond', 'colour'],
    [
      ['nuts', ['almond']],
      ['colour', []],
    ],
  ],
  [
    'a group without its kind may be each of them',
    ['gluten'],
    [['gluten', ['wheat', 'rye', 'barley', 'oats', 'spelt', 'khorasan']]],
  ],
])('%s', (_, declared, expected) => {
  expect(listAvoidables(declared).map(({ declaration, kinds }) => [declaration, kinds])).toEqual(expected);
});
