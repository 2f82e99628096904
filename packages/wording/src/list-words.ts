const LIST = new Intl.ListFormat('de', { type: 'conjunction' });

/** 'Milch, Eier und Sellerie'. */
export const listWords = (words: readonly string[]): string => LIST.format(words);
