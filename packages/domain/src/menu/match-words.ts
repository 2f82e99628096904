import { foldText } from './fold-text.ts';

/** Whether a folded text contains a word of a search. */
export type WordMatcher = (text: string) => boolean;

/** Words of this length may have one typing error. */
const SHORTEST_WITH_ERROR = 5;

/**
 * The words of a search, to be tested on folded texts; 'kase', 'kaese' and 'Käse' all find 'Käse'. A word that none of the
 * texts contains may have one typing error: 'margerita' finds 'Margherita'.
 */
export function matchWords(query: string, texts: readonly string[]): readonly WordMatcher[] {
  const words = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.map((word) => {
    const pattern = new RegExp(word.replace(SPECIAL, '\\$&').replace(SPELLED_OUT, '$1e?'));
    const isExact = word.length < SHORTEST_WITH_ERROR || texts.some((text) => pattern.test(text));
    if (isExact) return (text) => pattern.test(text);
    const spellings = [...new Set([word, word.replace(SPELLED_OUT, '$1')])];
    return (text) => spellings.some((spelling) => containsNearly(text, spelling));
  });
}

const SPECIAL = /[\\^$.*+?()[\]{}|/-]/g;
const SPELLED_OUT = /([aou])e/g;

/** Whether a text contains a word with a letter too many, too few, another one, or two that are swapped. */
function containsNearly(text: string, word: string): boolean {
  // One error leaves the start or the end of the word as it is: most texts have neither.
  const middle = Math.floor(word.length / 2);
  if (!text.includes(word.slice(0, middle - 1)) && !text.includes(word.slice(middle + 1))) return false;
  for (let from = 0; from < text.length; from += 1) {
    let at = 0;
    while (at < word.length && text[from + at] === word[at]) at += 1;
    if (at === word.length || hasOneError(text, from + at, word.slice(at))) return true;
  }
  return false;
}

/** `rest` and the text at this place differ in their first letter. */
function hasOneError(text: string, at: number, rest: string): boolean {
  const [first = '', second = ''] = rest;
  const isSwapped = second !== '' && text[at] === second && text[at + 1] === first;
  return (
    text.startsWith(rest.slice(1), at + 1) ||
    text.startsWith(rest.slice(1), at) ||
    text.startsWith(rest, at + 1) ||
    (isSwapped && text.startsWith(rest.slice(2), at + 2))
  );
}
