import type { LineId } from '../ids.ts';
import type { Cents } from '../money.ts';

/** What a guest was shown of a cart. Plain data, so that it survives a reload. */
export interface ShownCart {
  readonly lines: readonly ShownLine[];
  readonly total: Cents;
  /** What the guest has decided about type, time, place, coupon and offers: after another decision, another total is no news. */
  readonly decisions: string;
}

interface ShownLine {
  readonly id: LineId;
  readonly name: string;
  readonly amount: number;
  /** Of one unit, with the discounts on it, before those on the whole cart. */
  readonly price: Cents;
}

interface Change {
  readonly before: Cents;
  readonly now: Cents;
}

/** Another price of a line that was shown. */
export interface PriceDifference extends Change {
  readonly id: LineId;
  readonly name: string;
}

/** What has changed although the guest has not changed it. */
export interface ShownDifferences {
  readonly prices: readonly PriceDifference[];
  /** null: the same, or the guest has changed the cart or decided differently. */
  readonly total: Change | null;
}

/** Compares the cart shown last with the current one, in the order of its lines. Lines that came or went are not compared. */
export function compareShown(before: ShownCart, now: ShownCart): ShownDifferences {
  const shown = new Map(before.lines.map((line) => [line.id, line]));
  const prices = now.lines.flatMap(({ id, name, price }) => {
    const old = shown.get(id);
    return old && old.price !== price ? [{ id, name, before: old.price, now: price }] : [];
  });
  const isComparable = before.decisions === now.decisions && toAmounts(before) === toAmounts(now);
  const total = isComparable && before.total !== now.total ? { before: before.total, now: now.total } : null;
  return { prices, total };
}

const toAmounts = ({ lines }: ShownCart): string => JSON.stringify(lines.map(({ id, amount }) => [id, amount]));
