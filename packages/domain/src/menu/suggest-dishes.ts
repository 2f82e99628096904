import type { Menu } from './menu.ts';
import { type MenuQuery, searchMenu } from './search-menu.ts';
import type { SearchResult } from './search-result.ts';

/** What a guest may like instead; `without` is the word that nothing matches, '' if it is the whole query. */
export interface Suggestion {
  readonly without: string;
  readonly result: SearchResult;
}

/**
 * Suggests dishes where a search has found none: those that match all words but one, else those that only fit the
 * filters. The filters stay: a guest must not see what they avoid. Null if there is nothing to suggest.
 */
export function suggestDishes(menu: Menu, query: MenuQuery): Suggestion | null {
  const words = query.words.split(/\s+/).filter(Boolean);
  const without = words.length > 1 ? words : [];
  const attempts = [...without.map((word) => [word, words.filter((other) => other !== word).join(' ')]), ['', '']];
  for (const [word = '', rest = ''] of attempts) {
    const result = searchMenu(menu, { ...query, words: rest });
    if (result.dishIds.size > 0) return { without: word, result };
  }
  return null;
}
