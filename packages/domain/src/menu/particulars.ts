import type { NutrientInformation, PrepackedDocument } from './menu-document.ts';
import type { DishId } from '../ids.ts';
import { hasDeposit } from './base-price.ts';
import type { Dish, Menu } from './menu.ts';
import type { DepositSettings } from './prices.ts';

/** What a packaged article has to say before it is ordered (S3 L4, L5). */
export const PARTICULARS = [
  'depositKind',
  'content',
  'producer',
  'ingredients',
  'declarations',
  'nutrition',
  'alcohol',
  'age',
] as const;
export type Particular = (typeof PARTICULARS)[number];

/** The seven values of LMIV Art. 30 (1), energy in both units. */
export const NUTRIENTS = [
  'energyKilojoules',
  'energyKilocalories',
  'fatGrams',
  'saturatedFatGrams',
  'carbohydratesGrams',
  'sugarGrams',
  'proteinGrams',
  'saltGrams',
] as const;

const STATED_ABOVE_PERCENT = 1.2;

/** Drinks above 1.2 % vol. state their strength and have an age; unless they are wine, they need no ingredients and nutrition. */
export const isStrong = (prepacked: PrepackedDocument | null): boolean =>
  (prepacked?.alcoholPercent ?? 0) > STATED_ABOVE_PERCENT;

type Deposits = Pick<DepositSettings, 'dishDeposits'>;

/**
 * Articles with a deposit, particulars or a right of withdrawal are prepacked: bottles, cans, packaged sweets. Nothing that is
 * served open, such as coffee in a mug with a deposit.
 */
export const isPrepacked = (dish: Dish, deposits: Deposits): boolean =>
  dish.prepacked !== null || (!dish.servedOpen && (dish.withdrawalAllowed || hasAnyDeposit(dish, deposits)));

/**
 * What is missing of the particulars of LMIV Art. 9 (1) except the date, with the exceptions of Art. 16 (4), 19 and annex V
 * that the merchant states; and of § 47 VerpackDG: a deposit says whether it is single-use.
 */
export function findMissingParticulars(dish: Dish, deposits: Deposits): Particular[] {
  if (!isPrepacked(dish, deposits)) return [];
  const hasNoKind = dish.depositKind === null && hasAnyDeposit(dish, deposits);
  return [...(hasNoKind ? (['depositKind'] as const) : []), ...findMissingOfPrepacked(dish)];
}

const hasAnyDeposit = (dish: Dish, deposits: Deposits): boolean =>
  [null, ...dish.sizes].some((size) => hasDeposit(dish, size?.id ?? null, deposits));

function findMissingOfPrepacked({ prepacked, sizes, tags, declarations }: Dish): Particular[] {
  const { content, producer, ingredients, nutrition, alcoholPercent, exempt = [] } = prepacked ?? NOTHING;
  const hasAge = tags.some((tag) => tag === 'alcohol16' || tag === 'alcohol18');
  const isExcepted = isStrong(prepacked) && !prepacked?.isWine;
  const needs = (part: 'ingredients' | 'nutrition'): boolean => !isExcepted && !exempt.includes(part);
  const hasContent = content !== undefined || (sizes.length > 0 && sizes.every((size) => size.content !== null));
  const missing: Readonly<Record<Exclude<Particular, 'depositKind'>, boolean>> = {
    content: !hasContent,
    producer: !producer,
    ingredients: !ingredients && needs('ingredients'),
    declarations: declarations === null,
    nutrition: !isWholeNutrition(nutrition) && needs('nutrition'),
    alcohol: hasAge && alcoholPercent === undefined,
    age: isStrong(prepacked) && !hasAge,
  };
  return PARTICULARS.filter((part) => part !== 'depositKind' && missing[part]);
}

const NOTHING: PrepackedDocument = {};

const isWholeNutrition = (nutrition: NutrientInformation | undefined): boolean =>
  nutrition !== undefined && NUTRIENTS.every((nutrient) => nutrition[nutrient] !== undefined);

/** An article and what it does not say yet. */
export interface MissingParticulars {
  readonly dish: Dish;
  readonly missing: readonly Particular[];
}

/** Lists the articles of a menu with missing particulars: for the import's report and the office. */
export const listMissingParticulars = ({ dishes }: Pick<Menu, 'dishes'>, deposits: Deposits): MissingParticulars[] =>
  [...dishes.values()]
    .map((dish) => ({ dish, missing: findMissingParticulars(dish, deposits) }))
    .filter(({ missing }) => missing.length > 0);

/** The particulars that LMIV Art. 14 asks for before an order at a distance; the others have rules of their own. */
const NEEDED_AT_A_DISTANCE: readonly Particular[] = ['content', 'producer', 'ingredients', 'nutrition', 'alcohol'];

export const isNeededAtADistance = (particular: Particular): boolean => NEEDED_AT_A_DISTANCE.includes(particular);

/** Lists the articles that guests cannot order for delivery and pickup, with their missing particulars (S3 L14). */
export const listLackingParticulars = (menu: Pick<Menu, 'dishes'>, deposits: Deposits): MissingParticulars[] =>
  listMissingParticulars(menu, deposits)
    .map(({ dish, missing }) => ({ dish, missing: missing.filter(isNeededAtADistance) }))
    .filter(({ missing }) => missing.length > 0);

/** The articles that lack particulars, and the dishes that contain such an article (S3 L14). */
export function findDishesLackingParticulars(menu: Pick<Menu, 'dishes'>, deposits: Deposits): Set<DishId> {
  const lacking = new Set(listLackingParticulars(menu, deposits).map(({ dish }) => dish.id));
  if (lacking.size === 0) return lacking;
  const { dishes } = menu;
  for (let before = -1; before !== lacking.size;) {
    before = lacking.size;
    for (const { id, primarySubDishes, secondarySubDishes } of dishes.values())
      if ([...primarySubDishes, ...secondarySubDishes].some(({ dishId }) => lacking.has(dishId))) lacking.add(id);
  }
  return lacking;
}
