import { toCents } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { createSmallMenu } from '../browser/support/small-menu.ts';

/** A small menu whose dish or combo of this name is two euros cheaper on Saturdays. */
export const cheapOnSaturday =
  (name: string) =>
  (menu: MenuDocument): MenuDocument => {
    const small = createSmallMenu(menu, [name]);
    const dishes = small.dishes.filter((dish) => dish.name === name).map(({ id }) => id);
    const menus = small.menus.filter((combo) => combo.name === name).map(({ id }) => id);
    const daily = small.dailyDishes.filter(({ day }) => day === 6);
    const discount = { shownInSlider: false, discountType: 'euro', value: toCents(200) } as const;
    return { ...small, dailyDishes: daily.map((dish) => ({ ...dish, ...discount, dishes, menus })) };
  };
