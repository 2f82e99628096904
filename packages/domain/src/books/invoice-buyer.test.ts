import { expect, it } from 'vitest';
import { listBuyerChanges, normalizeBuyer } from './invoice-buyer.ts';

const BUYER = {
  company: 'Köhler GmbH',
  street: 'Torstraße 1',
  zip: '10119',
  city: 'Berlin',
  vatId: 'DE123456788',
  email: 'rechnung@koehler.example',
  reference: '',
};
const TYPED = {
  company: ' Köhler  GmbH ',
  street: 'Torstraße 1 ',
  zip: ' 10119',
  city: 'Berlin\u00a0',
  vatId: 'de 123 456 788',
  email: ' rechnung@koehler.example',
  reference: ' ',
};

it('a buyer is named without the blanks that somebody typed', () => {
  expect(normalizeBuyer(TYPED)).toEqual(BUYER);
});

it.each([
  [TYPED, []],
  [{ ...BUYER, email: 'post@koehler.example' }, ['email']],
  [{ ...BUYER, zip: '10115', reference: 'A 7' }, ['zip', 'reference']],
] as const)('%o differs in %o', (other, fields) => {
  expect(listBuyerChanges(BUYER, other)).toEqual(fields);
});
