import type { DishId, IngredientId } from '../ids.ts';
import type { LeftOutId } from '../selection/choice.ts';
import type { DishDocument } from './menu-document.ts';
import type { Dish, ExtraGroup, Ingredient } from './menu.ts';

/** The dishes that cannot be made: switched off, or a part is out that no one can leave out. */
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

/** Whether too much of a group is out to choose what must be chosen. */
export const lacksChoices = ({ min, limit, timetable, items }: ExtraGroup): boolean =>
  timetable.length === 0 &&
  min > 0 &&
  calculateMaximum({ limit, items }) >= min &&
  calculateMaximum({ limit, items: items.filter(({ soldOut }) => !soldOut) }) < min;

/** What a dish comes without as long as it is out. */
export function missingParts(
  { secondaryIngredients, secondarySubDishes }: Pick<Dish, 'secondaryIngredients' | 'secondarySubDishes'>,
  soldOut: ReadonlySet<DishId>,
): readonly LeftOutId[] {
  return [
    ...secondaryIngredients.filter((ingredient) => ingredient.soldOut).map(({ id }) => id),
    ...secondarySubDishes.map(({ dishId }) => dishId).filter((id) => soldOut.has(id)),
  ];
}

/** The most that can be chosen in all. */
export function calculateMaximum(group: Pick<ExtraGroup, 'limit' | 'items'>): number {
  const all = group.items.reduce((total, item) => total + item.maxAmount, 0);
  return group.limit > 0 ? Math.min(group.limit, all) : all;
}
