import type { Dish, ExtraGroup } from '../menu/menu.ts';
import type { ChosenExtra } from './choice.ts';

/** Number of items chosen in a group. */
export function countIn(group: ExtraGroup, extras: readonly ChosenExtra[]): number {
  return extras.reduce((count, extra) => (extra.group.id === group.id ? count + extra.amount : count), 0);
}

/** Sorts extras by menu order and drops those with amount 0. */
export function inMenuOrder(dish: Dish, extras: readonly ChosenExtra[]): ChosenExtra[] {
  const chosen = extras.filter((extra) => extra.amount > 0);
  if (chosen.length < 2) return chosen;
  const places = new Map(chosen.map((extra) => [extra, findMenuPosition(dish, extra)]));
  return chosen.toSorted((left, right) => (places.get(left) ?? 0) - (places.get(right) ?? 0));
}

function findMenuPosition(dish: Dish, { group, item }: ChosenExtra): number {
  const place = dish.groups.findIndex(({ id }) => id === group.id);
  return place * MOST_ITEMS + group.items.findIndex(({ id }) => id === item.id);
}

/** Larger than any group. */
const MOST_ITEMS = 10_000;
