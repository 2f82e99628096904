import type { DishChoice } from '../selection/choice.ts';
import type { Combo, Dish, Menu } from './menu.ts';
import type { Tag } from './tags.ts';

/** The ages that alcohol asks for (S1 §9 'Alcohol ages: 16 and 18'). */
export type Age = 16 | 18;

/** The age a dish asks for; for a combo the one that no choice of its slots avoids. */
export function ageOf(item: Dish | Combo, menu: Menu): Age | null {
  if (!('slots' in item)) return ageOfTags(item.tags);
  const ofSlots = item.slots.map((slot) => {
    const dishes = slot.dishIds.flatMap((id) => menu.dishes.get(id) ?? []);
    return lowest(dishes.map((dish) => ageOf(dish, menu)));
  });
  return oldest([ageOfTags(item.tags), ...ofSlots]);
}

/** The age for a dish with its extras and side dishes. */
export function ageOfChoice(choice: DishChoice, menu: Menu): Age | null {
  const ofExtras = choice.extras.map(({ item }) => {
    if (item.type === 'ingredient') return ageOfTags(item.ingredient.tags);
    const dish = menu.dishes.get(item.dish.dishId);
    return dish ? ageOf(dish, menu) : null;
  });
  return oldest([ageOf(choice.dish, menu), ...ofExtras]);
}

/** The highest of some ages (spec 3 G7). */
export function oldest(ages: readonly (Age | null)[]): Age | null {
  if (ages.includes(18)) return 18;
  return ages.includes(16) ? 16 : null;
}

function lowest(ages: readonly (Age | null)[]): Age | null {
  if (ages.includes(null)) return null;
  return ages.includes(16) ? 16 : oldest(ages);
}

function ageOfTags(tags: readonly Tag[]): Age | null {
  if (tags.includes('alcohol18')) return 18;
  return tags.includes('alcohol16') ? 16 : null;
}
