import type { OrderContext } from '../menu/availability.ts';
import type { Menu } from '../menu/menu.ts';
import type { ShopTime } from '../shop-time.ts';
import type { CartProblem, MembersItem, SavedItem } from './saved-cart.ts';

/** The problem of a part that is shown but cannot be ordered. */
export const PART_HINDRANCES = {
  declarationsUnknown: 'partDeclarationsUnknown',
  particularsMissing: 'partParticularsMissing',
  soldOut: 'partSoldOut',
} as const;

/** The target of a restore, and the problems found so far. */
export interface CartRestoreContext {
  readonly menu: Menu;
  readonly at: OrderContext;
  readonly problems: CartProblem[];
}

/** Records problems of one item; both functions return null for use in a `return`. */
export interface ItemNotes {
  /** The whole item is dropped. */
  readonly dropped: (code: CartProblem['code'], details?: Details) => null;
  /** The item stays, a part of it is dropped. */
  readonly repaired: (code: CartProblem['code'], details?: Details) => null;
}

interface Details {
  /** Name of the size, group or extra concerned. */
  readonly part?: string;
  readonly availableAt?: ShopTime | null;
}

/** Records the problems of the item with this name; `saved` says whose it is. */
export function createItemNotes(problems: CartProblem[], item: string, saved: SavedItem | null): ItemNotes {
  const of = saved && describeMembersItem(saved);
  const note = (code: CartProblem['code'], { part, availableAt }: Details, dropped: boolean) => {
    problems.push({
      code,
      item,
      ...(part === undefined ? {} : { part }),
      ...(availableAt ? { availableAt } : {}),
      dropped,
      ...(of && { of }),
    });
    return null;
  };
  return {
    dropped: (code, details = {}) => note(code, details, true),
    repaired: (code, details = {}) => note(code, details, false),
  };
}

function describeMembersItem(item: SavedItem): MembersItem | null {
  const { memberName, amount } = item;
  if (!memberName) return null;
  return { itemId: 'menuId' in item ? item.menuId : item.dishId, memberName, amount };
}
