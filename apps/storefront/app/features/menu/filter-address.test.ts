import { describe, expect, it } from 'vitest';
import { readFilter, writeFilterToQuery } from './filter-address.ts';
import { NO_FILTER } from './menu-filter.ts';

describe('the filter in the URL', () => {
  it('survives a round trip', () => {
    const filter = {
      words: 'Käse & Ei',
      tags: ['vegan', 'not-piquant'],
      withoutDeclarations: ['milk'],
      isOrderable: true,
    } as const;
    expect(readFilter(writeFilterToQuery('', filter))).toEqual(filter);
  });

  it('keeps the rest of the query and leaves nothing behind', () => {
    expect(writeFilterToQuery('?gruppe=ABC', { ...NO_FILTER, words: 'pizza' })).toBe('?gruppe=ABC&suche=pizza');
    expect(writeFilterToQuery('?suche=pizza&filter=vegan', NO_FILTER)).toBe('');
  });

  it('ignores unknown values', () => {
    expect(readFilter('?filter=vegan,gibtEsNicht&ohne=milk,,x&suche=')).toEqual({
      words: '',
      tags: ['vegan'],
      withoutDeclarations: ['milk'],
      isOrderable: false,
    });
  });
});
