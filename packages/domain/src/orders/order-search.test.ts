import { describe, expect, it } from 'vitest';
import { type OrderSearch, readOrderSearch, toArticleWords, toSearchWords } from './order-search.ts';

const ADA = {
  name: 'Ada Köhler',
  company: 'Müller & Söhne',
  street: 'Torstraße',
  streetNumber: '12',
  zip: '10119',
  city: 'Berlin',
  phone: '+49 151/234-56',
  email: 'ada@example.org',
};

describe('search by day, number, name, phone, table, state, payment, amount, coupon', () => {
  it.each<[string, OrderSearch | null]>([
    ['', null],
    ['  ', null],
    ['%', null],
    ['4711', { kind: 'digits', digits: '4711', number: 4711 }],
    ['0151 234', { kind: 'digits', digits: '0151234', number: null }],
    ['+49 151 234', { kind: 'digits', digits: '0151234', number: null }],
    ['0049151234', { kind: 'digits', digits: '0151234', number: null }],
    ['+', null],
    ['1234567890', { kind: 'digits', digits: '1234567890', number: null }],
    ['Tisch 7', { kind: 'table', table: 7 }],
    ['tisch12', { kind: 'table', table: 12 }],
    ['25,90', { kind: 'total', total: 2590 as never }],
    ['25.90 €', { kind: 'total', total: 2590 as never }],
    ['25 €', { kind: 'total', total: 2500 as never }],
    ['Köhler', { kind: 'words', words: ['kohler'], coupon: 'köhler' }],
    ['KOEHLER tor', { kind: 'words', words: ['kohler', 'tor'], coupon: 'koehler tor' }],
    ['HUNGER5', { kind: 'words', words: ['hunger5'], coupon: 'hunger5' }],
    ['100% _x', { kind: 'words', words: ['100', 'x'], coupon: '100% _x' }],
  ])('%j', (typed, search) => expect(readOrderSearch(typed)).toEqual(search));

  it('finds a guest by the words and the phone number of an order', () => {
    const words = toSearchWords(ADA);
    expect(words).toBe('015123456 ada kohler muller sohne torstrasse 12 10119 berlin ada example org');
    for (const typed of ['köhl', 'KOEHLER', 'ada torstr', 'soehne', '10119', 'ada@example.org']) {
      const search = readOrderSearch(typed);
      const wanted = search?.kind === 'words' ? search.words : search?.kind === 'digits' ? [search.digits] : [];
      expect(wanted).not.toEqual([]);
      expect(wanted.every((word) => words.includes(word))).toBe(true);
    }
  });

  it('finds an article by its folded words', () => {
    expect(toArticleWords(['Pizza Könich', 'Pizza Spezial', 'Käse-Spätzle'])).toBe('pizza konich spezial kase spatzle');
    expect(toArticleWords(['a'.repeat(400)])).toHaveLength(300);
  });

  it('keeps at most 300 characters, none without a contact', () => {
    expect(toSearchWords({ ...ADA, name: 'a'.repeat(500) })).toHaveLength(300);
    const nobody = { name: '', company: '', street: '', streetNumber: '', zip: '', city: '', phone: '', email: '' };
    expect(toSearchWords(nobody)).toBe('');
  });
});
