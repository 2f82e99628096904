import type { Category, Dish, Ingredient } from './menu.ts';

/** Ingredients that the dishes of a category share. */
export interface CommonIngredients {
  /** In every dish. */
  readonly inAll: readonly Ingredient[];
  /** In at least 80 percent of the dishes, but not in all. */
  readonly inMost: readonly Ingredient[];
}

const MOST_PERCENT = 80;
// What two dishes share says nothing about a category.
const LEAST_DISHES = 3;

/** What the dishes of a category have in common, in the order of the first dish that has it (S1 §3 'commonIngredients'). */
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
// One guest's five stars are no top dish.
const LEAST_RATINGS = 5;

/** The dishes that guests rate best, for a category that shows them (S1 §3 'showTopDishes'); ties in the order of the menu. */
export function topDishes({ showTopDishes, dishes }: Pick<Category, 'showTopDishes' | 'dishes'>): readonly Dish[] {
  if (!showTopDishes) return [];
  const rated = dishes.filter((dish) => !dish.soldOut && (dish.ratings?.count ?? 0) >= LEAST_RATINGS);
  return rated.toSorted((left, right) => getAverageRating(right) - getAverageRating(left)).slice(0, TOP_DISHES);
}

const getAverageRating = ({ ratings }: Dish): number => ratings?.average ?? 0;
