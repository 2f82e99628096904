import type { ComboId, DishId } from '../ids.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { Menu } from './menu.ts';
import { isOffered } from './prices.ts';

export interface SearchResult {
  readonly dishIds: ReadonlySet<DishId>;
  /** Found by its name 0, by its category 1, elsewhere 2; missing while no words are typed. */
  readonly ranks?: ReadonlyMap<DishId, number>;
  /** Empty while a filter is set, because filters apply to dishes only. */
  readonly comboIds: ReadonlySet<ComboId>;
  /** Matching dishes that are hidden because their declarations are unknown (S3 A7). */
  readonly hiddenUnknown: number;
}

/** The whole menu of an order type: the result of a search without words and filters. */
export function listMenu(menu: Menu, deliveryType: DeliveryType): SearchResult {
  const dishes = menu.categories.flatMap((category) => category.dishes);
  const combos = [...menu.combos.values()];
  return {
    dishIds: new Set(dishes.filter((dish) => isOffered(dish, deliveryType)).map(({ id }) => id)),
    comboIds: new Set(combos.filter(({ price }) => price[deliveryType] !== null).map(({ id }) => id)),
    hiddenUnknown: 0,
  };
}
