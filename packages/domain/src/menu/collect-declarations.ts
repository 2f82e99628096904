import type { DishId } from '../ids.ts';
import { memoByObject } from '../memo-by-object.ts';
import { type Declaration, DECLARATIONS, type Declarations } from './declarations.ts';
import type { ConfiguredDish, Dish, DishInSize, Ingredient, Menu } from './menu.ts';

const collectedByMenu = memoByObject<Menu, Map<DishId, Declarations>>(() => new Map());

/**
 * Allergens and additives of a dish, its ingredients and sub-dishes. Returns null, 'not declared yet', if the dish
 * declares nothing itself and a part is undeclared.
 */
export function collectDeclarations(menu: Menu, dish: Dish): Declarations {
  const byDish = collectedByMenu(menu);
  const cached = byDish.get(dish.id);
  if (cached !== undefined) return cached;
  // Breaks the recursion for a sub-dish that contains itself.
  byDish.set(dish.id, null);
  const parts = [
    ...ingredientDeclarations([...dish.primaryIngredients, ...dish.secondaryIngredients]),
    ...subDishDeclarations(menu, [...dish.primarySubDishes, ...dish.secondarySubDishes]),
  ];
  const declarations = ownOrParts(dish, parts);
  byDish.set(dish.id, declarations);
  return declarations;
}

/** Declarations of a configured dish: without what is left out, with extras and side dishes. */
export function collectChoiceDeclarations(menu: Menu, { dish, without, extras }: ConfiguredDish): Declarations {
  const isLeft = (id: string) => !without.some((leftOut) => leftOut === id);
  const parts = [
    ...ingredientDeclarations([
      ...dish.primaryIngredients,
      ...dish.secondaryIngredients.filter(({ id }) => isLeft(id)),
    ]),
    ...subDishDeclarations(menu, [
      ...dish.primarySubDishes,
      ...dish.secondarySubDishes.filter(({ dishId }) => isLeft(dishId)),
    ]),
  ];
  const added = extras.flatMap(({ item }) =>
    item.type === 'ingredient' ? [item.ingredient.declarations] : subDishDeclarations(menu, [item.dish]),
  );
  return united([ownOrParts(dish, parts), ...added]);
}

/** A dish's own declaration is complete; declared parts are added to it. */
function ownOrParts(dish: Dish, parts: readonly Declarations[]): Declarations {
  if (dish.declarations) return united([dish.declarations, ...parts.filter((part) => part !== null)]);
  return parts.length > 0 ? united(parts) : null;
}

const ingredientDeclarations = (ingredients: readonly Ingredient[]): Declarations[] =>
  ingredients.map((ingredient) => ingredient.declarations);

function subDishDeclarations(menu: Menu, references: readonly DishInSize[]): Declarations[] {
  return references.map(({ dishId }) => {
    const dish = menu.dishes.get(dishId);
    return dish ? collectDeclarations(menu, dish) : null;
  });
}

function united(lists: readonly Declarations[]): Declarations {
  const all: Declaration[] = [];
  for (const list of lists) {
    if (!list) return null;
    for (const declaration of list) if (!all.includes(declaration)) all.push(declaration);
  }
  return all.toSorted((left, right) => getPosition(left) - getPosition(right));
}

const positions = new Map(DECLARATIONS.map((declaration, index) => [declaration, index]));
const getPosition = (declaration: Declaration): number => positions.get(declaration) ?? positions.size;
