import {
  type Cents,
  type CategoryId,
  type DishId,
  type GroupId,
  type ItemId,
  type SizeId,
  categoryId,
  dishId,
  imageId,
  itemId,
  sizeId,
  toCents,
} from '@tischlein/domain';
import {
  ANY_SIZE,
  type CategoryDocument,
  DELIVERY_TYPES,
  type DishDocument,
  type DishPricesDocument,
  type SizeDocument,
} from '@tischlein/domain/menu';
import type { DemoDish } from './dish-list.ts';
import { toIngredientId, deriveDishTags } from './ingredients.ts';
import { PREPACKED } from './prepacked.ts';
import { toSlug } from './slug.ts';

/** A size of every dish of a section and its surcharge over the first size, in cents. */
interface SectionSize {
  readonly id: SizeId;
  readonly surcharge: number;
}

/** A section of the menu: how its dishes are priced and which groups they have. */
export interface Section {
  readonly category: string;
  readonly subtitle: string;
  readonly compact?: boolean;
  readonly commonSubtext?: string;
  readonly isDrink?: boolean;
  readonly firstNumber: number;
  /** Cents, one for each line of the dish list. */
  readonly prices: readonly number[];
  readonly sizes?: readonly SectionSize[];
  /** Cents off for pickup. */
  readonly pickupRebate?: number;
  readonly groups?: readonly GroupId[];
  readonly sides?: readonly GroupId[];
  /** Ingredients of every dish of the section that the menu does not print. */
  readonly base?: readonly string[];
  /** Ingredients that cannot be left out; neither can the first one of a dish, which is the dish itself, and those in its name. */
  readonly fixed?: readonly string[];
  /** The first ingredient is only one of the toppings. */
  readonly isFirstOptional?: boolean;
  readonly deposit?: { readonly cents: number; readonly kind: 'reusable' | 'singleUse' };
}

interface Entry {
  readonly dish: DemoDish;
  readonly name: string;
  /** '0,33 l'; empty for food. */
  readonly volume: string;
  readonly price: number;
}

export const toDishId = (name: string): DishId => dishId(toSlug(name));
export const toCategoryId = (name: string): CategoryId => categoryId(toSlug(name));
export const toItemId = (name: string): ItemId => itemId(`x-${toSlug(name)}`);
export const toVolumeId = (volume: string): SizeId => sizeId(`v-${toSlug(volume)}`);

const VOLUME = /^(.*?) (\d+(?:,\d+)? (?:l|cl))$/;
const MILLILITRES: Record<string, number> = { l: 1000, cl: 10 };

function readEntries(section: Section, dishes: readonly DemoDish[]): Entry[] {
  const own = dishes.filter((dish) => dish.category === section.category);
  if (own.length !== section.prices.length)
    throw new Error(`${section.category}: ${own.length} dishes and ${section.prices.length} prices`);
  return own.map((dish, index) => {
    const match = VOLUME.exec(dish.dishName);
    return { dish, name: match?.[1] ?? dish.dishName, volume: match?.[2] ?? '', price: section.prices[index] ?? 0 };
  });
}

/** Turns the litres and centilitres in dish names into sizes with their content, for the base price. */
export function toVolumeSizes(sections: readonly Section[], dishes: readonly DemoDish[]): SizeDocument[] {
  const volumes = new Set(sections.flatMap((section) => readEntries(section, dishes)).map((entry) => entry.volume));
  volumes.delete('');
  return [...volumes].map((volume) => {
    const [amount = '0', unit = 'l'] = volume.split(' ');
    return {
      id: toVolumeId(volume),
      name: volume,
      contentAmount: Math.round(Number(amount.replace(',', '.')) * (MILLILITRES[unit] ?? 1)),
      contentUnit: 'ml',
    };
  });
}

export function toCategories(sections: readonly Section[], dishes: readonly DemoDish[]): CategoryDocument[] {
  return sections.map((section) => {
    const [first, second = first, third = second] = dishes.filter((dish) => dish.category === section.category);
    return {
      id: toCategoryId(section.category),
      name: section.category,
      subtitle: section.subtitle,
      showTopDishes: section.compact !== true,
      // Not the first dish's picture: that dish is right below.
      ...(third ? { imageName: imageId(third.imageName) } : {}),
      ...(section.commonSubtext ? { commonSubtext: section.commonSubtext } : {}),
      compact: section.compact ?? false,
    };
  });
}

