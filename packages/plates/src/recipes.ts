import { antipastoRecipes } from './recipes/antipasti.ts';
import { asianStarterRecipes } from './recipes/asian-starters.ts';
import { bakedRecipes } from './recipes/baked.ts';
import { barRecipes } from './recipes/bar.ts';
import { bowlRecipes } from './recipes/bowls.ts';
import { coldDrinkRecipes } from './recipes/cold-drinks.ts';
import { curryRecipes } from './recipes/curries.ts';
import { hotDrinkRecipes } from './recipes/hot-drinks.ts';
import { iceRecipes } from './recipes/ices.ts';
import { mainRecipes } from './recipes/mains.ts';
import { noodleSoupRecipes } from './recipes/noodle-soups.ts';
import { pastaRecipes } from './recipes/pasta.ts';
import { pizzaRecipes } from './recipes/pizzas.ts';
import { risottoRecipes } from './recipes/risotto.ts';
import { saladRecipes } from './recipes/salads.ts';
import { sideRecipes } from './recipes/sides.ts';
import { soupRecipes } from './recipes/soups.ts';
import { starterRecipes } from './recipes/starters.ts';
import { sweetRecipes } from './recipes/sweets.ts';
import { wokPlateRecipes } from './recipes/wok-plates.ts';
import { wokRecipes } from './recipes/wok.ts';
import { SIGNATURES } from './signatures.ts';
import type { Draw } from './canvas/index.ts';

const FOOD: Readonly<Record<string, Draw>> = {
  ...pizzaRecipes,
  ...pastaRecipes,
  ...bakedRecipes,
  ...risottoRecipes,
  ...mainRecipes,
  ...starterRecipes,
  ...antipastoRecipes,
  ...saladRecipes,
  ...soupRecipes,
  ...sideRecipes,
  ...sweetRecipes,
  ...iceRecipes,
  ...asianStarterRecipes,
  ...noodleSoupRecipes,
  ...wokRecipes,
  ...curryRecipes,
  ...wokPlateRecipes,
  ...bowlRecipes,
};
const DRINKS: Readonly<Record<string, Draw>> = { ...coldDrinkRecipes, ...hotDrinkRecipes, ...barRecipes };

interface Recipe {
  readonly name: string;
  /** In the notation of `scoreText`. */
  readonly words: string;
  readonly draw: Draw;
  readonly isDrink: boolean;
}

/** Every dish and drink with its own picture. */
export const RECIPES: readonly Recipe[] = [...listRecipes(FOOD, false), ...listRecipes(DRINKS, true)];

function listRecipes(recipes: Readonly<Record<string, Draw>>, isDrink: boolean): Recipe[] {
  return Object.entries(recipes).map(([name, draw]) => ({ name, words: SIGNATURES[name] ?? '', draw, isDrink }));
}
