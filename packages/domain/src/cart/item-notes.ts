import type { OrderContext } from '../menu/availability.ts';
import type { Menu } from '../menu/menu.ts';
import type { ShopTime } from '../shop-time.ts';
import type { CartProblem } from './saved-cart.ts';

/** What a saved cart is restored against, and what was noted so far. */
export interface CartRestoreContext {
  readonly menu: Menu;
  readonly at: OrderContext;
  readonly problems: CartProblem[];
}

/** Notes what happens to one item of a saved cart. */
export interface ItemNotes {
  /** The whole item goes. */
  readonly dropped: (code: CartProblem['code'], details?: Details) => null;
  /** The item stays, a part of it goes. */
  readonly repaired: (code: CartProblem['code'], details?: Details) => null;
}

interface Details {
  /** Size, group or extra. */
  readonly part?: string;
  readonly availableAt?: ShopTime | null;
}

/** Notes about an item, by its name. */
export function createItemNotes(problems: CartProblem[], item: string): ItemNotes {
  const note = (code: CartProblem['code'], { part, availableAt }: Details, dropped: boolean) => {
    problems.push({
      code,
      item,
      ...(part === undefined ? {} : { part }),
      ...(availableAt ? { availableAt } : {}),
      dropped,
    });
    return null;
  };
  return {
    dropped: (code, details = {}) => note(code, details, true),
    repaired: (code, details = {}) => note(code, details, false),
  };
}
