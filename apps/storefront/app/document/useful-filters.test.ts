import type { Tag } from '@tischlein/domain/menu';
import { aDish, aMenu, anIngredient } from '@tischlein/domain/testing';
import { ingredientId } from '@tischlein/domain';
import { expect, it } from 'vitest';
import { listUsefulFilters } from './useful-filters.ts';

const FILTERS: readonly Tag[] = ['vegetarian', 'vegan', 'not-piquant', 'not-alcohol'];
const chili = anIngredient('chili', { tags: ['piquant'] });

it.each<[string, Parameters<typeof aDish>[0], readonly Tag[]]>([
  ['a bar', { tags: ['alcohol16'] }, ['not-alcohol']],
  ['a vegan kitchen', { tags: ['vegan'] }, ['vegetarian', 'vegan']],
  ['a dish made hot by what is in it', { primaryIngredients: [ingredientId('chili')] }, ['not-piquant']],
  ['nothing of it', {}, []],
])('a filter that changes nothing is not offered: %s', (_, dish, offered) => {
  const menu = aMenu({ dishes: [aDish(dish)], ingredients: [chili] });
  expect(listUsefulFilters(FILTERS, menu)).toEqual(offered);
});
