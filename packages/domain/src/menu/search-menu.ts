import type { ComboId, DishId } from '../ids.ts';
import type { Declaration } from './declarations.ts';
import { declarationsOf } from './declarations-of.ts';
import type { DeliveryType } from './delivery-type.ts';
import { foldText, foldWords } from './fold-text.ts';
import type { Category, Combo, Dish, Menu } from './menu.ts';
import { isOffered } from './prices.ts';
import type { Tag } from './tags.ts';

/** What a guest looks for; empty parts ask for nothing. */
export interface MenuQuery {
  readonly words: string;
  /** A dish with any of these is included. */
  readonly preferences: readonly Tag[];
  readonly withoutTags: readonly Tag[];
  readonly withoutDeclarations: readonly Declaration[];
  readonly deliveryType: DeliveryType;
}

export interface SearchResult {
  readonly dishIds: ReadonlySet<DishId>;
  /** Only where no filter is set: filters are about dishes. */
  readonly comboIds: ReadonlySet<ComboId>;
  /** Dishes that would fit but whose declarations are not known (spec 3 A7). */
  readonly hiddenUnknown: number;
}

/** Finds dishes: every word in name, number, subtext, ingredients or category; then the filters (S1 §5 'Search'). */
export function searchMenu(menu: Menu, query: MenuQuery): SearchResult {
  const words = foldWords(query.words);
  const dishIds = new Set<DishId>();
  let hiddenUnknown = 0;
  for (const category of menu.categories) {
    for (const dish of category.dishes) {
      if (
        !isOffered(dish, query.deliveryType) ||
        !hasWords(textOfDish(dish, category), words) ||
        !fitsTags(dish, query)
      )
        continue;
      const fits = fitsDeclarations(menu, dish, query.withoutDeclarations);
      if (fits) dishIds.add(dish.id);
      else if (fits === null) hiddenUnknown += 1;
    }
  }
  return { dishIds, comboIds: searchCombos(menu, words, query), hiddenUnknown };
}

function searchCombos(menu: Menu, words: readonly string[], query: MenuQuery): Set<ComboId> {
  const filters = [query.preferences, query.withoutTags, query.withoutDeclarations];
  if (filters.some((filter) => filter.length > 0)) return new Set();
  const found = [...menu.combos.values()].filter(
    (combo) => combo.price[query.deliveryType] !== null && hasWords(textOfCombo(combo), words),
  );
  return new Set(found.map((combo) => combo.id));
}

const hasWords = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

const texts = new WeakMap<Dish, string>();

function textOfDish(dish: Dish, category: Category): string {
  const known = texts.get(dish);
  if (known !== undefined) return known;
  const ingredients = [...dish.primaryIngredients, ...dish.secondaryIngredients].map((ingredient) => ingredient.name);
  const text = foldText([dish.number, dish.name, dish.subtext, ...ingredients, category.name].join('\n'));
  texts.set(dish, text);
  return text;
}

const textOfCombo = ({ name, headline, teaser }: Combo): string => foldText([name, headline, teaser].join('\n'));

function fitsTags(dish: Dish, { preferences, withoutTags }: MenuQuery): boolean {
  if (preferences.length > 0 && !preferences.some((tag) => isPreferred(dish, tag))) return false;
  return !withoutTags.some((tag) => contains(dish, tag));
}

function isPreferred(dish: Dish, tag: Tag): boolean {
  if (tag === 'not-piquant' || tag === 'not-alcohol') return dish.tags.includes(tag) || !contains(dish, tag);
  return dish.tags.includes(tag) || (tag === 'vegetarian' && dish.tags.includes('vegan'));
}

/** What a tag keeps out; 'not-piquant' and 'not-alcohol' are the filters of the tags they name. */
function contains(dish: Dish, tag: Tag): boolean {
  const kept: readonly Tag[] =
    tag === 'not-piquant' ? ['piquant'] : tag === 'not-alcohol' ? ['alcohol16', 'alcohol18'] : [tag];
  return kept.some((one) => {
    if (dish.negTags.includes(one)) return false;
    return (
      dish.tags.includes(one) ||
      [...dish.primaryIngredients, ...dish.secondaryIngredients].some(({ tags }) => tags.includes(one))
    );
  });
}

/** null: nobody knows. */
function fitsDeclarations(menu: Menu, dish: Dish, without: readonly Declaration[]): boolean | null {
  if (without.length === 0) return true;
  const declarations = declarationsOf(menu, dish);
  return declarations && !declarations.some((declaration) => without.includes(declaration));
}
