import type { DishId, IngredientId } from '../ids.ts';
import type { DishDocument } from './menu-document.ts';
import type { Dish, ExtraGroup, Ingredient, LeftOutId } from './menu.ts';

/** Dishes that are switched off or contain a sold-out part that cannot be left out. */
export function soldOutDishes(
  dishes: ReadonlyMap<DishId, DishDocument>,
  ingredients: ReadonlyMap<IngredientId, Ingredient>,
): ReadonlySet<DishId> {
  const out = new Set<DishId>();
  const isOut = ({ soldOut, primaryIngredients, primarySubDishes }: DishDocument): boolean =>
    soldOut === true ||
    primaryIngredients.some((id) => ingredients.get(id)?.soldOut) ||
    primarySubDishes.some(({ dish }) => out.has(dish));
  for (let before = -1; before !== out.size;) {
    before = out.size;
    for (const dish of dishes.values()) if (isOut(dish)) out.add(dish.id);
  }
  return out;
}

/** Returns whether the minimum of a group is unreachable with these items only. Groups with a timetable do not count. */
export const lacksChoices = (
  { min, limit, timetable, items }: ExtraGroup,
  counts: (item: ExtraGroup['items'][number]) => boolean,
): boolean =>
  timetable.length === 0 &&
  min > 0 &&
  calculateMaximum({ limit, items }) >= min &&
  calculateMaximum({ limit, items: items.filter(counts) }) < min;

/** Sold-out parts that can be left out, so the dish is sold without them. */
export function missingParts(
  { secondaryIngredients, secondarySubDishes }: Pick<Dish, 'secondaryIngredients' | 'secondarySubDishes'>,
  soldOut: ReadonlySet<DishId>,
): readonly LeftOutId[] {
  return [
    ...secondaryIngredients.filter((ingredient) => ingredient.soldOut).map(({ id }) => id),
    ...secondarySubDishes.map(({ dishId }) => dishId).filter((id) => soldOut.has(id)),
  ];
}

/** Maximum number of items that can be chosen in a group. */
export function calculateMaximum(group: Pick<ExtraGroup, 'limit' | 'items'>): number {
  const all = group.items.reduce((total, item) => total + item.maxAmount, 0);
  return group.limit > 0 ? Math.min(group.limit, all) : all;
}
