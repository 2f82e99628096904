import { shopDay } from '../shop-day.ts';
import { describe, expect, it } from 'vitest';
import { findBlockRefusal, findKeptUntil, maskContact, readGuestKey, toGuestKey } from './index.ts';

describe('whose orders belong together', () => {
  it.each([
    ['the e-mail address counts first', { email: ' Ada@Example.org ', phone: '030 1' }, 'ada@example.org'],
    ['without one, the phone number', { email: '', phone: '+49 (0)30 123-45' }, '03012345'],
    ['however it is written', { email: '', phone: '0049 30 12345' }, '03012345'],
    ['a number from abroad keeps its prefix', { email: '', phone: '+43 1 234' }, '+431234'],
    ['nobody is known without both', { email: '', phone: '' }, ''],
  ])('%s', (_, contact, key) => {
    expect(toGuestKey(contact)).toBe(key);
  });

  it('a key can be turned back into the contact it was made from', () => {
    expect(readGuestKey('ada@example.org')).toEqual({ email: 'ada@example.org', phone: '' });
    expect(readGuestKey('03012345')).toEqual({ email: '', phone: '03012345' });
  });
});

describe('documents that the law requires to keep (§ 147 AO)', () => {
  it('receipts for eight years, letters for six, from the end of their year', () => {
    expect(findKeptUntil(shopDay('2026-01-01'), 'receipt')).toBe('2034-12-31');
    expect(findKeptUntil(shopDay('2026-12-31'), 'letter')).toBe('2032-12-31');
  });
});

describe('a blocked guest', () => {
  const now = '2026-11-21T18:30:00.000Z';
  const later = '2026-11-22T18:30:00.000Z';
  it.each([
    ['pays in cash, cash is blocked', [{ scope: 'cash', until: null }], false, 'cashBlocked'],
    ['pays online, cash is blocked', [{ scope: 'cash', until: later }], true, null],
    ['pays online, everything is blocked', [{ scope: 'all', until: null }], true, 'orderingBlocked'],
    [
      'phone and e-mail are blocked differently',
      [
        { scope: 'cash', until: null },
        { scope: 'all', until: later },
      ],
      true,
      'orderingBlocked',
    ],
    ['the block is over', [{ scope: 'all', until: now }], false, null],
    ['nothing is blocked', [], false, null],
  ] as const)('%s', (_, blocks, isPaidOnline, refusal) => {
    expect(findBlockRefusal(blocks, { isPaidOnline, now })).toBe(refusal);
  });

  it.each([
    ['ottilie@zwiebelfisch.test', 'o…e@zwiebelfisch.test'],
    ['o@zwiebelfisch.test', 'o…@zwiebelfisch.test'],
    ['03098765432', '030…32'],
  ])('%s is listed as %s', (contact, masked) => {
    expect(maskContact(contact)).toBe(masked);
  });
});
