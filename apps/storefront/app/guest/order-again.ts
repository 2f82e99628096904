import { reorderItems, type OrderedLine } from '@tischlein/domain/cart';
import { cartProblem } from '@tischlein/wording';
import type { ShopClock } from '../shop-clock.ts';
import type { ShopPage } from '../shop-context.ts';
import { toSavedCart, settleCart } from './settle-cart.ts';
import { resolveOccasion } from './use-order-settings.ts';

/** Adds to the cart what of an order can still be had, at today's prices; what changed is said ('Warenkorb Probleme'). Returns how many lines came in. */
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
