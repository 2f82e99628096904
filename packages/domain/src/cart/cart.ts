import type { LineId } from '../ids.ts';
import type { Combo, ComboSlot } from '../menu/menu.ts';
import type { DishChoice } from '../selection/choice.ts';

interface LineCommon {
  /** Says the configuration and the member: the same wish has the same id (spec 3 P12). */
  readonly id: LineId;
  readonly amount: number;
  /** Who in the group wants it; empty without a group. */
  readonly memberName: string;
}

/** A combo with a dish for every slot, in the order of its slots. */
export interface ComboWish {
  readonly combo: Combo;
  readonly slots: readonly { readonly slot: ComboSlot; readonly choice: DishChoice }[];
}

export type DishLine = LineCommon & { readonly kind: 'dish'; readonly choice: DishChoice };
export type ComboLine = LineCommon & ComboWish & { readonly kind: 'combo' };
export type CartLine = DishLine | ComboLine;

/** A cart that is valid against this menu. Made by `restoreCart`; it holds no prices. */
export interface Cart {
  readonly lines: readonly CartLine[];
}
