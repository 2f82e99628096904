import { describe, expect, it } from 'vitest';
import { findKeptUntil, readGuestKey, toGuestKey } from './index.ts';

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

  it('a key says again how the guest is reached', () => {
    expect(readGuestKey('ada@example.org')).toEqual({ email: 'ada@example.org', phone: '' });
    expect(readGuestKey('03012345')).toEqual({ email: '', phone: '03012345' });
  });
});

describe('documents that the law requires to keep (§ 147 AO)', () => {
  it('receipts for eight years, letters for six, from the end of their year', () => {
    expect(findKeptUntil('2026-01-01', 'receipt')).toBe('2034-12-31');
    expect(findKeptUntil('2026-12-31', 'letter')).toBe('2032-12-31');
  });
});
