import type { LineId } from '../ids.ts';
import { type ComboChoice, type DishChoice, MAX_AMOUNT } from '../selection/choice.ts';
import type { Cart, CartLine } from './cart.ts';
import { toLineId } from './line-id.ts';

export const EMPTY_CART: Cart = { lines: [] };

/** An amount and the group member who ordered it; the name is empty without a group. */
export interface MemberAmount {
  readonly amount: number;
  readonly memberName: string;
  /** Only at tables. */
  readonly note?: string;
}

/** Adds a dish; the same configuration for the same member adds up (S3 P12). */
export function addChoice(cart: Cart, choice: DishChoice, memberAmount: MemberAmount): Cart {
  return mergeLines([...cart.lines, dishLine(choice, memberAmount)]);
}

/** Adds a combo; equal combos of the same member add up. */
export function addCombo(cart: Cart, choice: ComboChoice, memberAmount: MemberAmount): Cart {
  return mergeLines([...cart.lines, comboLine(choice, memberAmount)]);
}

/** A line that a dialog edits, as it was when the dialog was opened. */
type EditedLine = Pick<CartLine, 'id' | 'memberName' | 'note'>;

/**
 * Replaces a dish line in place; if it becomes equal to another line, the two add up. A line that is gone by now, as
 * another tab has removed it, becomes a new one.
 */
export function replaceLine(
  cart: Cart,
  edited: EditedLine,
  { choice, amount }: { readonly choice: DishChoice; readonly amount: number },
): Cart {
  return putLine(cart, edited, dishLine(choice, { ...edited, amount }));
}

/** Replaces a combo line in place; see `replaceLine`. */
export function replaceCombo(
  cart: Cart,
  edited: EditedLine,
  { wish, amount }: { readonly wish: ComboChoice; readonly amount: number },
): Cart {
  return putLine(cart, edited, comboLine(wish, { ...edited, amount }));
}

/** Returns whether the cart still has the line. */
export const hasLine = (cart: Cart, { id }: EditedLine): boolean => cart.lines.some((line) => line.id === id);

/** Sets the amount of a line: 'Cart item amount never goes below 1' (S1 §5). */
export function setAmount(cart: Cart, lineId: LineId, amount: number): Cart {
  return changeLine(cart, lineId, (line) => ({ ...line, amount: bounded(amount) }));
}

/** Sets the note of a line; if it becomes equal to another line, the two add up. */
export function setNote(cart: Cart, lineId: LineId, note: string): Cart {
  return changeLine(cart, lineId, (line) => rebuildLine(line, { ...line, note }));
}

export function removeLine(cart: Cart, lineId: LineId): Cart {
  return { lines: cart.lines.filter((line) => line.id !== lineId) };
}

/** Merges the carts of a group: the owner's first, then by joining; every line keeps its member (S3 G3). */
export function mergeMemberCarts(members: readonly { readonly name: string; readonly cart: Cart }[]): Cart {
  return mergeLines(
    members.flatMap(({ name, cart }) => cart.lines.map((line) => rebuildLine(line, { ...line, memberName: name }))),
  );
}

/** Builds a cart; lines with the same id add up in the place of the first. */
export function mergeLines(lines: readonly CartLine[]): Cart {
  const byId = new Map<LineId, CartLine>();
  for (const line of lines) {
    const same = byId.get(line.id);
    byId.set(line.id, same ? { ...same, amount: bounded(same.amount + line.amount) } : line);
  }
  return { lines: [...byId.values()] };
}

export function dishLine(choice: DishChoice, { amount, memberName, note = '' }: MemberAmount): CartLine {
  const id = toLineId(choice, memberName, note);
  return { kind: 'dish', id, amount: bounded(amount), memberName, note, choice };
}

export function comboLine({ combo, slots }: ComboChoice, { amount, memberName, note = '' }: MemberAmount): CartLine {
  const id = toLineId({ combo, slots }, memberName, note);
  return { kind: 'combo', id, amount: bounded(amount), memberName, note, combo, slots };
}

const rebuildLine = (line: CartLine, memberAmount: MemberAmount): CartLine =>
  line.kind === 'dish' ? dishLine(line.choice, memberAmount) : comboLine(line, memberAmount);

function putLine(cart: Cart, edited: EditedLine, next: CartLine): Cart {
  return hasLine(cart, edited) ? changeLine(cart, edited.id, () => next) : mergeLines([...cart.lines, next]);
}

function changeLine(cart: Cart, lineId: LineId, change: (line: CartLine) => CartLine): Cart {
  return mergeLines(cart.lines.map((line) => (line.id === lineId ? change(line) : line)));
}

const bounded = (amount: number): number => (amount > 1 ? Math.min(Math.trunc(amount), MAX_AMOUNT) : 1);
