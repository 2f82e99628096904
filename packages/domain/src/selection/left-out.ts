import type { Dish, LeftOutId, Menu } from '../menu/menu.ts';
import type { DishChoice } from './choice.ts';

/** Everything that can be left out of a dish, in menu order (S1 §5 Cart restore). */
export function leftOutIds(dish: Dish): LeftOutId[] {
  return [...dish.secondaryIngredients.map(({ id }) => id), ...dish.secondarySubDishes.map(({ dishId }) => dishId)];
}

/** Names of the left-out parts, for 'ohne Zwiebeln'. */
export function leftOutNames(menu: Menu, { dish, without }: Pick<DishChoice, 'dish' | 'without'>): string[] {
  const names = new Map<string, string>([
    ...dish.secondaryIngredients.map(({ id, name }) => [id, name] as const),
    ...dish.secondarySubDishes.map(({ dishId }) => [dishId, menu.dishes.get(dishId)?.name ?? dishId] as const),
  ]);
  return without.map((id) => names.get(id) ?? id);
}
