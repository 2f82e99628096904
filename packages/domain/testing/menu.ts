import { categoryId, comboId, dishId, groupId, ingredientId, itemId, sizeId, slotId } from '../src/ids.ts';
import type {
  CategoryDocument,
  ComboDocument,
  DishDocument,
  ExtraGroupDocument,
  ExtraItemDocument,
  IngredientDocument,
  MenuDocument,
  PriceBySize,
  SizeDocument,
} from '../src/menu/menu-document.ts';
import { DELIVERY_TYPES, type DeliveryType } from '../src/delivery-type.ts';
import type { Dish, Menu } from '../src/menu/menu.ts';
import { readMenu } from '../src/menu/read-menu.ts';
import { toCents } from '../src/money.ts';

/** Cents for every size, or by size id; null: not available. */
export type Price = number | null | Readonly<Record<string, number | null>>;

type DishParts = Partial<
  Omit<DishDocument, 'id' | 'deposit' | 'category' | 'popularExtraCombination' | 'extraIngredientsRanking'>
> & {
  readonly id?: string;
  readonly category?: string;
  /** Cents of a dish without sizes, or by size id: { klein: 800, gross: 1100 } also defines the sizes. */
  readonly price?: number | Readonly<Record<string, number | null>>;
  /** Order types with a price; all by default. */
  readonly for?: readonly DeliveryType[];
  readonly deposit?: number;
  /** Ids of extra groups; `sides` are ids of side-dish groups. */
  readonly extras?: readonly string[];
  readonly sides?: readonly string[];
  /** Ids of ingredients that can be left out. */
  readonly canLeaveOut?: readonly string[];
  /** Item ids; so is `ranking`. */
  readonly popular?: readonly string[];
  readonly ranking?: readonly string[];
};

/** aDish({ name: 'Margherita', price: 900 }): the id is the lower-case name, the category 'pizza'. */
export function aDish(parts: DishParts = {}): DishDocument {
  const { id, category = 'pizza', price = 1000, for: types = DELIVERY_TYPES, deposit, ...others } = parts;
  const { extras = [], sides = [], canLeaveOut = [], popular = [], ranking = [], ...rest } = others;
  const name = rest.name ?? id ?? 'Margherita';
  const prices = typeof price === 'number' ? { base: toCents(price) } : { size: bySize(price) };
  return {
    category: categoryId(category),
    sizes: typeof price === 'number' ? [] : Object.keys(price).map(sizeId),
    isDrink: false,
    primaryIngredients: [],
    secondaryIngredients: canLeaveOut.map(ingredientId),
    primarySubDishes: [],
    secondarySubDishes: [],
    extraIngredientGroups: extras.map(groupId),
    sideDishGroups: sides.map(groupId),
    popularExtraCombination: popular.map(itemId),
    extraIngredientsRanking: ranking.map(itemId),
    freeIngredients: 0,
    tags: [],
    negTags: [],
    prices: Object.fromEntries(types.map((type) => [type, prices])),
    declarations: [],
    ...(deposit === undefined ? {} : { deposit: toCents(deposit) }),
    ...rest,
    name,
    id: dishId(id ?? idFrom(name)),
  };
}

type GroupParts = Partial<Omit<ExtraGroupDocument, 'id' | 'items'>> & {
  readonly id?: string;
  /** Ingredient → price: { salami: 150, pilze: { klein: 100, gross: 130 } }. The item has the ingredient's id. */
  readonly items?: Readonly<Record<string, Price>> | readonly ExtraItemDocument[];
};

/** anExtraGroup({ id: 'belag', items: { salami: 150 }, limit: 2 }) */
export function anExtraGroup(parts: GroupParts = {}): ExtraGroupDocument {
  const { id = 'extras', items = {}, ...rest } = parts;
  return {
    id: groupId(id),
    name: id,
    groupType: 'ingredient',
    min: 0,
    limit: 0,
    maxAmount: 1,
    forceGroup: false,
    allowDifferentDishes: false,
    ...rest,
    items: Array.isArray(items) ? items : Object.entries(items).map(([name, price]) => anItem(name, price)),
  };
}

/**
 * aSideGroup({ id: 'beilagen', items: { cola: 250 } }): side dishes by dish id, 'cola:klein' with a size; item ids are
 * the same.
 */
export function aSideGroup(
  parts: GroupParts & { readonly items: Readonly<Record<string, Price>> },
): ExtraGroupDocument {
  const items = Object.entries(parts.items).map(([name, price]): ExtraItemDocument => {
    const [dish = '', size] = name.split(':');
    const reference = size === undefined ? { dish: dishId(dish) } : { dish: dishId(dish), size: sizeId(size) };
    return { id: itemId(name), prices: everywhere(price), ...reference };
  });
  return anExtraGroup({ id: 'beilagen', groupType: 'dish', ...parts, items });
}

