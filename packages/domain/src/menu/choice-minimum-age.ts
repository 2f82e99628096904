import type { ConfiguredDish, Menu } from './menu.ts';
import { type Age, findDishAge, findMinimumAge, highestAge, readTagAge } from './minimum-age.ts';

/** The minimum age for a configured dish without the ingredients left out, with its extras and side dishes, or null. */
export function findChoiceMinimumAge({ dish: chosen, without, extras }: ConfiguredDish, menu: Menu): Age | null {
  const ofExtras = extras.map(({ item }) => {
    if (item.type === 'ingredient') return readTagAge(item.ingredient.tags);
    const dish = menu.dishes.get(item.dish.dishId);
    return dish ? findMinimumAge(dish, menu) : null;
  });
  return highestAge([findDishAge(menu, chosen, without), ...ofExtras]);
}
