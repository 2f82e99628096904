import anyAscii from 'any-ascii';

/** Longer names of a character, such as ':pizza:', do not fit into a line. */
const LONGEST = 4;

/** Characters that the table reads in a way that no German would. */
const READ_OTHERWISE: ReadonlyMap<string, string> = new Map([
  ['ẞ', 'SS'],
  ['→', '->'],
  ['←', '<-'],
  ['↔', '<->'],
  ['⇒', '=>'],
]);

/**
 * The plain letters that a character is read as: 'ł' → 'l', 'œ' → 'oe', '→' → '->'; empty for an invisible mark. null:
 * there are none.
 */
export function transliterate(character: string): string | null {
  const plain = READ_OTHERWISE.get(character) ?? anyAscii(character);
  if (plain === '') return /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character) ? '' : null;
  return plain.length > LONGEST ? null : plain;
}

/** A text whose letters and digits are plain; other characters stay. */
export const transliterateLetters = (text: string): string =>
  text.replaceAll(/[\p{L}\p{M}\p{N}]/gu, (character) => transliterate(character) ?? '');
