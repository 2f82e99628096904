import type { ExtraItemDocument, MenuDocument } from '@tischlein/domain/menu';
import { findName } from './ingredients-section.tsx';

/** The name of the ingredient or dish that an item offers. */
export function findItemName(menu: MenuDocument, item: ExtraItemDocument): string {
  if ('ingredient' in item) return menu.ingredients.find(({ id }) => id === item.ingredient)?.name ?? item.ingredient;
  return findName(menu, item);
}
