import type { DishId, IngredientId } from '../ids.ts';
import { foldText } from '../menu/fold-text.ts';
import type { DishDocument, ExtraGroupDocument, IngredientDocument, MenuDocument } from '../menu/menu-document.ts';
import { changeDish } from './edit-dish.ts';
import { editById, type FieldChange, withFields } from './with-fields.ts';

/** Adds an ingredient whose declarations are unknown. */
export const addIngredient = (menu: MenuDocument, id: IngredientId, name: string): MenuDocument => ({
  ...menu,
  ingredients: [...menu.ingredients, { id, name, declarations: null, tags: [] }],
});

/** Changes fields of an ingredient wherever it is used; undefined removes an optional one. */
export const editIngredient = (
  menu: MenuDocument,
  id: IngredientId,
  change: FieldChange<Omit<IngredientDocument, 'id'>>,
): MenuDocument => ({
  ...menu,
  ingredients: editById(menu.ingredients, id, (part) => withFields<IngredientDocument>(part, change)),
});

/** The ingredient of this name, however it is written. */
export const findIngredientByName = (menu: MenuDocument, name: string): IngredientDocument | undefined =>
  menu.ingredients.find((part) => foldText(part.name) === foldText(name.trim()));

/** Whether an ingredient is always in a dish, can be left out, or is not in it. */
export type Inclusion = 'primary' | 'secondary' | null;

/** Puts an ingredient into a dish once, or takes it out. */
export function setIngredient(
  menu: MenuDocument,
  { dish: dishId, ingredient: id }: { readonly dish: DishId; readonly ingredient: IngredientId },
  inclusion: Inclusion,
): MenuDocument {
  const others = (ids: readonly IngredientId[]): readonly IngredientId[] => ids.filter((each) => each !== id);
  return changeDish(menu, dishId, (dish) => ({
    ...dish,
    primaryIngredients: [...others(dish.primaryIngredients), ...(inclusion === 'primary' ? [id] : [])],
    secondaryIngredients: [...others(dish.secondaryIngredients), ...(inclusion === 'secondary' ? [id] : [])],
  }));
}

export interface IngredientUses {
  readonly dishes: readonly DishDocument[];
  readonly groups: readonly ExtraGroupDocument[];
}

/** The dishes that contain an ingredient, and the groups that offer it. */
export function listIngredientUses(menu: MenuDocument, id: IngredientId): IngredientUses {
  return {
    dishes: menu.dishes.filter((dish) => contains(dish, id)),
    groups: menu.extraGroups.filter(({ items }) =>
      items.some((item) => 'ingredient' in item && item.ingredient === id),
    ),
  };
}

/** Removes an ingredient from the menu with everything that names it. */
export function removeIngredient(menu: MenuDocument, id: IngredientId): MenuDocument {
  const uses = listIngredientUses(menu, id);
  const taken = uses.dishes.reduce(
    (changed, dish) => setIngredient(changed, { dish: dish.id, ingredient: id }, null),
    menu,
  );
  return {
    ...taken,
    ingredients: taken.ingredients.filter((part) => part.id !== id),
    extraGroups: taken.extraGroups.map((group) => ({
      ...group,
      items: group.items.filter((item) => !('ingredient' in item && item.ingredient === id)),
    })),
  };
}

const contains = (dish: DishDocument, id: IngredientId): boolean =>
  dish.primaryIngredients.includes(id) || dish.secondaryIngredients.includes(id);
