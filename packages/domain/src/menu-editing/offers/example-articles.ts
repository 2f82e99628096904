import type { DeliveryType } from '../../delivery-type.ts';
import { restoreCart } from '../../cart/restore-cart.ts';
import type { SavedDishItem, SavedExtra, SavedItem } from '../../cart/saved-cart.ts';
import type { SizeId } from '../../ids.ts';
import { groupsAt, slotDishes, type OrderContext } from '../../menu/availability.ts';
import type { Combo, Dish, Menu } from '../../menu/menu.ts';
import type { Selected } from '../../menu/offer.ts';
import { isOrderable } from '../../menu/orderable.ts';
import { extraPrice, isSelectable } from '../../menu/prices.ts';
import { findListPrice } from '../../offers/active-offers.ts';
import { isSelected, type OfferTarget } from '../../offers/offer-target.ts';

/** A dish in a size, or a combo, as it can be put into the cart of an example. */
export interface ExampleArticle {
  readonly target: OfferTarget;
  readonly item: SavedItem;
}

/** Articles that can be ordered then, in the order of the menu; `selected` null: all of them. */
export const listExampleArticles = (menu: Menu, selected: Selected | null, context: OrderContext): ExampleArticle[] =>
  listSoldTargets(menu, selected, context).flatMap((target) => toArticle(menu, target, context) ?? []);

/** Stops at the first: trying hundreds of articles takes time. */
export const hasExampleArticle = (menu: Menu, selected: Selected, context: OrderContext): boolean =>
  listSoldTargets(menu, selected, context).some((target) => toArticle(menu, target, context) !== null);

const listSoldTargets = (menu: Menu, selected: Selected | null, { deliveryType }: OrderContext): OfferTarget[] =>
  listTargets(menu)
    .filter((target) => selected === null || isSelected(selected, target))
    .filter((target) => findListPrice(target, deliveryType) !== null)
    .filter((target) => 'combo' in target || isOrderable(target.dish, deliveryType));

/** null: it cannot be ordered then. */
function toArticle(menu: Menu, target: OfferTarget, context: OrderContext): ExampleArticle | null {
  const item = toItem(menu, target, context);
  return restoreCart({ items: [item] }, menu, context).problems.length === 0 ? { target, item } : null;
}

/** Every article of the menu: dishes by size, then combos. */
export const listTargets = (menu: Menu): OfferTarget[] => [
  ...menu.categories
    .flatMap(({ dishes }) => dishes)
    .flatMap((dish) => listSizes(dish).map((sizeId): OfferTarget => ({ dish, sizeId }))),
  ...[...menu.combos.values()].map((combo): OfferTarget => ({ combo })),
];

const listSizes = (dish: Dish): readonly (SizeId | null)[] =>
  dish.sizes.length === 0 ? [null] : dish.sizes.map(({ id }) => id);

const toItem = (menu: Menu, target: OfferTarget, context: OrderContext): SavedItem =>
  'combo' in target
    ? toComboItem(menu, target.combo, context)
    : { ...toDishItem(target.dish, target.sizeId, context), amount: 1 };

function toDishItem(
  dish: Dish,
  sizeId: SizeId | null,
  { deliveryType, time }: OrderContext,
): Omit<SavedDishItem, 'amount'> {
  const extras = groupsAt(dish, time).flatMap((group) =>
    group.min === 0 ? [] : fillGroup(dish, group, { sizeId, deliveryType }),
  );
  return { dishId: dish.id, ...(sizeId === null ? {} : { sizeId }), without: [], extras };
}

/** The first items of a mandatory group, up to its minimum. */
function fillGroup(
  dish: Dish,
  group: Dish['groups'][number],
  variant: { readonly sizeId: SizeId | null; readonly deliveryType: DeliveryType },
): SavedExtra[] {
  const extras: SavedExtra[] = [];
  let missing = group.min;
  for (const item of group.items) {
    if (missing <= 0 || !isOrderable(item, variant.deliveryType) || !isSelectable(extraPrice(dish, item, variant)))
      continue;
    const amount = Math.min(missing, item.maxAmount);
    extras.push({ groupId: group.id, itemId: item.id, amount, type: item.type });
    missing -= amount;
  }
  return extras;
}

function toComboItem(menu: Menu, combo: Combo, context: OrderContext): SavedItem {
  const subitems = combo.slots.flatMap((slot) => {
    const [dish] = slotDishes(menu, slot, context);
    return dish ? [{ slotId: slot.id, dish: toDishItem(dish, slot.size?.id ?? null, context) }] : [];
  });
  return { menuId: combo.id, amount: 1, subitems };
}
