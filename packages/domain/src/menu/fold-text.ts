/**
 * Normalises a text for searching: lower case, no diacritics, the plain letters of others, invisible marks left out. 'Käse'
 * becomes 'kase', 'Łosoś' 'losos'.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .replace(OTHER_LETTERS, (letter) => PLAIN[letter] ?? '');
}

/** Letters that do not fall apart into a plain one and a mark, kinds of dashes and quotes, and invisible marks. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ŋ: 'n',
  ĸ: 'k',
  ſ: 's',
  ə: 'e',
  ς: 'σ',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
};
const COMBINING_MARKS = /[\u0300-\u036f]/g;
const OTHER_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}\u00ad\u200b-\u200f\u2060\ufeff]`, 'g');
