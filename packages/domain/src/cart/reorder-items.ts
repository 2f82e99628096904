import type { SavedDishItem, SavedItem } from './saved-cart.ts';

interface OrderedDish {
  readonly dishId: string;
  readonly sizeId: string | null;
  readonly without: readonly { readonly id: string }[];
  readonly extras: SavedDishItem['extras'];
}

/** A line as stored with an order: by ids, with the prices of that day. */
export interface OrderedLine {
  readonly amount: number;
  readonly dish: OrderedDish | null;
  readonly menu: {
    readonly menuId: string;
    readonly slots: readonly { readonly slotId: string; readonly dish: OrderedDish }[];
  } | null;
}

/**
 * The items of an order, to order them again: ids and amounts only, because today's menu and prices apply. Member names
 * are left out.
 */
export const reorderItems = (lines: readonly OrderedLine[]): readonly SavedItem[] =>
  lines.flatMap(({ amount, dish, menu }): readonly SavedItem[] => {
    if (dish) return [{ ...savedDish(dish), amount }];
    if (!menu) return [];
    const subitems = menu.slots.map((slot) => ({ slotId: slot.slotId, dish: savedDish(slot.dish) }));
    return [{ menuId: menu.menuId, amount, subitems }];
  });

const savedDish = ({ dishId, sizeId, without, extras }: OrderedDish): Omit<SavedDishItem, 'amount'> => ({
  dishId,
  sizeId,
  without: without.map(({ id }) => id),
  extras: extras.map(({ groupId, itemId, itemName, amount, type }) => ({
    groupId,
    itemId,
    amount,
    ...(itemName !== undefined && { itemName }),
    ...(type !== undefined && { type }),
  })),
});
