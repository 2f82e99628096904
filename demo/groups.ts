import { groupId, type SizeId, toCents } from '@tischlein/domain';
import {
  DELIVERY_TYPES,
  type ExtraGroupDocument,
  type ExtraItemDocument,
  type PriceBySize,
} from '@tischlein/domain/menu';
import { toIngredientId } from './ingredients.ts';
import { toDishId, toItemId } from './kitchen.ts';

type Rules = Partial<
  Pick<ExtraGroupDocument, 'min' | 'limit' | 'maxAmount' | 'forceGroup' | 'allowDifferentDishes' | 'timetable'>
>;

/** Cents by size; null: not available in this size. */
export type ItemPrices = Readonly<Record<string, number | null>>;

function toPriceBySize(prices: ItemPrices): PriceBySize {
  return Object.fromEntries(
    Object.entries(prices).map(([size, price]) => [size, price === null ? null : toCents(price)]),
  );
}

const forEveryType = (prices: ItemPrices): NonNullable<ExtraItemDocument['prices']> =>
  Object.fromEntries(DELIVERY_TYPES.map((type) => [type, toPriceBySize(prices)]));

/** A group of ingredients to add; the prices apply to every dish that uses it. */
export function extras(
  [id, name]: readonly [id: string, name: string],
  items: Readonly<Record<string, ItemPrices>>,
  rules: Rules = {},
): ExtraGroupDocument {
  return {
    id: groupId(id),
    name,
    groupType: 'ingredient',
    min: 0,
    limit: 0,
    maxAmount: 1,
    forceGroup: false,
    allowDifferentDishes: true,
    ...rules,
    items: Object.entries(items).map(([item, prices]) => ({
      id: toItemId(`${id} ${item}`),
      ingredient: toIngredientId(item),
      prices: forEveryType(prices),
    })),
  };
}

/** A group of side dishes; the price is the surcharge on the main dish. */
export function sides(
  [id, name]: readonly [id: string, name: string],
  items: readonly { readonly dish: string; readonly size?: SizeId; readonly prices: ItemPrices }[],
  rules: Rules = {},
): ExtraGroupDocument {
  return {
    id: groupId(id),
    name,
    groupType: 'dish',
    min: 0,
    limit: 0,
    maxAmount: 1,
    forceGroup: true,
    allowDifferentDishes: true,
    ...rules,
    items: items.map(({ dish, size, prices }) => ({
      id: toItemId(`${id} ${dish}`),
      dish: toDishId(dish),
      ...(size ? { size } : {}),
      prices: forEveryType(prices),
    })),
  };
}
