import type { DishDocument, IngredientDocument, MenuDocument } from '../menu/index.ts';
import { foldText } from '../menu/fold-text.ts';
import { matchWords } from '../menu/match-words.ts';
import { DELIVERY_TYPES } from '../delivery-type.ts';
import type { DishId } from '../ids.ts';
import { findDishPrice } from './price-cells.ts';

/** What a dish may lack; 'differs': a branch has changed it. */
export const DISH_FILTERS = ['noPicture', 'unknownDeclarations', 'soldOut', 'noPrice', 'differs'] as const;
export type DishFilter = (typeof DISH_FILTERS)[number];

export interface DishQuery {
  readonly words: string;
  readonly filter: DishFilter | null;
  /** Dishes that are out of stock now. */
  readonly soldOut: ReadonlySet<DishId>;
  /** Dishes that differ from those of the franchise. */
  readonly different: ReadonlySet<DishId>;
}

/** Finds dishes of a menu that is being edited: every word is in name, number, subtext, ingredients or category. */
export function findDishes(menu: MenuDocument, query: DishQuery): readonly DishDocument[] {
  const fits = (dish: DishDocument): boolean => query.filter === null || isFiltered(dish, query.filter, query);
  const found = menu.dishes.filter(fits);
  if (query.words.trim() === '') return found;
  const ingredients = new Map(menu.ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const categories = new Map(menu.categories.map(({ id, name }) => [id, name]));
  const texts = found.map((dish) =>
    foldText([categories.get(dish.category), ...listTexts(dish, ingredients)].join('\n')),
  );
  const words = matchWords(query.words, texts);
  return found.filter((_, index) => words.every((matches) => matches(texts[index] ?? '')));
}

export function isFiltered(
  dish: DishDocument,
  filter: DishFilter,
  { soldOut, different }: Omit<DishQuery, 'words' | 'filter'>,
): boolean {
  switch (filter) {
    case 'noPicture':
      return dish.imageName === undefined;
    case 'unknownDeclarations':
      return dish.declarations === null;
    case 'soldOut':
      return dish.soldOut === true || soldOut.has(dish.id);
    case 'noPrice':
      return !hasPrice(dish);
    case 'differs':
      return different.has(dish.id);
  }
}

/** Returns whether the dish has a price in any size and order type. */
function hasPrice(dish: DishDocument): boolean {
  const sizes = dish.sizes.length > 0 ? dish.sizes : [null];
  return DELIVERY_TYPES.some((type) => sizes.some((size) => findDishPrice(dish, type, size) !== null));
}

const listTexts = (
  { name, number, subtext, primaryIngredients, secondaryIngredients }: DishDocument,
  ingredients: ReadonlyMap<string, IngredientDocument>,
): readonly (string | undefined)[] => [
  name,
  number,
  subtext,
  ...[...primaryIngredients, ...secondaryIngredients].map((id) => ingredients.get(id)?.name),
];
