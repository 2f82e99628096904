import type { OrderContext } from '../menu/availability.ts';
import type { Menu } from '../menu/menu.ts';
import { exportByNames } from './export-by-names.ts';
import { importByNames } from './import-by-names.ts';
import { restoreCart } from './restore-cart.ts';
import type { CartProblem, SavedCart, SavedItem } from './saved-cart.ts';

interface Translation {
  readonly from: Menu;
  readonly to: Menu;
  readonly at: OrderContext;
}

/** The items of a cart in another branch's menu, found by their names; a problem for each that is not there (S1 §4). */
export function translateCart(
  saved: SavedCart,
  { from, to, at }: Translation,
): { readonly items: readonly SavedItem[]; readonly problems: readonly CartProblem[] } {
  const restored = restoreCart(saved, from, at);
  const found = importByNames(exportByNames(restored.cart, from), to);
  return { items: found.saved.items, problems: [...restored.problems, ...found.problems] };
}
