import { reorderItems, type OrderedLine } from '@tischlein/domain/cart';
import { cartProblem } from '@tischlein/wording';
import type { ShopClock } from '../context/shop-clock.ts';
import type { ShopPage } from '../context/shop-context.ts';
import { toSavedCart, settleCart } from '../guest/settle-cart.ts';
import { resolveOccasion } from './use-order-settings.ts';

/**
 * Adds the available items of an order to the cart at today's prices and reports the others ('Warenkorb-Probleme').
 * Returns the number of lines added.
 */
export function orderAgain(
  { shop, menu, guest }: ShopPage,
  clock: Pick<ShopClock, 'period' | 'time' | 'isManual'>,
  lines: readonly OrderedLine[],
): number {
  const occasion = resolveOccasion(guest.options.get(), shop, clock);
  const { cart, unsuitable, problems } = settleCart({ items: reorderItems(lines) }, menu, occasion);
  const { items } = toSavedCart(cart, unsuitable);
  guest.cart.set({ items: [...guest.cart.get().items, ...items] });
  const words = [...problems, ...unsuitable.map(({ problem }) => problem)].map((problem) =>
    cartProblem(problem, clock.time.day),
  );
  if (words.length > 0) guest.arrival.set({ from: 'order', problems: words, selectedDish: null, isAllClosed: false });
  return cart.lines.length;
}
