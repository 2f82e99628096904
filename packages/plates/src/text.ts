const SPELLED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' };
const TAIL = / (?:mit|con|with|auf|an|in|al|alla|alle|allo|ai|ohne|senza) .*$/;

/** Lower case without accents and punctuation, with a space at each end: 'Süß-saure Ente' → ' suss saure ente '. */
export function normalizeText(...parts: readonly string[]): string {
  const plain = parts
    .join(' ')
    .toLowerCase()
    .replaceAll(/[ßæœøđł]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
  return ` ${plain.replaceAll(/[^\p{L}\d]+/gu, ' ').trim()} `;
}

/** Matches 'word' at the start of a word, '*word' anywhere, '^word' at the start of the text, 'word.' as a whole word. */
function hasWord(text: string, word: string): boolean {
  const letters = word.replace(/^[*^]/, '').replace(/\.$/, ' ');
  if (word.startsWith('^')) return text.startsWith(` ${letters}`);
  return text.includes(word.startsWith('*') ? letters : ` ${letters}`);
}

/**
 * Scores a normalized text against alternatives separated by commas; 0 if none matches, longer matches score higher. All words
 * joined by '+' must occur, the first one before a 'mit' or 'con': 'pizza+tonno, *thunfischpizza'.
 */
function scoreText(text: string, alternatives: string): number {
  const head = text.replace(TAIL, ' ');
  const scores = alternatives.split(', ').map((alternative) => {
    const [first = '', ...others] = alternative.split('+');
    const isMatch = hasWord(head, first) && others.every((word) => hasWord(text, word));
    return isMatch ? alternative.replaceAll(/[^a-z]/g, '').length : 0;
  });
  return Math.max(...scores);
}

/** Finds the entry with the highest score; the first one wins a tie. Undefined if none matches. */
export function findBest<Entry extends { readonly words: string }>(
  entries: readonly Entry[],
  text: string,
): Entry | undefined {
  let best: { readonly entry: Entry; readonly score: number } | undefined;
  for (const entry of entries) {
    const score = scoreText(text, entry.words);
    if (score > (best?.score ?? 0)) best = { entry, score };
  }
  return best?.entry;
}
