import type { TableBillAnswer, TableItemAnswer } from '@tischlein/contract/shop';
import { type BillChoice, keepOpen, type OpenBill } from '@tischlein/domain/table';

/** The lines of all rounds, in the sequence they were ordered. */
export const listItems = ({ rounds }: TableBillAnswer): readonly TableItemAnswer[] =>
  rounds.toReversed().flatMap(({ items }) => items.map(toPayable));

/** Units of a line that is refunded, or paid by amounts, cost nothing: there is nothing to choose. */
export const toPayable = (item: TableItemAnswer): TableItemAnswer =>
  item.open > 0 ? item : { ...item, openUnits: 0, unitPrices: [] };

export const toOpenBill = (bill: TableBillAnswer): OpenBill => ({
  lines: listItems(bill),
  due: bill.due,
  division: bill.division,
});

interface SettledChoice {
  readonly choice: BillChoice;
  /** Names of what was chosen and is no longer open. */
  readonly lost: readonly string[];
  /** No other guest pays for it: a waiter has refunded it, or moved it to another table. */
  readonly isTakenOff: boolean;
}

/** The part of a choice that is still open, and the names of the rest. `before`: the bill that the choice was made from. */
export function settleChoice(choice: BillChoice, bill: TableBillAnswer, before: TableBillAnswer): SettledChoice {
  const kept = keepOpen(choice, toOpenBill(bill));
  const now = new Map(listItems(bill).map((item) => [item.id, item]));
  const lost = listItems(before).filter(({ id }) => (kept.units[id] ?? []).length < (choice.units[id] ?? []).length);
  return {
    choice: kept,
    lost: choice.kind === 'units' ? [...new Set(lost.map(({ dishName }) => dishName))] : [],
    isTakenOff: lost.every((item) => isLess(now.get(item.id), item)),
  };
}

const isLess = (now: TableItemAnswer | undefined, before: TableItemAnswer): boolean =>
  now === undefined || now.amount < before.amount || now.refunded > before.refunded;
