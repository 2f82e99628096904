import type { Dish, Menu } from '../menu/menu.ts';
import type { DishChoice, LeftOutId } from './choice.ts';

/** What a dish can be had without, in the order of the menu (S1 §5). */
export function leftOutIds(dish: Dish): LeftOutId[] {
  return [...dish.secondaryIngredients.map(({ id }) => id), ...dish.secondarySubDishes.map(({ dishId }) => dishId)];
}

/** Names of what is left out, for 'ohne Zwiebeln'. */
export function leftOutNames(menu: Menu, { dish, without }: Pick<DishChoice, 'dish' | 'without'>): string[] {
  const names = new Map<string, string>([
    ...dish.secondaryIngredients.map(({ id, name }) => [id, name] as const),
    ...dish.secondarySubDishes.map(({ dishId }) => [dishId, menu.dishes.get(dishId)?.name ?? dishId] as const),
  ]);
  return without.map((id) => names.get(id) ?? id);
}
