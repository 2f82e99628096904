import { expect, it } from 'vitest';
import { toCents } from '../money.ts';
import { findInvoiceHindrance } from './electronic-invoice.ts';

const SELLER = { taxNumber: '37/123/45678', email: 'roma@example.org', phone: '030 1234567' };
const ORDER = {
  hasReceipt: true,
  isCalledOff: false,
  isChanged: false,
  hasOpenChange: false,
  total: toCents(2250),
  seller: SELLER,
};

it.each([
  ['an order', {}, null],
  ['a seller with a VAT id only', { seller: { ...SELLER, taxNumber: undefined, vatId: 'DE123456788' } }, null],
  ['a round that the till bills', { hasReceipt: false }, 'noReceipt'],
  ['a refused order', { isCalledOff: true }, 'calledOff'],
  ['a changed order', { isChanged: true }, 'changed'],
  ['an order whose change is proposed', { hasOpenChange: true }, 'changeOpen'],
  ['an order for nothing', { total: toCents(0) }, 'nothingToPay'],
  ['a seller without any number (BR-CO-26)', { seller: { ...SELLER, taxNumber: '' } }, 'sellerIncomplete'],
  ['a seller without a mailbox (BR-DE-7)', { seller: { ...SELLER, email: '' } }, 'sellerIncomplete'],
  ['a seller without a telephone (BR-DE-6)', { seller: { ...SELLER, phone: '' } }, 'sellerIncomplete'],
  ['an order of the first versions', { seller: null }, 'sellerIncomplete'],
] as const)('an e-invoice for %s: %o is hindered by %s', (_, parts, hindrance) => {
  expect(findInvoiceHindrance({ ...ORDER, ...parts })).toBe(hindrance);
});
