import { foldText } from '../menu/fold-text.ts';
import { type Cents, toCents } from '../money.ts';

/** The index on the words has room for this many characters on both engines. */
const MOST_CHARACTERS = 300;

interface SearchableContact {
  readonly name: string;
  readonly company: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly zip: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
}

/** What an order is found by: phone number, names and address of its guest, folded; at most 300 characters. */
export function toSearchWords(contact: SearchableContact): string {
  const { name, company, street, streetNumber, zip, city, phone, email } = contact;
  const words = foldWords([name, company, street, streetNumber, zip, city, email].join(' '));
  return [toPhoneDigits(phone), ...words].filter(Boolean).join(' ').slice(0, MOST_CHARACTERS);
}

/** What an order is found by besides: the words of its articles, folded, each once; at most 300 characters. */
export const toArticleWords = (names: readonly string[]): string =>
  [...new Set(names.flatMap(foldWords))].join(' ').slice(0, MOST_CHARACTERS);

/** What staff look for in the order archive. */
export type OrderSearch =
  | { readonly kind: 'table'; readonly table: number }
  | { readonly kind: 'total'; readonly total: Cents }
  /** A part of a phone number, a postal code, or the number of an order; null: too long for one. */
  | { readonly kind: 'digits'; readonly digits: string; readonly number: number | null }
  /** All of the words, in the contact or the articles, or the coupon. */
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly coupon: string };

const TABLE = /^tisch\s*(\d{1,4})$/i;
const TOTAL = /^(\d{1,6})(?:[.,](\d{2}))?\s*(€?)$/;
const PHONE = /^[+\d][\d\s/()-]*$/;
const MOST_DIGITS_OF_NUMBER = 9;

/** Reads a search: 'Tisch 7', '25,90', '4711', '0151 234', 'köhler tor', 'HUNGER5'; null: nothing to look for. */
export function readOrderSearch(typed: string): OrderSearch | null {
  const text = typed.trim();
  const [, table] = TABLE.exec(text) ?? [];
  if (table !== undefined) return { kind: 'table', table: Number(table) };
  const [, euros = '', rest = '', sign = ''] = TOTAL.exec(text) ?? [];
  if (rest !== '' || sign !== '')
    return { kind: 'total', total: toCents(Number(euros) * 100 + Number(rest.padEnd(2, '0'))) };
  if (PHONE.test(text)) {
    const digits = toPhoneDigits(text);
    const isNumber = /^\d+$/.test(text) && text.length <= MOST_DIGITS_OF_NUMBER;
    return digits === '' ? null : { kind: 'digits', digits, number: isNumber ? Number(text) : null };
  }
  const words = foldWords(text);
  return words.length === 0 ? null : { kind: 'words', words, coupon: text.toLowerCase() };
}

/** 'Köhler', 'Koehler' and 'KÖHLER' are all 'kohler'. */
const foldWords = (text: string): string[] =>
  foldText(text)
    .replaceAll(/([aou])e/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** '+49 151 234' and '0049 151/234' are both '0151234'. */
const toPhoneDigits = (phone: string): string =>
  phone
    .replaceAll(/[^+\d]/g, '')
    .replace(/^(?:\+|00)49/, '0')
    .replaceAll('+', '');
