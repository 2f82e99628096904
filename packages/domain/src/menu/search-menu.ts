import { memoByObject } from '../memo-by-object.ts';
import type { ComboId, DishId } from '../ids.ts';
import { type Declaration, listAvoided } from './declarations.ts';
import { collectDeclarations } from './collect-declarations.ts';
import type { DeliveryType } from '../delivery-type.ts';
import { foldText } from './fold-text.ts';
import { matchWords, type WordMatcher } from './match-words.ts';
import { listSubDishes } from './list-sub-dishes.ts';
import type { Category, Combo, Dish, Menu } from './menu.ts';
import { isOrderableAt } from './availability.ts';
import type { ShopTime } from '../shop-time.ts';
import { isOffered } from './prices.ts';
import type { SearchResult } from './search-result.ts';
import type { Tag } from './tags.ts';

/** Empty fields do not restrict the search. */
export interface MenuQuery {
  readonly words: string;
  /** Includes dishes with any of these tags. */
  readonly preferences: readonly Tag[];
  readonly withoutTags: readonly Tag[];
  readonly withoutDeclarations: readonly Declaration[];
  readonly deliveryType: DeliveryType;
  /** Only what can be ordered at this time. */
  readonly orderableAt?: ShopTime | null;
}

/**
 * Finds dishes with every word in name, number, subtext, ingredients or category, then applies the filters (S1 §5
 * Search), and ranks them.
 */
export function searchMenu(menu: Menu, query: MenuQuery): SearchResult {
  const texts = searchTexts(menu);
  const combos = comboTexts(menu);
  const words = matchWords(
    query.words,
    [...texts, ...combos].map(({ text }) => text),
  );
  const dishIds = new Set<DishId>();
  const ranks = new Map<DishId, number>();
  const avoided = [...new Set(query.withoutDeclarations.flatMap(listAvoided))];
  let hiddenUnknown = 0;
  for (const { dish, text } of texts) {
    if (!isOffered(dish, query.deliveryType) || !hasWords(text, words) || !fitsTags(menu, dish, query)) continue;
    if (query.orderableAt && !isOrderableAt(menu, dish, { ...query, time: query.orderableAt })) continue;
    const fits = fitsDeclarations(menu, dish, avoided);
    if (fits) {
      dishIds.add(dish.id);
      ranks.set(dish.id, rankText(text, words));
    } else if (fits === null) hiddenUnknown += 1;
  }
  const comboIds = searchCombos(combos, words, query);
  return { dishIds, comboIds, hiddenUnknown, ...(words.length > 0 && { ranks }) };
}

// Name and category are the first lines of the text.
function rankText(text: string, words: readonly WordMatcher[]): number {
  const [name = '', category = ''] = text.split('\n', 2);
  if (hasWords(name, words)) return 0;
  return hasWords(`${name} ${category}`, words) ? 1 : 2;
}

function searchCombos(
  combos: ReturnType<typeof comboTexts>,
  words: readonly WordMatcher[],
  query: MenuQuery,
): Set<ComboId> {
  const filters = [query.preferences, query.withoutTags, query.withoutDeclarations];
  if (filters.some((filter) => filter.length > 0)) return new Set();
  const matches = combos.filter(({ combo, text }) => combo.price[query.deliveryType] !== null && hasWords(text, words));
  return new Set(matches.map(({ combo }) => combo.id));
}

const hasWords = (text: string, words: readonly WordMatcher[]): boolean => words.every((word) => word(text));

/** Folded texts of all dishes, cached per menu; folding one joined text is twice as fast as folding each. */
const searchTexts = memoByObject((menu: Menu): readonly { readonly dish: Dish; readonly text: string }[] => {
  const dishes = menu.categories.flatMap((category) => category.dishes);
  const texts = foldText(menu.categories.flatMap(listDishTexts).join(SEPARATOR)).split(SEPARATOR);
  return dishes.map((dish, index) => ({ dish, text: texts[index] ?? '' }));
});

const SEPARATOR = '\u0000';

function listDishTexts({ name: category, dishes }: Category): string[] {
  return dishes.map(({ number, name, subtext, primaryIngredients, secondaryIngredients }) => {
    const ingredients = [...primaryIngredients, ...secondaryIngredients].map((ingredient) => ingredient.name);
    const lines = [name, category, number, subtext, ...ingredients].map((line) => line.replaceAll('\n', ' '));
    return lines.join('\n').replaceAll(SEPARATOR, '');
  });
}

const comboTexts = memoByObject((menu: Menu): readonly { readonly combo: Combo; readonly text: string }[] =>
  [...menu.combos.values()].map((combo) => ({
    combo,
    text: foldText([combo.name, combo.headline, combo.teaser].join('\n')),
  })),
);

/** Tags excluded by the 'not-…' filters. */
const AVOIDED_BY: ReadonlyMap<Tag, readonly Tag[]> = new Map([
  ['not-piquant', ['piquant']],
  ['not-alcohol', ['alcohol16', 'alcohol18']],
]);

function fitsTags(menu: Menu, dish: Dish, { preferences, withoutTags }: MenuQuery): boolean {
  if (preferences.length > 0 && !preferences.some((tag) => isPreferred(menu, dish, tag))) return false;
  return !withoutTags.some((tag) => (AVOIDED_BY.get(tag) ?? [tag]).some((one) => contains(menu, dish, one)));
}

function isPreferred(menu: Menu, dish: Dish, tag: Tag): boolean {
  const avoided = AVOIDED_BY.get(tag);
  if (avoided) return !avoided.some((one) => contains(menu, dish, one));
  const tags: readonly Tag[] = tag === 'vegetarian' ? ['vegetarian', 'vegan'] : [tag];
  return tags.some((one) => dish.tags.includes(one) && !dish.negTags.includes(one));
}

/** Whether the dish or a sub-dish has the tag, itself or by an ingredient, and does not exclude it. */
const contains = (menu: Menu, dish: Dish, tag: Tag): boolean =>
  [dish, ...listSubDishes(menu, dish)].some((part) => isTagged(part, tag));

const isTagged = (dish: Dish, tag: Tag): boolean =>
  !dish.negTags.includes(tag) &&
  [dish, ...dish.primaryIngredients, ...dish.secondaryIngredients].some(({ tags }) => tags.includes(tag));

/** Returns null if the declarations are unknown. */
function fitsDeclarations(menu: Menu, dish: Dish, avoided: readonly Declaration[]): boolean | null {
  if (avoided.length === 0) return true;
  const declarations = collectDeclarations(menu, dish);
  return declarations && !avoided.some((each) => declarations.includes(each));
}
