import type { CategoryId, DishId } from '../ids.ts';
import type { DishDocument, MenuDocument } from '../menu/index.ts';

/** Moves a category to a place, counted from 0. */
export function moveCategory(menu: MenuDocument, id: CategoryId, place: number): MenuDocument {
  const categories = moveTo(menu.categories, id, place);
  return categories === menu.categories ? menu : { ...menu, categories };
}

/** Moves a dish to a place among the dishes of its category, counted from 0. */
export function moveDish(menu: MenuDocument, id: DishId, place: number): MenuDocument {
  const dish = menu.dishes.find((each) => each.id === id);
  if (!dish) return menu;
  const before = listDishesIn(menu, dish.category);
  const after = moveTo(before, id, place);
  if (after === before) return menu;
  const queue = after[Symbol.iterator]();
  // The category keeps its places in the list of all dishes.
  const dishes = menu.dishes.map((each) => (each.category === dish.category ? (queue.next().value ?? each) : each));
  return { ...menu, dishes };
}

/** Moves dishes to the end of a category; one that is gone takes none. */
export function moveDishesTo(menu: MenuDocument, ids: ReadonlySet<DishId>, category: CategoryId): MenuDocument {
  const moved = menu.dishes.filter((dish) => ids.has(dish.id) && dish.category !== category);
  if (moved.length === 0 || !menu.categories.some(({ id }) => id === category)) return menu;
  const others = menu.dishes.filter((dish) => !moved.includes(dish));
  return { ...menu, dishes: [...others, ...moved.map((dish) => ({ ...dish, category }))] };
}

export const listDishesIn = ({ dishes }: MenuDocument, category: CategoryId): readonly DishDocument[] =>
  dishes.filter((dish) => dish.category === category);

/** The same list if the item is there already. */
function moveTo<Item extends { readonly id: string }>(
  list: readonly Item[],
  id: string,
  place: number,
): readonly Item[] {
  const from = list.findIndex((item) => item.id === id);
  const item = list[from];
  const to = Math.max(0, Math.min(place, list.length - 1));
  return !item || from === to ? list : list.toSpliced(from, 1).toSpliced(to, 0, item);
}
