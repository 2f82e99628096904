import { expect, it } from 'vitest';
import { compareParagraphs } from './compare-paragraphs.ts';

it.each([
  ['nothing', 'A\n\nB', 'A  \n\nB', ['=A', '=B']],
  ['a paragraph that changes', 'A\n\nB\n\nC', 'A\n\nX\n\nC', ['=A', '-B', '+X', '=C']],
  ['one that goes, and one that comes at the end', 'A\n\nB', 'B\n\nC', ['-A', '=B', '+C']],
  ['everything', 'A', 'B', ['-A', '+B']],
  ['an empty text', '', 'A', ['+A']],
])('compares %s', (_, before, after, compared) => {
  const signs = { kept: '=', removed: '-', added: '+' };
  expect(compareParagraphs(before, after).map(({ kind, text }) => `${signs[kind]}${text}`)).toEqual(compared);
});
