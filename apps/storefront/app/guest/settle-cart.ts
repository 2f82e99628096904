import {
  type Cart,
  type CartProblem,
  restoreCart,
  saveCart,
  type SavedCart,
  type SavedItem,
} from '@tischlein/domain/cart';
import type { Menu, OrderContext } from '@tischlein/domain/menu';

/** A kept cart, seen against the menu of the moment. */
export interface SettledCart {
  /** What can be ordered. */
  readonly cart: Cart;
  /** What the guest keeps but cannot have in this way of ordering (S2 §5.10). */
  readonly unsuitable: readonly UnsuitableItem[];
  /** What is gone or was repaired, beside the unsuitable (S1 §5). */
  readonly problems: readonly CartProblem[];
}

export interface UnsuitableItem {
  readonly item: SavedItem;
  readonly problem: CartProblem;
}

/** Sorts a kept cart into what can be ordered, what does not suit the way of ordering, and what is gone. */
export function settleCart(saved: SavedCart, menu: Menu, occasion: OrderContext): SettledCart {
  const unsuitable: UnsuitableItem[] = [];
  const rest: SavedItem[] = [];
  for (const item of saved.items) {
    const problem = restoreCart({ items: [item] }, menu, occasion).problems.find(
      ({ code }) => code === 'dishNotForOrderType',
    );
    if (problem) unsuitable.push({ item, problem });
    else rest.push(item);
  }
  const { cart, problems } = restoreCart({ items: rest }, menu, occasion);
  return { cart, unsuitable, problems };
}

/** What to keep of a cart after a change: the unsuitable stay, for the guest may change the way of ordering back. */
export function toSavedCart(cart: Cart, unsuitable: readonly UnsuitableItem[]): SavedCart {
  return { items: [...saveCart(cart).items, ...unsuitable.map(({ item }) => item)] };
}
