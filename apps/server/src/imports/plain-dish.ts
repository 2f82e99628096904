import { type CategoryId, type DishId, type SizeId, toCents } from '@tischlein/domain';
import { DELIVERY_TYPES, type DeliveryType, type DishDocument, type DishPricesDocument } from '@tischlein/domain/menu';

/** What every format knows about a dish; prices in cents. */
interface PlainDish {
  readonly id: DishId;
  readonly category: CategoryId;
  readonly name: string;
  readonly isDrink: boolean;
}

/** What a dish costs for an order type. */
export interface PlainPrices {
  /** null: it is not sold, or only in its sizes. */
  readonly price: number | null;
  /** Price by size id; empty: no sizes. */
  readonly sizes: ReadonlyMap<SizeId, number>;
}

/** Creates a dish document; order types without a price are left out: it is not sold for them. */
export function createPlainDish(dish: PlainDish, findPrices: (type: DeliveryType) => PlainPrices): DishDocument {
  const prices = DELIVERY_TYPES.map((type) => [type, findPrices(type)] as const);
  return {
    id: dish.id,
    category: dish.category,
    name: dish.name,
    sizes: [...new Set(prices.flatMap(([, { sizes }]) => [...sizes.keys()]))],
    isDrink: dish.isDrink,
    vatClass: dish.isDrink ? 'drink' : 'food',
    primaryIngredients: [],
    secondaryIngredients: [],
    primarySubDishes: [],
    secondarySubDishes: [],
    extraIngredientGroups: [],
    sideDishGroups: [],
    popularExtraCombination: [],
    extraIngredientsRanking: [],
    freeIngredients: 0,
    tags: [],
    negTags: [],
    prices: Object.fromEntries(prices.flatMap(([type, own]) => toEntry(type, own))),
    declarations: null,
  };
}

function toEntry(type: DeliveryType, { price, sizes }: PlainPrices): [DeliveryType, DishPricesDocument][] {
  if (sizes.size > 0)
    return [[type, { size: Object.fromEntries([...sizes].map(([size, cents]) => [size, toCents(cents)])) }]];
  return price === null ? [] : [[type, { base: toCents(price) }]];
}
