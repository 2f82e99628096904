import { expect, it } from 'vitest';
import { suggestMailAddress } from './suggest-mail-address.ts';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmail.de', 'ada@gmail.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@outlok.de', 'ada@outlook.de'],
  ['ada@wbe.de', 'ada@web.de'],
  ['ada@gmx.dee', 'ada@gmx.de'],
  ['ada@t-onlien.de', 'ada@t-online.de'],
  ['ada@googelmail.com', 'ada@googlemail.com'],
  ['ada@gmail.com', null],
  ['ada@mail.com', null],
  ['ada@gmx.net', null],
  ['ada@koehler.de', null],
  ['ada@uni-hamburg.de', null],
  ['@gmial.com', null],
  ['ada', null],
])('%s: %s', (typed, suggestion) => {
  expect(suggestMailAddress(typed)).toBe(suggestion);
});
