import type { Declaration } from './declarations.ts';
import type { DishDocument, IngredientDocument, MenuDocument } from './menu-document.ts';
import { findDeclaredDishes } from './orderable.ts';

export const DECLARED_KINDS = ['dish', 'ingredient'] as const;

export interface DeclaredItem {
  readonly kind: (typeof DECLARED_KINDS)[number];
  readonly id: string;
}

/** A dish or ingredient whose declarations are unknown, with what its source named. */
export interface UndeclaredItem extends DeclaredItem {
  readonly name: string;
  /** The category of a dish; empty for an ingredient. */
  readonly place: string;
  readonly named: readonly Declaration[];
  /** Words of the source that were not understood. */
  readonly unclear: string;
}

/** What cannot be ordered until its declarations are known: dishes by menu order, then ingredients (S3 L2). */
export function listUndeclared(menu: MenuDocument): UndeclaredItem[] {
  const ingredients = new Map(menu.ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const declared = findDeclaredDishes(new Map(menu.dishes.map((dish) => [dish.id, dish])), ingredients);
  const categories = new Map(menu.categories.map(({ id, name }) => [id, name]));
  return [
    ...menu.dishes
      .filter(({ id }) => !declared.has(id))
      .map((dish) => toUndeclared('dish', dish, categories.get(dish.category) ?? '')),
    ...menu.ingredients
      .filter(({ declarations }) => declarations === null)
      .map((ingredient) => toUndeclared('ingredient', ingredient, '')),
  ];
}

/** Confirms items: 'what is not named is not in them' (S3 L2). What is declared already stays as it is. */
export function confirmDeclarations(menu: MenuDocument, items: readonly DeclaredItem[]): MenuDocument {
  const keys = new Set(items.map(toKey));
  return {
    ...menu,
    dishes: menu.dishes.map((dish) => (keys.has(toKey({ kind: 'dish', id: dish.id })) ? declareDish(dish) : dish)),
    ingredients: menu.ingredients.map((part) =>
      keys.has(toKey({ kind: 'ingredient', id: part.id })) ? declareIngredient(part) : part,
    ),
  };
}

export const isSameDeclaredItem = (left: DeclaredItem, right: DeclaredItem): boolean => toKey(left) === toKey(right);

const toKey = ({ kind, id }: DeclaredItem): string => `${kind} ${id}`;

type Declarable = DishDocument | IngredientDocument;

function declareDish(dish: DishDocument): DishDocument {
  if (dish.declarations) return dish;
  const { partialDeclarations, ...rest } = dish;
  return { ...rest, declarations: partialDeclarations?.named ?? [] };
}

const declareIngredient = (part: IngredientDocument): IngredientDocument =>
  part.declarations ? part : { ...part, declarations: [] };

const toUndeclared = (
  kind: DeclaredItem['kind'],
  { id, name, ...part }: Declarable,
  place: string,
): UndeclaredItem => ({
  kind,
  id,
  name,
  place,
  named: ('partialDeclarations' in part && part.partialDeclarations?.named) || [],
  unclear: ('partialDeclarations' in part && part.partialDeclarations?.unclear) || '',
});
