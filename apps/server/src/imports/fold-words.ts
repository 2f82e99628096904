const TRANSLITERATIONS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** 'Nüße' → 'nuesse': lower case without diacritics. */
export function foldWord(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => TRANSLITERATIONS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
}

/** The spellings of a word with 'ue' and with a plain 'u' for each umlaut. */
export function foldSpellings(phrase: string): readonly string[] {
  const withoutDots = phrase.replaceAll(/[äöü]/g, (letter) => letter.normalize('NFD').charAt(0));
  return [...new Set([foldWord(phrase), foldWord(withoutDots)])];
}

/** A word of a text with what is between it and the word before. */
export interface Word {
  readonly written: string;
  readonly folded: string;
  readonly before: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Splits a text into words. */
export function splitIntoWords(text: string): readonly Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [written] = match;
    words.push({ written, folded: foldWord(written), before: text.slice(end, match.index) });
    end = match.index + written.length;
  }
  return words;
}

/** Splits a list of words in code. */
export const listPhrases = (phrases: string): readonly string[] => phrases.split(', ');
