import { comboId, dishId, type LineId } from '../ids.ts';
import type { OrderContext } from '../menu/availability.ts';
import type { Menu } from '../menu/menu.ts';
import { MAX_AMOUNT } from '../selection/choice.ts';
import type { Cart, CartLine } from './cart.ts';
import { mergeLines } from './change-cart.ts';
import { createItemNotes } from './item-notes.ts';
import { restoreCombo } from './restore-combo.ts';
import { restoreDish } from './restore-dish.ts';
import { saveLine } from './save-cart.ts';
import type { CartProblem, SavedCart, SavedItem } from './saved-cart.ts';

export const MAX_CART_LINES = 500;

/**
 * The only way from a saved cart to a cart that is valid for this menu, order type and serving time. Everything dropped
 * or changed is reported as a problem (S1 §5 Cart restore, S3 P11, C11).
 */
export function restoreCart(
  saved: SavedCart,
  menu: Menu,
  at: OrderContext,
): { readonly cart: Cart; readonly problems: readonly CartProblem[] } {
  const problems: CartProblem[] = [];
  const context = { menu, at, problems };
  const lines = saved.items.slice(0, MAX_CART_LINES).flatMap((item) => {
    return ('menuId' in item ? restoreCombo(item, context) : restoreDish(item, context)) ?? [];
  });
  for (const item of saved.items.slice(MAX_CART_LINES))
    createItemNotes(problems, findItemName(item, menu), item).dropped('tooManyItems');
  return { cart: mergeLines(withoutSurplus(lines, problems)), problems };
}

/** Drops lines that together exceed MAX_AMOUNT, because cutting the amount would go unnoticed. */
function withoutSurplus(lines: readonly CartLine[], problems: CartProblem[]): CartLine[] {
  const amounts = new Map<LineId, number>();
  return lines.filter((line) => {
    const amount = line.amount + (amounts.get(line.id) ?? 0);
    const fits = amount <= MAX_AMOUNT;
    if (fits) amounts.set(line.id, amount);
    else createItemNotes(problems, findLineName(line), saveLine(line)).dropped('amountInvalid');
    return fits;
  });
}

const findLineName = (line: CartLine): string => (line.kind === 'dish' ? line.choice.dish.name : line.combo.name);

function findItemName(item: SavedItem, menu: Menu): string {
  if ('menuId' in item) return menu.combos.get(comboId(item.menuId))?.name ?? item.menuId;
  return menu.dishes.get(dishId(item.dishId))?.name ?? item.dishId;
}
