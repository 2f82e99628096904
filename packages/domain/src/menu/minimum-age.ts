import { listSubDishes } from './list-sub-dishes.ts';
import type { Combo, Dish, LeftOutId, Menu } from './menu.ts';
import { isStrong } from './particulars.ts';
import type { Tag } from './tags.ts';

/** S1 §9 'Alcohol ages: 16 and 18'. */
export type Age = 16 | 18;

/** The minimum age for a dish, or null; for a combo the age that no choice of dishes avoids. */
export function findMinimumAge(item: Dish | Combo, menu: Menu): Age | null {
  if (!('slots' in item)) return findDishAge(menu, item);
  const ofSlots = item.slots.map((slot) => {
    const dishes = slot.dishIds.flatMap((id) => menu.dishes.get(id) ?? []);
    return lowestAge(dishes.map((dish) => findMinimumAge(dish, menu)));
  });
  return highestAge([readTagAge(item.tags), ...ofSlots]);
}

/** Ingredients do not count: a dish cooked with alcohol has no age (S3 R9). */
export const findDishAge = (menu: Menu, dish: Dish, without: readonly LeftOutId[] = []): Age | null =>
  highestAge([dish, ...listSubDishes(menu, dish, without)].map(readOwnAge));

// A strong drink without a stated age may be a spirit (S3 L5).
const readOwnAge = ({ tags, prepacked }: Dish): Age | null => readTagAge(tags) ?? (isStrong(prepacked) ? 18 : null);

/** The highest of several ages (S3 G7). */
export function highestAge(ages: readonly (Age | null)[]): Age | null {
  if (ages.includes(18)) return 18;
  return ages.includes(16) ? 16 : null;
}

function lowestAge(ages: readonly (Age | null)[]): Age | null {
  if (ages.includes(null)) return null;
  return ages.includes(16) ? 16 : highestAge(ages);
}

export function readTagAge(tags: readonly Tag[]): Age | null {
  if (tags.includes('alcohol18')) return 18;
  return tags.includes('alcohol16') ? 16 : null;
}
