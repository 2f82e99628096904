import type { Declaration } from '@tischlein/domain/menu';

/** The merchant's codes with what they declare; null: the legend's own words are not known. */
export type Legend = ReadonlyMap<string, readonly Declaration[] | null>;

export const NO_LEGEND: Legend = new Map();

const CODE = /^(?:[a-z]{1,2}\d{0,2}|\d{1,2}[a-z]?|gl[a-z]{1,3}|nu[a-z]{1,2})$/i;
const LETTERS = /^[A-R]{2,8}$/;
const PARTS = /[A-Za-z]\d{0,2}/g;

/** Returns whether a word may be one or several codes of a legend: 'A1', '12', 'GlW', 'ACG'. */
export const looksLikeCodes = (word: string): boolean => CODE.test(word) || LETTERS.test(word);

/** What a word declares if it is a code of the legend, or codes written together; undefined if it is not. */
export function findCodes(word: string, legend: Legend): readonly Declaration[] | null | undefined {
  const exact = findCode(word, legend);
  if (exact !== undefined) return exact;
  const parts = word.match(PARTS) ?? [];
  if (parts.length < 2 || parts.join('') !== word || !/^[A-Z]/.test(word)) return undefined;
  const found = parts.map((part) => findCode(part, legend));
  if (found.includes(undefined)) return undefined;
  return found.includes(null) ? null : found.flatMap((declared) => declared ?? []);
}

/** Capital and small letters count as the same unless the legend has both. */
function findCode(word: string, legend: Legend): readonly Declaration[] | null | undefined {
  if (legend.has(word)) return legend.get(word);
  const same = [...legend.keys()].filter((code) => code.toLowerCase() === word.toLowerCase());
  return same.length === 1 && same[0] !== undefined ? legend.get(same[0]) : undefined;
}
