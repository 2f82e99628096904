import type { LineId } from '../ids.ts';
import type { ComboChoice, DishChoice } from '../selection/choice.ts';

export type { ComboChoice };

interface LineCommon {
  /** Says the configuration and the member: the same wish has the same id (spec 3 P12). */
  readonly id: LineId;
  readonly amount: number;
  /** Who in the group wants it; empty without a group. */
  readonly memberName: string;
}

export type DishLine = LineCommon & { readonly kind: 'dish'; readonly choice: DishChoice };
export type ComboLine = LineCommon & ComboChoice & { readonly kind: 'combo' };
export type CartLine = DishLine | ComboLine;

/** A cart that is valid against this menu. Made by `restoreCart`; it holds no prices. */
export interface Cart {
  readonly lines: readonly CartLine[];
}
