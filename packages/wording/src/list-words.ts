const LIST = new Intl.ListFormat('de', { type: 'conjunction' });

/** 'Milch, Eier und Sellerie'. */
export const listWords = (words: readonly string[]): string => LIST.format(words);

const CHOICE = new Intl.ListFormat('de', { type: 'disjunction' });

/** 'Karte oder Klarna'. */
export const listChoice = (words: readonly string[]): string => CHOICE.format(words);
