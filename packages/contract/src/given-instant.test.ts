import { expect, it } from 'vitest';
import { givenInstant } from './wire-values.ts';

it.each([
  ['2027-05-01T00:20:00+02:00', '2027-04-30T22:20:00.000Z'],
  ['2027-04-30T22:20:00Z', '2027-04-30T22:20:00.000Z'],
  ['2027-04-30T22:20:00.0001Z', '2027-04-30T22:20:00.000Z'],
  ['2027-04-30T22:20:00.000Z', '2027-04-30T22:20:00.000Z'],
])('%s is read as it is stored: %s', (text, stored) => {
  expect(givenInstant.parse(text)).toBe(stored);
});

it.each(['', 'abc', '0x10', '2027-05-01', '2027-02-30T10:00:00Z', '9999-12-31T23:59:59-05:00', '🍕'])(
  '"%s" is refused',
  (text) => {
    expect(givenInstant.safeParse(text).success).toBe(false);
  },
);
