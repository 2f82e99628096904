import { expect, it } from 'vitest';
import { findBuyerGaps, hasRightCheckDigits, isLeitwegId, tidyLeitwegId } from './leitweg-id.ts';

it.each([
  ['04011000-1234512345-06', true, true],
  ['991-01484-64', true, true],
  ['991-33333test-33', true, true],
  ['05711 - 06001 – 79', true, true],
  ['991-01484-65', true, false],
  ['11-12345-67', true, false],
  ['1-12345-67', false, false],
  ['Bestellung 7', false, false],
  ['4711', false, false],
  ['', false, false],
])('%s', (reference, isId, isRight) => {
  expect([isLeitwegId(reference), isId && hasRightCheckDigits(reference)]).toEqual([isId, isRight]);
});

it('is written without blanks, with hyphens and capitals', () => {
  expect(tidyLeitwegId('991 – 33333test\u2011 33')).toBe('991-33333TEST-33');
  expect(tidyLeitwegId('Bestellung 7 – b')).toBe('Bestellung 7 – b');
});

it.each([
  [{ vatId: '', email: '', reference: '991-01484-64' }, []],
  [{ vatId: 'DE123456788', email: 'a@b.de', reference: '' }, []],
  [{ vatId: '', email: 'a@b.de', reference: 'A 7' }, ['vatId']],
  [{ vatId: 'DE123456788', email: '', reference: '' }, ['email']],
] as const)('%o lacks %o', (buyer, gaps) => {
  expect(findBuyerGaps(buyer)).toEqual(gaps);
});
