import { categoryId, dishId, groupId, ingredientId, itemId, sizeId } from '../ids.ts';
import { DELIVERY_TYPES } from '../delivery-type.ts';
import { type DishDocument, type DishPricesDocument, foldText, type MenuDocument } from '../menu/index.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A menu from elsewhere with the ids of the present one, and which of its dishes the present menu has. */
export interface AlignedImport {
  readonly menu: MenuDocument;
  /** Ids of dishes that both have. */
  readonly known: ReadonlySet<string>;
}

/**
 * Gives categories, sizes and dishes of an imported menu the ids of those with the same name in the present menu. `isOwn`: the
 * import is an export of ours, so that equal ids are the same item.
 */
export function alignImport(current: MenuDocument, imported: MenuDocument, isOwn: boolean): AlignedImport {
  const options = { isOwn, keyOf: toNameKey };
  const sizes = mapIds(current.sizes, imported.sizes, options);
  const categories = mapIds(current.categories, imported.categories, options);
  const ingredients = mapIds(current.ingredients, imported.ingredients, options);
  const groups = mapIds(current.extraGroups, imported.extraGroups, { isOwn, keyOf: toGroupKey });
  const listed = (menu: MenuDocument): readonly Named[] =>
    menu.extraGroups.flatMap((group) => group.items.map(({ id }) => ({ id, name: `${toGroupKey(group)}\n${id}` })));
  const items = mapIds(listed(current), listed(imported), { isOwn, keyOf: ({ name }) => name });
  const dishes = mapIds(current.dishes, imported.dishes, { isOwn, keyOf: toDishKey, otherKeyOf: toNameKey });
  const ids: Ids = { sizes, categories, ingredients, groups, items, dishes };
  const present = new Set<string>(current.dishes.map(({ id }) => id));
  return {
    menu: {
      ...imported,
      sizes: imported.sizes.map((size) => ({ ...size, id: sizeId(rename(sizes, size.id)) })),
      categories: imported.categories.map((each) => ({ ...each, id: categoryId(rename(categories, each.id)) })),
      ingredients: imported.ingredients.map((each) => ({ ...each, id: ingredientId(rename(ingredients, each.id)) })),
      extraGroups: imported.extraGroups.map((group) => ({
        ...group,
        id: groupId(rename(groups, group.id)),
        items: group.items.map((item) => ({
          ...item,
          id: itemId(rename(items, item.id)),
          ...('ingredient' in item
            ? { ingredient: ingredientId(rename(ingredients, item.ingredient)) }
            : { dish: dishId(rename(dishes, item.dish)) }),
        })),
      })),
      dishes: imported.dishes.map((dish) => renameDish(dish, ids)),
    },
    known: new Set([...dishes.values()].filter((id) => present.has(id))),
  };
}

type IdMap = ReadonlyMap<string, string>;
type Ids = Readonly<Record<'sizes' | 'categories' | 'ingredients' | 'groups' | 'items' | 'dishes', IdMap>>;

const rename = (ids: IdMap, id: string): string => ids.get(id) ?? id;
const toNameKey = ({ name }: Named): string => foldText(name);
const toDishKey = ({ name, number }: Named & { readonly number?: string }): string =>
  `${foldText(number ?? '')}\n${foldText(name)}`;
const toGroupKey = ({ name, items }: Named & { readonly items: readonly { readonly id: string }[] }): string =>
  [foldText(name), ...items.map(({ id }) => id)].join('\n');

interface Matching<Item> {
  readonly isOwn: boolean;
  readonly keyOf: (item: Item) => string;
  /** Tried where the first key finds nothing; it has to be unique in both menus. */
  readonly otherKeyOf?: (item: Item) => string;
}

/** The id that each imported item has in the present menu; a new item keeps its own, unless another has it. */
function mapIds<Item extends { readonly id: string }>(
  current: readonly Item[],
  imported: readonly Item[],
  { isOwn, keyOf, otherKeyOf }: Matching<Item>,
): IdMap {
  const taken = new Set(current.map(({ id }) => id));
  const matched = new Set<string>();
  const ids = new Map<string, string>();
  const take = (item: Item, id: string | undefined): void => {
    if (id === undefined || matched.has(id) || ids.has(item.id)) return;
    matched.add(id);
    ids.set(item.id, id);
  };
  if (isOwn) for (const item of imported) take(item, taken.has(item.id) ? item.id : undefined);
  for (const toKey of [keyOf, otherKeyOf]) {
    if (!toKey) continue;
    const before = Map.groupBy(current, toKey);
    const count = Map.groupBy(imported, toKey);
    for (const item of imported) {
      const same = before.get(toKey(item)) ?? [];
      const isClear = toKey === keyOf || (same.length === 1 && count.get(toKey(item))?.length === 1);
      take(item, isClear ? same.find(({ id }) => !matched.has(id))?.id : undefined);
    }
  }
  for (const { id } of imported) {
    if (ids.has(id)) continue;
    const free = findFree(id, taken);
    taken.add(free);
    ids.set(id, free);
  }
  return ids;
}

function findFree(id: string, taken: ReadonlySet<string>): string {
  const LONGEST = 70;
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id.slice(0, LONGEST)}-${number}`;
  return free;
}

function renameDish(dish: DishDocument, { sizes, categories, ingredients, groups, items, dishes }: Ids): DishDocument {
  const toIngredient = (id: string) => ingredientId(rename(ingredients, id));
  const toReference = <Reference extends DishDocument['primarySubDishes'][number]>(reference: Reference) => ({
    ...reference,
    dish: dishId(rename(dishes, reference.dish)),
    ...(reference.size && { size: sizeId(rename(sizes, reference.size)) }),
  });
  return {
    ...dish,
    id: dishId(rename(dishes, dish.id)),
    category: categoryId(rename(categories, dish.category)),
    sizes: dish.sizes.map((id) => sizeId(rename(sizes, id))),
    primaryIngredients: dish.primaryIngredients.map(toIngredient),
    secondaryIngredients: dish.secondaryIngredients.map(toIngredient),
    primarySubDishes: dish.primarySubDishes.map(toReference),
    secondarySubDishes: dish.secondarySubDishes.map(toReference),
    extraIngredientGroups: dish.extraIngredientGroups.map((id) => groupId(rename(groups, id))),
    sideDishGroups: dish.sideDishGroups.map((id) => groupId(rename(groups, id))),
    popularExtraCombination: dish.popularExtraCombination.map((id) => itemId(rename(items, id))),
    extraIngredientsRanking: dish.extraIngredientsRanking.map((id) => itemId(rename(items, id))),
    prices: Object.fromEntries(
      DELIVERY_TYPES.flatMap((type) => {
        const prices = dish.prices[type];
        return prices ? [[type, renamePrices(prices, sizes, items)]] : [];
      }),
    ),
  };
}

function renamePrices(prices: DishPricesDocument, sizes: IdMap, items: IdMap): DishPricesDocument {
  const keys = <Value>(record: Readonly<Record<string, Value>>, ids: IdMap): Record<string, Value> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [rename(ids, key), value]));
  const nested = <Value>(record: Readonly<Record<string, Readonly<Record<string, Value>>>>) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [rename(items, key), keys(value, sizes)]));
  return {
    ...prices,
    ...(prices.size && { size: keys(prices.size, sizes) }),
    ...(prices.pfand && { pfand: keys(prices.pfand, sizes) }),
    ...(prices.extra && { extra: nested(prices.extra) }),
    ...(prices.sides && { sides: nested(prices.sides) }),
  };
}
