import { expect, it } from 'vitest';
import { fillMailText, listUnknownPlaceholders } from './mail-texts.ts';

it.each([
  ['Hallo, {name}!', { name: 'Ada' }, 'Hallo, Ada!'],
  ['Hallo, {name}!', { name: '' }, 'Hallo!'],
  ['Hallo {name},', { name: '' }, 'Hallo,'],
  ['{name} {name}', { name: '$&' }, '$& $&'],
  ['{name}', { name: '{telefon}', telefon: '030' }, '{telefon}'],
  ['{zeit} {andere}', { name: 'Ada' }, '{zeit} {andere}'],
])('%s with %o is %s', (text, values, filled) => {
  expect(fillMailText(text, values)).toBe(filled);
});

it.each([
  ['orderPlaced', 'Bestellung {nummer} um {zeit}', []],
  ['orderPlaced', '{nummmer} {nummmer} {betrag} {}', ['nummmer', 'betrag', '']],
  ['signInLink', 'Hallo {name}', ['name']],
  ['orderRefunded', '{betrag}', []],
] as const)('%s cannot fill in %s: %o', (kind, text, unknown) => {
  expect(listUnknownPlaceholders(kind, text)).toEqual(unknown);
});
