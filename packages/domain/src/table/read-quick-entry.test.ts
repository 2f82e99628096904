import { expect, it } from 'vitest';
import { readQuickEntry } from './read-quick-entry.ts';

it.each([
  ['12', { amount: 1, text: '12' }],
  ['2x 12', { amount: 2, text: '12' }],
  ['3 × sp ca', { amount: 3, text: 'sp ca' }],
  ['10*7', { amount: 10, text: '7' }],
  ['0x 12', { amount: 1, text: '0x 12' }],
  ['2x', { amount: 1, text: '2x' }],
  [' marg ', { amount: 1, text: 'marg' }],
  ['', { amount: 1, text: '' }],
])("'%s'", (typed, expected) => {
  expect(readQuickEntry(typed)).toEqual(expected);
});
