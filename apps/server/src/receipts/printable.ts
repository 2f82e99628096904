import { RECEIPT } from '@tischlein/wording/receipt';

const MISSING = '\u{FFFD}';

/**
 * A text as a font can print it: letters that it does not have, say of an Arabic or a Chinese name, are said to be missing, once for
 * all that stand together; pictures and arrows are left out.
 */
export function toPrintable(text: string, canPrint: (codePoint: number) => boolean): string {
  const characters = Array.from(text, (character) => {
    if (canPrint(character.codePointAt(0) ?? 0)) return character;
    return /[\p{L}\p{N}]/u.test(character) ? MISSING : '';
  });
  const shown = characters.join('');
  if (shown === text) return text;
  return shown
    .replaceAll(/\uFFFD(?:[\s\uFFFD]*\uFFFD)?/g, RECEIPT.unprintable)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