type ComboParts = Partial<Omit<ComboDocument, 'id' | 'slots' | 'price'>> & {
  readonly id?: string;
  readonly price?: number;
  /** Slot id → dish ids; 'pizza:gross' names the slot's size. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
};

/** aCombo({ name: 'Feierabend', price: 1500, slots: { pizza: ['margherita'], getränk: ['cola'] } }) */
export function aCombo({ id, price = 1500, slots, ...rest }: ComboParts): ComboDocument {
  const name = rest.name ?? id ?? 'Feierabendmenü';
  return {
    type: 'all',
    sort: 0,
    price: Object.fromEntries(DELIVERY_TYPES.map((type) => [type, toCents(price)])),
    slots: Object.entries(slots).map(([key, dishes], sort) => {
      const [slot = '', size] = key.split(':');
      const common = { id: slotId(slot), name: slot, sort, dishes: dishes.map(dishId) };
      return size === undefined ? common : { ...common, size: sizeId(size) };
    }),
    ...rest,
    name,
    id: comboId(id ?? idFrom(name)),
  };
}

export const anIngredient = (id: string, parts: Partial<IngredientDocument> = {}): IngredientDocument => ({
  name: id,
  declarations: [],
  tags: [],
  ...parts,
  id: ingredientId(id),
});

export const aSize = (id: string, parts: Partial<SizeDocument> = {}): SizeDocument => ({
  name: id,
  ...parts,
  id: sizeId(id),
});

export const aCategory = (id: string, parts: Partial<CategoryDocument> = {}): CategoryDocument => ({
  name: id,
  showTopDishes: false,
  ...parts,
  id: categoryId(id),
});

/** A whole menu document; ingredients, sizes and categories that are only referred to are added. */
export function aMenuDocument(parts: Partial<MenuDocument> = {}): MenuDocument {
  const { dishes = [aDish()], extraGroups = [], menus = [] } = parts;
  const ingredients = [
    ...dishes.flatMap((dish) => [...dish.primaryIngredients, ...dish.secondaryIngredients]),
    ...extraGroups.flatMap((group) => group.items.flatMap((item) => ('ingredient' in item ? item.ingredient : []))),
  ];
  const sizes = [
    ...dishes.flatMap((dish) => dish.sizes),
    ...menus.flatMap((menu) => menu.slots.flatMap((slot) => slot.size ?? [])),
  ];
  return {
    offers: [],
    dailyDishes: [],
    declarationCodes: {},
    ...parts,
    dishes,
    extraGroups,
    menus,
    ingredients: completed(parts.ingredients ?? [], ingredients, anIngredient),
    sizes: completed(parts.sizes ?? [], sizes, aSize),
    categories: completed(
      parts.categories ?? [],
      dishes.map((dish) => dish.category),
      aCategory,
    ),
  };
}

/** The menu of these parts; throws if a reference does not resolve. */
export function aMenu(parts: Partial<MenuDocument> = {}): Menu {
  const { menu, problems } = readMenu(aMenuDocument(parts));
  const mistakes = problems.filter(({ code }) => code !== 'priceSuspicious' && code !== 'minimumUnreachable');
  if (mistakes.length > 0) throw new Error(`the menu does not hold: ${JSON.stringify(mistakes)}`);
  return menu;
}

/** Looks up a dish by id; throws if there is none. */
export function getDish(menu: Menu, id: string): Dish {
  const dish = menu.dishes.get(dishId(id));
  if (!dish) throw new Error(`no dish ${id}`);
  return dish;
}

const anItem = (name: string, price: Price): ExtraItemDocument => ({
  id: itemId(name),
  ingredient: ingredientId(name),
  prices: everywhere(price),
});

const everywhere = (price: Price) => {
  const prices = price === null || typeof price === 'number' ? bySize({ '*': price }) : bySize(price);
  return { delivery: prices, pickup: prices, dineIn: prices };
};

const bySize = (prices: Readonly<Record<string, number | null>>): PriceBySize =>
  Object.fromEntries(Object.entries(prices).map(([size, price]) => [size, price === null ? null : toCents(price)]));

const idFrom = (name: string): string => name.toLowerCase().replace(/[^a-zäöüß0-9]+/g, '-');

function completed<Entry extends { readonly id: string }>(
  given: readonly Entry[],
  referred: readonly Entry['id'][],
  make: (id: string) => Entry,
): Entry[] {
  const known = new Set<string>(given.map((entry) => entry.id));
  return [...given, ...[...new Set(referred)].filter((id) => !known.has(id)).map(make)];
}
