import type { Menu, Tag } from '@tischlein/domain/menu';
import { EXCLUDED } from '../features/menu/menu-filter.ts';

/**
 * The filters that change something on this menu: some dish has what they look for, or what they leave out. Decided on the server
 * only.
 */
export function listUsefulFilters(tags: readonly Tag[], { dishes }: Pick<Menu, 'dishes'>): readonly Tag[] {
  const all = [...dishes.values()];
  const own = new Set(all.flatMap((dish) => dish.tags));
  const parts = all.flatMap((dish) => [...dish.primaryIngredients, ...dish.secondaryIngredients]);
  const any = new Set([...own, ...parts.flatMap((part) => part.tags)]);
  if (own.has('vegan')) own.add('vegetarian');
  return tags.filter((tag) => EXCLUDED[tag]?.some((excluded) => any.has(excluded)) ?? own.has(tag));
}
