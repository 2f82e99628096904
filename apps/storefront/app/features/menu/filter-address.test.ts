import { describe, expect, it } from 'vitest';
import { readFilter, writeFilterToQuery } from './filter-address.ts';
import { NO_FILTER } from './menu-filter.ts';

describe('what is looked for stands in the address', () => {
  it('comes back as it went in', () => {
    const filter = { words: 'Käse & Ei', tags: ['vegan', 'not-piquant'], withoutDeclarations: ['milk'] } as const;
    expect(readFilter(writeFilterToQuery('', filter))).toEqual(filter);
  });

  it('leaves the rest of the query alone, and nothing behind', () => {
    expect(writeFilterToQuery('?gruppe=ABC', { ...NO_FILTER, words: 'pizza' })).toBe('?gruppe=ABC&suche=pizza');
    expect(writeFilterToQuery('?suche=pizza&filter=vegan', NO_FILTER)).toBe('');
  });

  it('takes only what it knows', () => {
    expect(readFilter('?filter=vegan,gibtEsNicht&ohne=milk,,x&suche=')).toEqual({
      words: '',
      tags: ['vegan'],
      withoutDeclarations: ['milk'],
    });
  });
});
