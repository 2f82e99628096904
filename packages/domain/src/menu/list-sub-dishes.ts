import type { Dish, DishInSize, LeftOutId, Menu } from './menu.ts';

/** The sub-dishes that are not left out, and the sub-dishes of these, each once. */
export function listSubDishes(menu: Menu, dish: Dish, without: readonly LeftOutId[] = []): readonly Dish[] {
  const found = new Set<Dish>();
  const add = (parts: readonly DishInSize[]): void => {
    for (const { dishId } of parts) {
      const part = menu.dishes.get(dishId);
      if (!part || found.has(part)) continue;
      found.add(part);
      add([...part.primarySubDishes, ...part.secondarySubDishes]);
    }
  };
  add([...dish.primarySubDishes, ...dish.secondarySubDishes.filter(({ dishId }) => !without.includes(dishId))]);
  return [...found];
}
