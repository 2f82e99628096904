import type { Dish, ExtraGroup } from '../menu/menu.ts';
import type { ChosenExtra } from './choice.ts';

/** How many are chosen in a group. */
export function countIn(group: ExtraGroup, extras: readonly ChosenExtra[]): number {
  return extras.reduce((count, extra) => (extra.group.id === group.id ? count + extra.amount : count), 0);
}

/** Extras in the order of the menu, those with an amount. */
export function inMenuOrder(dish: Dish, extras: readonly ChosenExtra[]): ChosenExtra[] {
  return dish.groups.flatMap((group) =>
    group.items.flatMap((item) =>
      extras.filter((extra) => extra.amount > 0 && extra.group.id === group.id && extra.item.id === item.id),
    ),
  );
}
