import { DELIVERY_TYPES } from '../delivery-type.ts';
import type { DishId, SizeId } from '../ids.ts';
import type { DishDocument, DishPricesDocument, MenuDocument, SizeDocument } from '../menu/menu-document.ts';
import { changeDish } from './edit-dish.ts';
import { findDishPrice, setDishPrice, withPrices } from './price-cells.ts';
import { editById, type FieldChange, type Move, moveWithin, withFields } from './with-fields.ts';

/** Adds a size to a dish, and to the menu if it is new. The first size takes over the price of the dish. */
export function addSize(menu: MenuDocument, dishId: DishId, size: SizeDocument): MenuDocument {
  const sizes = menu.sizes.some(({ id }) => id === size.id) ? menu.sizes : [...menu.sizes, size];
  return changeDish({ ...menu, sizes }, dishId, (dish) => {
    if (dish.sizes.includes(size.id)) return dish;
    const sized = { ...dish, sizes: [...dish.sizes, size.id] };
    return dish.sizes.length === 0 ? movePrices(sized, null, size.id) : sized;
  });
}

/** Removes a size from a dish; with the last one, its price becomes that of the dish. */
export function removeSize(menu: MenuDocument, dishId: DishId, size: SizeId): MenuDocument {
  const changed = changeDish(menu, dishId, (dish) => {
    const rest = dish.sizes.filter((each) => each !== size);
    const priced = rest.length === 0 ? movePrices(dish, size, null) : dish;
    return withoutSizePrices({ ...priced, sizes: rest }, size);
  });
  return dropUnusedSizes(changed, [size]);
}

/** Changes name, description or content of a size, in every dish that has it. */
export const editSize = (
  menu: MenuDocument,
  id: SizeId,
  change: FieldChange<Omit<SizeDocument, 'id'>>,
): MenuDocument => ({
  ...menu,
  sizes: editById(menu.sizes, id, (size) => withFields<SizeDocument>(size, change)),
});

export const moveSize = (menu: MenuDocument, dishId: DishId, move: Move): MenuDocument =>
  changeDish(menu, dishId, (dish) => ({ ...dish, sizes: moveWithin(dish.sizes, move) }));

/** The dishes that have a size, by name. */
export const listDishesWithSize = (menu: MenuDocument, size: SizeId): readonly DishDocument[] =>
  menu.dishes.filter(({ sizes }) => sizes.includes(size));

function movePrices(dish: DishDocument, from: SizeId | null, to: SizeId | null): DishDocument {
  return DELIVERY_TYPES.reduce((changed, type) => {
    if (!dish.prices[type]) return changed;
    const price = findDishPrice(dish, type, from);
    const moved = setDishPrice(changed, { types: [type], size: to }, price);
    return from === null ? withPrices(moved, type, (prices) => withFields(prices, { base: undefined })) : moved;
  }, dish);
}

function withoutSizePrices(dish: DishDocument, size: SizeId): DishDocument {
  return DELIVERY_TYPES.reduce(
    (changed, type) => (dish.prices[type] ? withPrices(changed, type, (prices) => withoutSize(prices, size)) : changed),
    dish,
  );
}

function withoutSize(prices: DishPricesDocument, size: SizeId): DishPricesDocument {
  return withFields(prices, {
    size: omit(prices.size, size),
    pfand: omit(prices.pfand, size),
    extra: omitEach(prices.extra, size),
    sides: omitEach(prices.sides, size),
    ingredient: omitEach(prices.ingredient, size),
  });
}

function omit<Value>(values: Readonly<Record<string, Value>> | undefined, key: string) {
  const rest = Object.entries(values ?? {}).filter(([each]) => each !== key);
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}

function omitEach<Value>(tables: Readonly<Record<string, Readonly<Record<string, Value>>>> | undefined, key: string) {
  const rest = Object.entries(tables ?? {}).flatMap(([id, table]) => {
    const left = omit(table, key);
    return left ? [[id, left] as const] : [];
  });
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}

/** Removes sizes that nothing names any more. */
function dropUnusedSizes(menu: MenuDocument, candidates: readonly SizeId[]): MenuDocument {
  const named = JSON.stringify([menu.dishes, menu.menus, menu.extraGroups, menu.offers, menu.dailyDishes]);
  const isUnused = (id: SizeId): boolean => candidates.includes(id) && !named.includes(JSON.stringify(id));
  return { ...menu, sizes: menu.sizes.filter(({ id }) => !isUnused(id)) };
}
