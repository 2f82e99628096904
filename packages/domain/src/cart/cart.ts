import type { LineId } from '../ids.ts';
import type { ComboChoice, DishChoice } from '../selection/choice.ts';

export type { ComboChoice };

interface LineCommon {
  /** Derived from configuration, member and note, so equal choices of a member share a line (S3 P12). */
  readonly id: LineId;
  readonly amount: number;
  /** The group member who ordered it; empty without a group. */
  readonly memberName: string;
  /** A waiter's note for the kitchen; empty without one. */
  readonly note: string;
}

export type DishLine = LineCommon & { readonly kind: 'dish'; readonly choice: DishChoice };
export type ComboLine = LineCommon & ComboChoice & { readonly kind: 'combo' };
export type CartLine = DishLine | ComboLine;

/** A cart that is valid for its menu, without prices. Only `restoreCart` creates one from saved data. */
export interface Cart {
  readonly lines: readonly CartLine[];
}
