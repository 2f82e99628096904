import type { ImportNote } from '@tischlein/contract/office';
import { CENT, EURO, GROSS, NET, OTHER_CURRENCY, PER_PIECE, PER_UNIT, PLUS_TAX } from './money-words.ts';

/** Why a text is no price that can be sold as it is. */
export type PriceProblem = Extract<
  ImportNote['code'],
  | 'priceUnreadable'
  | 'priceAmbiguous'
  | 'priceFrom'
  | 'priceSeveral'
  | 'priceNotFixed'
  | 'priceCurrency'
  | 'priceNet'
  | 'pricePerUnit'
  | 'priceDate'
>;

type PriceReading = { readonly cents: number } | { readonly problem: PriceProblem };

const GERMAN = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d{1,2})?$/;
const ENGLISH = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{1,2})?$/;
// '1.234' is 1234 in German and 1,234 in English.
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const HIGHEST_CENTS = 100_000_000;

/** '2026-05-08', '08.05.2026', '8. Mai', '08. Mai', 'Mai 08', '8-May' */
const DATE =
  /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{2}|\d{4})|\d{1,2}[.\s-]+(?:jan|feb|mär|mrz|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)\p{L}*\.?(?:[\s-]*\d{2,4})?|(?:jan|feb|mär|mrz|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)\p{L}*\.?[\s-]+\d{2,4})$/iu;
/** Returns whether a cell holds a date, as spreadsheets make of '8.5'. */
export const isDate = (text: string): boolean => DATE.test(text.trim());

const FROM = /^(?:ab|from|von|mind(?:estens|\.)?|ca\.?|circa|etwa|bis)(?![\p{L}])|(?:\d|€)\s*\+$/iu;
const NUMBER = /\d/;
const SEVERAL = /\d[^\p{L}\d]*(?:\/|\||;|oder|bis|und|or|to|–|—|-|\()\s*(?:eur|euro|€)?\s*\d/iu;

/** Reads a price; what can be read in two ways, or is no price in euro with VAT, has a problem instead. */
export function readPriceText(text: string): PriceReading {
  const written = toPlain(text);
  const found = findProblem(written);
  if (found) return { problem: found };
  const cents = readNumber(stripWords(written));
  if (cents === null) return { problem: findNumberProblem(written) };
  const isCent = matches(CENT, written);
  const value = isCent ? Math.round(cents / 100) : cents;
  return value > HIGHEST_CENTS || (isCent && cents % 100 !== 0) ? { problem: 'priceUnreadable' } : { cents: value };
}

/** '8,90 €', 'EUR 9,90', '8,-', '1.234,50', '8.90' → cents; null: no price, or one that can be read in two ways. */
export function readPrice(text: string): number | null {
  const read = readPriceText(text);
  return 'cents' in read ? read.cents : null;
}

/** A dash says that there is no price for this size or order type. */
export const isNoPrice = (text: string): boolean => /^(?:[-–—]+|[x/])$/i.test(text.trim());

/** Marks of footnotes, and signs that look like a comma or a blank. */
const toPlain = (text: string): string =>
  text
    .replaceAll(/[¹²³⁰⁴-⁹*†‡]+/gu, ' ')
    .normalize('NFKC')
    .replaceAll(/[‚٫]/gu, ',')
    .replaceAll(/(?<=\d)[’'](?=\d{3}(?:\D|$))/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

function findProblem(text: string): PriceProblem | null {
  if (isDate(text)) return 'priceDate';
  if (matches(OTHER_CURRENCY, text)) return 'priceCurrency';
  if (matches(NET, text) || matches(PLUS_TAX, text)) return 'priceNet';
  if (matches(PER_UNIT, text)) return 'pricePerUnit';
  if (FROM.test(text)) return 'priceFrom';
  return SEVERAL.test(stripDashes(text)) && !THOUSANDS.test(text) ? 'priceSeveral' : null;
}

/** Patterns with the flag g remember where they stopped. */
const matches = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

// '1 050,00'
const THOUSANDS = /(?<![\d.,])\d{1,3}(?: \d{3})+,\d{2}(?!\d)/;
const DASHES = /[.,]\s?[-–—]{1,2}(?=\s|€|eur|$)/giu;
const stripDashes = (text: string): string => text.replaceAll(DASHES, ' ');

/** The number alone: without currency, VAT, pieces and what people write before a price. */
const stripWords = (text: string): string =>
  stripDashes(text)
    .replaceAll(/(\d)\s?€\s?(\d{2})$/gu, '$1,$2')
    .replaceAll(PER_PIECE, ' ')
    .replaceAll(GROSS, ' ')
    .replaceAll(CENT, ' ')
    .replaceAll(EURO, ' ')
    .replaceAll(/^(?:[àá]|nur|je|jeweils|preis:?|vk:?)(?![\p{L}])/giu, ' ')
    .replaceAll(/(\d)\s?([.,])\s?(?=\d{1,2}$)/gu, '$1$2')
    .replaceAll(/\s+\.?$/gu, '')
    .trim();

function readNumber(number: string): number | null {
  if (AMBIGUOUS.test(number)) return null;
  // '4.9900': databases have four decimals.
  const joined = (THOUSANDS.test(number) ? number.replaceAll(' ', '') : number).replace(/^(\d+[.,]\d{2})00$/, '$1');
  const plain = GERMAN.test(joined)
    ? joined.replaceAll('.', '').replace(',', '.')
    : ENGLISH.test(joined) && joined.replaceAll(',', '');
  return plain ? Math.round(Number(plain) * 100) : null;
}

function findNumberProblem(text: string): PriceProblem {
  if (AMBIGUOUS.test(stripWords(text))) return 'priceAmbiguous';
  // '#BEZUG!' is an error of the spreadsheet.
  return NUMBER.test(text) || text.startsWith('#') ? 'priceUnreadable' : 'priceNotFixed';
}
