import type { DishId } from '../ids.ts';
import { type Declaration, DECLARATIONS } from '../menu/declarations.ts';
import type { DishDocument, MenuDocument } from '../menu/menu-document.ts';

/** What the parts of a dish declare, and the parts that declare nothing yet. */
export interface SuggestedDeclarations {
  readonly named: readonly Declaration[];
  /** Names of parts whose declarations are unknown. */
  readonly unknown: readonly string[];
}

/** Declarations of a dish's ingredients and sub-dishes; a person confirms them (S3 L2). */
export function suggestDeclarations(menu: MenuDocument, dish: DishDocument): SuggestedDeclarations {
  const dishes = new Map(menu.dishes.map((each) => [each.id, each]));
  const ingredients = new Map(menu.ingredients.map((part) => [part.id, part]));
  const named = new Set<Declaration>();
  const unknown = new Set<string>();
  const seen = new Set<DishId>();
  const visit = (part: DishDocument): void => {
    seen.add(part.id);
    for (const id of [...part.primaryIngredients, ...part.secondaryIngredients]) {
      const ingredient = ingredients.get(id);
      if (!ingredient) continue;
      if (ingredient.declarations) for (const declaration of ingredient.declarations) named.add(declaration);
      else unknown.add(ingredient.name);
    }
    for (const { dish: id } of [...part.primarySubDishes, ...part.secondarySubDishes]) {
      const sub = dishes.get(id);
      if (!sub || seen.has(id)) continue;
      if (sub.declarations) for (const declaration of sub.declarations) named.add(declaration);
      else if (sub.primaryIngredients.length + sub.secondaryIngredients.length > 0) visit(sub);
      else unknown.add(sub.name);
    }
  };
  visit(dish);
  return { named: DECLARATIONS.filter((declaration) => named.has(declaration)), unknown: [...unknown] };
}
