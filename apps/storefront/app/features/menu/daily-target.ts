import {
  type Category,
  type Combo,
  type Dish,
  findUnstated,
  isAvailableAt,
  type Menu,
  type OrderContext,
} from '@tischlein/domain/menu';
import type { ShopPage } from '../../context/shop-context.ts';
import {
  comboRowPrice,
  type DailyDishAhead,
  dishRowPrice,
  type RowPrice,
  type Selected,
} from '@tischlein/domain/offers';

/**
 * What a daily dish links to, with its discounted price. Several dishes link to their category, which has no single
 * price.
 */
export type DailyTarget =
  | { readonly kind: 'dish'; readonly item: Dish; readonly price: RowPrice }
  | { readonly kind: 'combo'; readonly item: Combo; readonly price: Pick<RowPrice, 'now' | 'before' | 'beforeKind'> }
  | { readonly kind: 'category'; readonly item: Category; readonly price: null };

/** null: not available on that day. */
export function dailyTarget(
  page: Pick<ShopPage, 'menu' | 'shop'>,
  { daily, time, daysAhead }: DailyDishAhead,
  { deliveryType }: Pick<OrderContext, 'deliveryType'>,
): DailyTarget | null {
  const { menu } = page;
  const { selected } = daily;
  const category = findCategory(menu, selected);
  if (category) return { kind: 'category', item: category, price: null };
  const [combo] = [...selected.combos].flatMap((id) => menu.combos.get(id) ?? []);
  const comboPrice = combo && comboRowPrice(menu, combo, { deliveryType, time });
  if (comboPrice) return { kind: 'combo', item: combo, price: comboPrice };
  const [dish] = [...selected.dishes.keys()].flatMap((id) => menu.dishes.get(id) ?? []);
  if (!dish || findUnstated(dish, deliveryType) || (dish.soldOut && daysAhead === 0)) return null;
  if (!isAvailableAt(menu, dish, time)) return null;
  const price = dishRowPrice(page, inSizes(dish, selected), { deliveryType, time });
  return price && { kind: 'dish', item: dish, price };
}

/** The category meant as a whole or by several of its dishes. */
function findCategory(menu: Menu, { categories, dishes }: Selected): Category | undefined {
  return menu.categories.find(
    (category) => categories.has(category.id) || (dishes.size > 1 && category.dishes.some(({ id }) => dishes.has(id))),
  );
}

function inSizes(dish: Dish, { dishes }: Selected): Dish {
  const sizes = dishes.get(dish.id);
  return sizes ? { ...dish, sizes: dish.sizes.filter(({ id }) => sizes.has(id)) } : dish;
}
