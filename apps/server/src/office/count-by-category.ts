import type { DeskOrder } from '@tischlein/contract/office';
import type { Quote } from '@tischlein/contract/shop';
import { dishId } from '@tischlein/domain';
import type { Menu } from '@tischlein/domain/menu';
import { sumDishes } from '@tischlein/domain/orders';

/** How many dishes an order has of each category of the menu, dishes of combos included; '': the menu no longer has them. */
export const countByCategory = ({ lines, freeItems }: Quote, menu: Menu): DeskOrder['kitchen'] =>
  sumDishes(
    [
      ...lines.flatMap(({ amount, dish, menu: combo }) =>
        (combo?.slots.map((slot) => slot.dish) ?? (dish ? [dish] : [])).map((each) => ({ id: each.dishId, amount })),
      ),
      ...freeItems.map((item) => ({ id: item.dishId, amount: 1 })),
    ].map(({ id, amount }) => ({ name: findCategory(menu, id), amount })),
  ).map(({ name, amount }) => ({ category: name, amount }));

const findCategory = (menu: Menu, id: string): string => {
  const known = menu.dishes.get(dishId(id));
  return menu.categories.find((category) => category.id === known?.categoryId)?.name ?? '';
};