function pricesFor(section: Section, entries: readonly Entry[], rebate: number): DishPricesDocument {
  const reduce = (price: number): Cents => toCents(Math.max(0, price - rebate));
  const [first] = entries;
  const pfand =
    section.deposit && first && PREPACKED[first.name] ? { pfand: { [ANY_SIZE]: toCents(section.deposit.cents) } } : {};
  if (first?.volume)
    return {
      size: Object.fromEntries(entries.map((entry) => [toVolumeId(entry.volume), reduce(entry.price)])),
      ...pfand,
    };
  if (section.sizes)
    return {
      size: Object.fromEntries(section.sizes.map((size) => [size.id, reduce((first?.price ?? 0) + size.surcharge)])),
      ...pfand,
    };
  return { base: reduce(first?.price ?? 0), ...pfand };
}

function sizesFor(section: Section, entries: readonly Entry[]): SizeId[] {
  if (entries[0]?.volume) return entries.map((entry) => toVolumeId(entry.volume));
  return (section.sizes ?? []).map((size) => size.id);
}

const DISH_DEFAULTS = {
  primarySubDishes: [],
  secondarySubDishes: [],
  popularExtraCombination: [],
  extraIngredientsRanking: [],
  freeIngredients: 0,
  negTags: [],
  declarations: [],
} satisfies Partial<DishDocument>;

function toDish(section: Section, entries: readonly Entry[], number: number): DishDocument {
  const [entry] = entries;
  if (!entry) throw new Error(`${section.category}: a dish without a line`);
  const isDrink = section.isDrink ?? false;
  const packed = PREPACKED[entry.name];
  return {
    ...DISH_DEFAULTS,
    ...ingredientsFor(section, entry.dish),
    id: toDishId(entry.name),
    category: toCategoryId(section.category),
    name: entry.name,
    ...(isDrink ? {} : { number: String(number) }),
    subtext: entry.dish.ingredients.join(', '),
    sizes: sizesFor(section, entries),
    isDrink,
    vatClass: isDrink ? 'drink' : 'food',
    extraIngredientGroups: section.groups ?? [],
    sideDishGroups: section.sides ?? [],
    imageName: imageId(entry.dish.imageName),
    prices: Object.fromEntries(
      DELIVERY_TYPES.map((type) => [
        type,
        pricesFor(section, entries, type === 'delivery' ? 0 : (section.pickupRebate ?? 0)),
      ]),
    ),
    ...(packed && section.deposit ? { depositKind: section.deposit.kind } : {}),
    ...packed,
  };
}

function ingredientsFor(
  section: Section,
  { dishName, ingredients }: Pick<DemoDish, 'dishName' | 'ingredients'>,
): Pick<DishDocument, 'primaryIngredients' | 'secondaryIngredients' | 'tags'> {
  const base = section.base ?? [];
  const isWhole = section.isDrink === true || ingredients.length === 1;
  const itself = section.isFirstOptional ? [] : ingredients.slice(0, 1);
  const named = ingredients.filter((name) => namesIngredient(dishName, name));
  const fixed = new Set(isWhole ? ingredients : [...itself, ...named, ...(section.fixed ?? [])]);
  return {
    primaryIngredients: [...base, ...ingredients.filter((name) => fixed.has(name))].map(toIngredientId),
    secondaryIngredients: ingredients.filter((name) => !fixed.has(name)).map(toIngredientId),
    tags: deriveDishTags({ ingredients: [...base, ...ingredients], isDrink: section.isDrink ?? false }),
  };
}

/** 'Pizza Burrata' without burrata is another dish. */
const namesIngredient = (dishName: string, ingredient: string): boolean =>
  toSlug(dishName)
    .split('-')
    .includes(toSlug(ingredient.split(' ')[0] ?? ''));

/** All dishes of the sections; lines that differ only in volume become one dish with sizes. */
export function toDishes(sections: readonly Section[], dishes: readonly DemoDish[]): DishDocument[] {
  return sections.flatMap((section) => {
    const byName = Map.groupBy(readEntries(section, dishes), (entry) => entry.name);
    return [...byName.values()].map((entries, index) => toDish(section, entries, section.firstNumber + index));
  });
}

/** Overrides fields of single dishes by name. */
export function refine(
  dishes: readonly DishDocument[],
  changes: Readonly<Record<string, Partial<DishDocument>>>,
): DishDocument[] {
  for (const name of Object.keys(changes)) {
    if (!dishes.some((dish) => dish.name === name)) throw new Error(`no dish is called ${name}`);
  }
  return dishes.map((dish) => ({ ...dish, ...changes[dish.name] }));
}
