import type { CategoryId, DishId } from '../ids.ts';
import type { DishDocument, MenuDocument } from '../menu/index.ts';
import { listDishesIn } from './move-items.ts';

interface NewItem<Id> {
  readonly id: Id;
  readonly name: string;
}

/** Adds an empty category behind the others. */
export const appendCategory = (menu: MenuDocument, { id, name }: NewItem<CategoryId>): MenuDocument => ({
  ...menu,
  categories: [...menu.categories, { id, name, showTopDishes: false }],
});

/**
 * Adds a dish at the end of a category. It has no price and unknown declarations, so guests cannot order it yet (S3 L2). Its
 * sizes and order types are those of the dish before it.
 */
export function appendDish(
  menu: MenuDocument,
  { id, name, category }: NewItem<DishId> & { readonly category: CategoryId },
): MenuDocument {
  const before = listDishesIn(menu, category).at(-1);
  const dish: DishDocument = {
    id,
    category,
    name,
    sizes: before?.sizes ?? [],
    isDrink: before?.isDrink ?? false,
    ...(before?.vatClass && { vatClass: before.vatClass }),
    primaryIngredients: [],
    secondaryIngredients: [],
    primarySubDishes: [],
    secondarySubDishes: [],
    extraIngredientGroups: before?.extraIngredientGroups ?? [],
    sideDishGroups: before?.sideDishGroups ?? [],
    popularExtraCombination: [],
    extraIngredientsRanking: [],
    freeIngredients: 0,
    tags: [],
    negTags: [],
    prices: {},
    declarations: null,
  };
  return { ...menu, dishes: [...menu.dishes, dish] };
}

/** Copies a dish; the copy follows it. */
export function copyDish(menu: MenuDocument, id: DishId, copy: NewItem<DishId>): MenuDocument {
  const index = menu.dishes.findIndex((dish) => dish.id === id);
  const dish = menu.dishes[index];
  if (!dish) return menu;
  return { ...menu, dishes: menu.dishes.toSpliced(index + 1, 0, toCopy(dish, copy)) };
}

interface CategoryCopy extends NewItem<CategoryId> {
  readonly toDishId: (dish: DishId) => DishId;
}

/** Copies a category with its dishes; the copy follows it. */
export function copyCategory(menu: MenuDocument, id: CategoryId, { toDishId, ...copy }: CategoryCopy): MenuDocument {
  const index = menu.categories.findIndex((category) => category.id === id);
  const category = menu.categories[index];
  if (!category) return menu;
  const dishes = listDishesIn(menu, id).map((dish) => ({
    ...toCopy(dish, { id: toDishId(dish.id), name: dish.name }),
    category: copy.id,
  }));
  return {
    ...menu,
    categories: menu.categories.toSpliced(index + 1, 0, { ...category, ...copy }),
    dishes: [...menu.dishes, ...dishes],
  };
}

/** Ratings belong to the dish that guests have eaten; a number is on the printed menu once. */
function toCopy(
  { ratings: _, number: __, plu: ___, ...dish }: DishDocument,
  { id, name }: NewItem<DishId>,
): DishDocument {
  return { ...dish, id, name };
}
