const LIST = new Intl.ListFormat('de', { type: 'conjunction' });

/** 'Milch, Eier und Sellerie'. */
export const listWords = (words: readonly string[]): string => LIST.format(words);

/** 'Karte oder Klarna'. */
export const listChoice = (words: readonly string[]): string =>
  new Intl.ListFormat('de', { type: 'disjunction' }).format(words);
