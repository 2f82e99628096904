import type { Category, Dish, Ingredient } from './menu.ts';

export interface CommonIngredients {
  /** Ingredients of every dish. */
  readonly inAll: readonly Ingredient[];
  /** Ingredients of at least 80 percent of the dishes, but not of all. */
  readonly inMost: readonly Ingredient[];
}

const MOST_PERCENT = 80;
// With fewer dishes, common ingredients say nothing about the category.
const LEAST_DISHES = 3;

/** Ingredients common to the dishes of a category, by first appearance (S1 §3 Category, commonIngredients). */
export function commonIngredients({ dishes }: Pick<Category, 'dishes'>): CommonIngredients {
  if (dishes.length < LEAST_DISHES) return { inAll: [], inMost: [] };
  const counts = new Map<Ingredient, number>();
  for (const dish of dishes) {
    const ingredients = new Set([...dish.primaryIngredients, ...dish.secondaryIngredients]);
    for (const ingredient of ingredients) counts.set(ingredient, (counts.get(ingredient) ?? 0) + 1);
  }
  const all = [...counts].filter(([, count]) => count === dishes.length);
  const most = [...counts].filter(([, count]) => count < dishes.length && count * 100 >= dishes.length * MOST_PERCENT);
  return { inAll: all.map(([ingredient]) => ingredient), inMost: most.map(([ingredient]) => ingredient) };
}

const TOP_DISHES = 3;
/** Fewer ratings are not representative. */
export const LEAST_RATINGS = 5;

/** The best rated dishes of a category that shows them (S1 §3 Category, showTopDishes); ties in menu order. */
export function topDishes({ showTopDishes, dishes }: Pick<Category, 'showTopDishes' | 'dishes'>): readonly Dish[] {
  if (!showTopDishes) return [];
  const rated = dishes.filter((dish) => !dish.soldOut && (dish.ratings?.count ?? 0) >= LEAST_RATINGS);
  return rated.toSorted((left, right) => getAverageRating(right) - getAverageRating(left)).slice(0, TOP_DISHES);
}

const getAverageRating = ({ ratings }: Dish): number => ratings?.average ?? 0;
