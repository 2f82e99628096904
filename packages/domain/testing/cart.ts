import type { Cart, CartLine } from '../src/cart/cart.ts';
import { toLineId } from '../src/cart/line-id.ts';
import { comboId } from '../src/ids.ts';
import type { Dish, Menu } from '../src/menu/menu.ts';
import type { ChosenExtra, ComboChoice, DishChoice } from '../src/selection/choice.ts';
import { getDish } from './menu.ts';

export interface WishedDish {
  /** 'margherita', 'margherita:gross' */
  readonly dish: string;
  readonly without?: readonly string[];
  /** Item id → amount; searched in all groups of the dish. */
  readonly extras?: Readonly<Record<string, number>>;
}
interface Wish {
  readonly amount?: number;
  readonly member?: string;
  readonly note?: string;
}
export type WishedItem = Wish &
  (WishedDish | { readonly menu: string; readonly slots: Readonly<Record<string, WishedDish>> });

/** aCart(menu, [{ dish: 'margherita:gross', amount: 2, extras: { salami: 1 } }, { menu: 'feierabendmenü', slots: { pizza: { dish: 'margherita' } } }]) */
export function aCart(menu: Menu, items: readonly WishedItem[]): Cart {
  return { lines: items.map((item) => aLine(menu, item)) };
}

/** A configured dish, not checked against the rules. */
export function aChoice(menu: Menu, { dish: key, without = [], extras = {} }: WishedDish): DishChoice {
  const [id = '', sizeId] = key.split(':');
  const dish = getDish(menu, id);
  const size = sizeId === undefined ? null : dish.sizes.find((candidate) => candidate.id === sizeId);
  if (size === undefined) throw new Error(`no size ${key}`);
  const leftOut = [
    ...dish.secondaryIngredients.map((ingredient) => ingredient.id),
    ...dish.secondarySubDishes.map((sub) => sub.dishId),
  ];
  return {
    dish,
    size,
    without: leftOut.filter((candidate) => without.includes(candidate)),
    extras: chosenExtras(dish, extras),
  };
}

function aLine(menu: Menu, item: WishedItem): CartLine {
  const { amount = 1, member: memberName = '', note = '' } = item;
  if ('dish' in item) {
    const choice = aChoice(menu, item);
    return { kind: 'dish', id: toLineId(choice, memberName, note), amount, memberName, note, choice };
  }
  const wish = aComboWish(menu, item.menu, item.slots);
  return { kind: 'combo', id: toLineId(wish, memberName, note), amount, memberName, note, ...wish };
}

function aComboWish(menu: Menu, id: string, dishes: Readonly<Record<string, WishedDish>>): ComboChoice {
  const combo = menu.combos.get(comboId(id));
  if (!combo) throw new Error(`no combo ${id}`);
  const slots = combo.slots.map((slot) => {
    const wished = dishes[slot.id];
    if (!wished) throw new Error(`no dish for slot ${slot.id}`);
    return { slot, choice: aChoice(menu, wished) };
  });
  return { combo, slots };
}

function chosenExtras(dish: Dish, amounts: Readonly<Record<string, number>>): ChosenExtra[] {
  const rest = new Map(Object.entries(amounts));
  const extras = dish.groups.flatMap((group) =>
    group.items.flatMap((item) => {
      const amount = rest.get(item.id);
      rest.delete(item.id);
      return amount === undefined ? [] : [{ group, item, amount }];
    }),
  );
  if (rest.size > 0) throw new Error(`no extras ${[...rest.keys()].join(', ')} at ${dish.name}`);
  return extras;
}
