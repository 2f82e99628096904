import type { Menu } from '../menu/menu.ts';
import type { DishChoice } from './choice.ts';

/** Names of what is left out, for 'ohne Zwiebeln'. */
export function leftOutNames(menu: Menu, { dish, without }: DishChoice): string[] {
  const names = new Map<string, string>([
    ...dish.secondaryIngredients.map(({ id, name }) => [id, name] as const),
    ...dish.secondarySubDishes.map(({ dishId }) => [dishId, menu.dishes.get(dishId)?.name ?? dishId] as const),
  ]);
  return without.map((id) => names.get(id) ?? id);
}
