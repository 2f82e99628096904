import { expect, it } from 'vitest';
import { formatPhone, readPhone } from './phone-number.ts';

it.each([
  ['+49 (0) 30 1234567', '+49 (0) 30 1234567', '030 1234567'],
  ['0049 30 / 123 45 67', '0049 30 / 123 45 67', '030 1234567'],
  ['030.123.45.67', '030.123.45.67', '030 1234567'],
  ['\u202a+49 170 1234567\u202c', '+49 170 1234567', '0170 1234567'],
  ['0170\u200b1234567', '01701234567', '0170 1234567'],
  ['\u260e\ufe0f 0170 1234567', '0170 1234567', '0170 1234567'],
  ['0170 1234567 (Anna)', '0170 1234567', '0170 1234567'],
  ['0043 1 588 00', '0043 1 588 00', '+43 1 58800'],
  // Local numbers, and those that the library does not know: as they were typed.
  ['12345', '12345', '12345'],
  ['4917012345678901', '4917012345678901', '4917012345678901'],
  ['0151 2345678', '0151 2345678', '0151 2345678'],
])('%j is kept as %j and shown as %j', (typed, kept, shown) => {
  expect([readPhone(typed), formatPhone(readPhone(typed) ?? '')]).toEqual([kept, shown]);
});

it.each(['keine', '+49 1', '+999 1234567', '', 'javascript:alert(1)'])('there is no number %j', (typed) => {
  expect(readPhone(typed)).toBeNull();
});
