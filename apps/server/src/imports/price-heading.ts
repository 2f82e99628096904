import type { PriceColumnProblem } from '@tischlein/contract/office';
import { DELIVERY_TYPES, type DeliveryType } from '@tischlein/domain/menu';
import {
  CENT,
  EURO,
  GROSS,
  NET,
  ORDER_TYPE_WORDS,
  OTHER_CURRENCY,
  PER_PIECE,
  PER_UNIT,
  PLUS_TAX,
  SIZE,
} from './money-words.ts';

/** What a heading says about the prices below it. */
export interface PriceHeading {
  /** null: every order type. */
  readonly types: readonly DeliveryType[] | null;
  /** Several: a cell has a price of each, '8,90 / 10,90'. */
  readonly sizes: readonly string[];
  /** Why the prices cannot be sold as they are; null: they can. */
  readonly problem: PriceColumnProblem | null;
  /** As the merchant says; a heading that says so is asked about. */
  readonly isInCents?: boolean;
}

/** German and English, and the word in the languages of many kitchens. */
const PRICE =
  /(?<![\p{L}\p{N}])(?:preise?|prices?|vkp?(?:-?\s*preise?)?|betrag|amount|prix|tarifs?|prezz[oi]|precios?|fiyat(?:ı|i|lar|ları)?|tutar|цен[аы]|стоимость|cen[ay]|giá)(?![\p{L}\p{N}])/giu;
/** 'Verkaufspreis'; compounds with other words are asked about. */
const PRICE_COMPOUND = /(?<![\p{L}\p{N}])(?:verkaufs|einzel|end|st(?:ü|ue)ck|portions|artikel)-?preise?(?![\p{L}])/giu;
const TAX_COMPOUND =
  /(?<![\p{L}\p{N}])(netto|brutto|liefer|abhol|abholer|tisch)-?(?=(?:preise?|vk|betrag)(?![\p{L}\p{N}]))/giu;
const ANY_PRICE = /preis|price|prix|prezzo|precio|fiyat|цена/iu;
const GROSS_IN_ENGLISH = /(?<![\p{L}\p{N}])gross(?![\p{L}\p{N}])/giu;
const FILLER =
  /(?<![\p{L}\p{N}])(?:in|für|for|der|die|das|bei|zur|zum|im|am|je|pro|per|und|and|u|oder|or|item|unit)(?![\p{L}\p{N}])/giu;
const NO_WORD = /[^\p{L}\p{N}]+/gu;
/** Columns about prices that no guest pays: groups of prices, purchase and base prices. */
const OTHER_PRICE =
  /(?<![\p{L}\p{N}])(?:(?:einkaufs|ek|grund|kilo|liter)-?\s*preise?|preis-?(?:gruppen?|klassen?|kategorien?|stufen?|listen?|einheit(?:en)?)|price\s*(?:group|level|list)|cost\s*price)(?![\p{L}\p{N}])/iu;

/** Reads a heading about prices; null: it is about something else. */
export function readPriceHeading(heading: string): PriceHeading | null {
  const text = heading.normalize('NFC').replaceAll(TAX_COMPOUND, '$1 ');
  if (OTHER_PRICE.test(text)) return { types: null, sizes: [], problem: 'otherPrice' };
  const rest = createRest(text);
  const isEnglish = /price|amount/iu.test(text);
  const isPrice = [rest.take(PRICE_COMPOUND), rest.take(PRICE)].includes(true);
  const isNet = [rest.take(PLUS_TAX), rest.take(NET)].includes(true);
  const isGross = [rest.take(GROSS), isEnglish && rest.take(GROSS_IN_ENGLISH)].includes(true);
  const hasEuro = rest.take(EURO);
  const hasOther = [rest.take(OTHER_CURRENCY), rest.take(CENT)].includes(true);
  const isAlone = (isNet || isGross || hasEuro || hasOther) && rest.isEmpty();
  if (!isPrice && !isAlone && !ANY_PRICE.test(text)) return null;
  const isPerUnit = rest.take(PER_UNIT);
  rest.take(PER_PIECE);
  const types = DELIVERY_TYPES.filter((type) => rest.take(ORDER_TYPE_WORDS[type]));
  const sizes = readSizes(rest.read());
  const problem = isNet ? 'net' : hasOther ? 'currency' : isPerUnit ? 'unit' : sizes === null ? 'words' : null;
  return { types: types.length === 0 ? null : types, sizes: sizes ?? [], problem };
}

/** A heading from which words are taken until nothing is left that means anything. */
function createRest(text: string) {
  let rest = text;
  return {
    take: (pattern: RegExp): boolean => {
      const before = rest;
      rest = rest.replaceAll(pattern, ' ');
      return rest !== before;
    },
    isEmpty: (): boolean => rest.replaceAll(FILLER, ' ').replaceAll(NO_WORD, '') === '',
    read: (): string => rest.replaceAll(FILLER, ' ').replaceAll(/\s+/g, ' ').trim(),
  };
}

const FRACTION = /^[^\p{L}\p{N}]*\d\/\d[^\p{L}\p{N}]*$/u;
const UNIT = /\d\s*([\p{L}"″]+\.?)[^\p{L}\p{N}]*$/u;

/** The sizes that a heading names, as written; null: it says something else. */
function readSizes(rest: string): readonly string[] | null {
  if (rest.replaceAll(NO_WORD, '') === '') return [];
  const parts = (FRACTION.test(rest) ? [rest] : rest.split(/[/|;]| - /)).map(trimMarks).filter((part) => part !== '');
  const unit = UNIT.exec(parts.at(-1) ?? '')?.[1];
  const sizes = parts.map((part) => (/^\d+(?:[.,]\d+)?$/.test(part) && unit ? `${part} ${unit}` : part));
  return sizes.every((size) => SIZE.test(size)) ? sizes : null;
}

const trimMarks = (text: string): string => text.replaceAll(/^[\s()[\]:.,*–-]+|[\s()[\]:,*–-]+$/gu, '');

/** The size that a heading names if the merchant says that it does: 'Preis Abend' → 'Abend'. */
export const nameSize = (heading: string): string =>
  trimMarks(createTrimmed(heading.normalize('NFC'))) || heading.trim();

const createTrimmed = (heading: string): string =>
  [PRICE_COMPOUND, PRICE, EURO, FILLER].reduce((text, pattern) => text.replaceAll(pattern, ' '), heading).trim();
