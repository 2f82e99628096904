import type { Draw } from './canvas/index.ts';
import { ANY_DRINK } from './generic/drinks.ts';
import { ITALIAN_KINDS } from './generic/italian.ts';
import type { Kind } from './generic/outline.ts';
import { composePlate, WORLD_KINDS } from './generic/world.ts';
import type { PlateDish } from './plate-dish.ts';
import { RECIPES } from './recipes.ts';
import { findBest, normalizeText } from './text.ts';
import { findToppings } from './toppings.ts';

/** What to draw for a dish, and the seed of its random details. */
export interface Motif {
  /** The recipe, or the kind of dish if it has no recipe of its own. */
  readonly name: string;
  readonly seed: string;
  readonly draw: Draw;
}

const ANY_FOOD: Kind = { name: 'plate', words: '', isDrink: false, compose: composePlate };
const KINDS: readonly Kind[] = [...ITALIAN_KINDS, ...WORLD_KINDS, ANY_DRINK];

/**
 * Finds the recipe or kind of dish by its name, then with its category, a drink also with its ingredients. Every dish gets a motif;
 * the same dish always gets the same one.
 */
export function findMotif({ name, category = '', ingredients = [], isDrink }: PlateDish): Motif {
  const texts = [normalizeText(name), normalizeText(name, category)];
  if (isDrink === true) texts.push(normalizeText(name, category, ...ingredients));
  const isPossible = (entry: { readonly isDrink: boolean }): boolean =>
    isDrink === undefined || entry.isDrink === isDrink;
  const [recipes, kinds] = [RECIPES.filter(isPossible), KINDS.filter(isPossible)];
  for (const text of texts) {
    const recipe = findBest(recipes, text);
    if (recipe) return { name: recipe.name, seed: recipe.name, draw: recipe.draw };
    const kind = findBest(kinds, text);
    if (kind) return composeKind(kind, { name, category, ingredients });
  }
  return composeKind(isDrink === true ? ANY_DRINK : ANY_FOOD, { name, category, ingredients });
}

function composeKind(kind: Kind, { name, category, ingredients }: Required<Omit<PlateDish, 'isDrink'>>): Motif {
  const text = normalizeText(name, category, ...ingredients);
  const toppings = findToppings(ingredients.length > 0 ? ingredients : name.split(/[\s,]+/));
  return { name: kind.name, seed: normalizeText(name), draw: kind.compose({ text, toppings }) };
}
