import { type CategoryId, type DishId, type SizeId, toCents } from '@tischlein/domain';
import { DELIVERY_TYPES, type DishDocument } from '@tischlein/domain/menu';

/** What every format knows about a dish; prices in cents. */
interface PlainDish {
  readonly id: DishId;
  readonly category: CategoryId;
  readonly name: string;
  readonly price: number | null;
  /** Price by size id; empty: no sizes. */
  readonly sizes: ReadonlyMap<SizeId, number>;
  readonly isDrink: boolean;
}

/** Creates a dish document with the same price for every order type. */
export function createPlainDish(dish: PlainDish): DishDocument {
  const bySize = Object.fromEntries([...dish.sizes].map(([size, price]) => [size, toCents(price)]));
  const prices = dish.sizes.size > 0 ? { size: bySize } : { base: toCents(dish.price ?? 0) };
  const sold = dish.sizes.size > 0 || dish.price !== null;
  return {
    id: dish.id,
    category: dish.category,
    name: dish.name,
    sizes: [...dish.sizes.keys()],
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
    prices: sold ? Object.fromEntries(DELIVERY_TYPES.map((type) => [type, prices])) : {},
    declarations: null,
  };
}
