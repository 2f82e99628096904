import { describe, expect, it } from 'vitest';
import { aCategory, aDish, aMenu } from '../../testing/index.ts';
import type { MenuQuery } from './search-menu.ts';
import { suggestDishes } from './suggest-dishes.ts';

const menu = aMenu({
  categories: [aCategory('pizza', { name: 'Pizza' }), aCategory('süßes', { name: 'Süßes' })],
  dishes: [
    aDish({ id: 'margherita', name: 'Margherita', tags: ['vegetarian'] }),
    aDish({ id: 'salame', name: 'Salame' }),
    aDish({ id: 'tiramisù', name: 'Tiramisù', category: 'süßes', tags: ['vegetarian'] }),
  ],
});

const suggest = (query: Partial<MenuQuery>) => {
  const found = suggestDishes(menu, {
    words: '',
    preferences: [],
    withoutTags: [],
    withoutDeclarations: [],
    deliveryType: 'delivery',
    ...query,
  });
  return found && [found.without, [...found.result.dishIds]];
};

describe('where nothing is found', () => {
  it.each<[string, Partial<MenuQuery>, readonly [string, readonly string[]] | null]>([
    ['one word too many', { words: 'Pizza Ananas' }, ['Ananas', ['margherita', 'salame']]],
    ['one word too many, in front', { words: 'Ananas Pizza' }, ['Ananas', ['margherita', 'salame']]],
    ['filters stay', { words: 'Pizza Ananas', preferences: ['vegetarian'] }, ['Ananas', ['margherita']]],
    [
      'an unknown word with a filter',
      { words: 'Ananas', preferences: ['vegetarian'] },
      ['', ['margherita', 'tiramisù']],
    ],
    ['filters that nothing fits', { words: 'Ananas', preferences: ['halal'] }, null],
  ])('%s', (_, query, expected) => {
    expect(suggest(query)).toEqual(expected);
  });
});
