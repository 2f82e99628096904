import { RECEIPT } from '@tischlein/wording/documents';

const MISSING = '\u{FFFD}';

/**
 * Replaces runs of letters that the font does not have (Arabic, Chinese) with one placeholder, and drops emoji
 * and arrows.
 */
export function toPrintable(text: string, canPrint: (codePoint: number) => boolean): string {
  const characters = Array.from(text, (character) => {
    if (canPrint(character.codePointAt(0) ?? 0)) return character;
    return /[\p{L}\p{N}]/u.test(character) ? MISSING : '';
  });
  const printed = characters.join('');
  if (printed === text) return text;
  return printed
    .replaceAll(/\uFFFD(?:[\s\uFFFD]*\uFFFD)?/g, RECEIPT.unprintable)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
