import type { Menu } from '../menu/menu.ts';
import type { DishChoice } from '../selection/choice.ts';
import { leftOutNames } from '../selection/left-out.ts';
import type { Cart } from './cart.ts';
import type { NamedDish, NamedItem } from './import-by-names.ts';

/** The cart by the names on the menu, for another branch (S1 §4 Franchise switch handover). */
export function exportByNames(cart: Cart, menu: Menu): NamedItem[] {
  return cart.lines.map((line): NamedItem => {
    const common = { amount: line.amount, memberName: line.memberName };
    if (line.kind === 'dish') return { ...common, ...namedDish(line.choice, menu) };
    return { ...common, menu: line.combo.name, dishes: line.slots.map(({ choice }) => namedDish(choice, menu)) };
  });
}

function namedDish(choice: DishChoice, menu: Menu): NamedDish {
  return {
    dish: choice.dish.name,
    ...(choice.size ? { size: choice.size.name } : {}),
    without: leftOutNames(menu, choice),
    extras: choice.extras.map(({ group, item, amount }) => ({ group: group.name, item: item.name, amount })),
  };
}
