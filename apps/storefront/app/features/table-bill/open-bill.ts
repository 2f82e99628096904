import type { TableBillAnswer, TableItemAnswer } from '@tischlein/contract/shop';
import { type BillChoice, keepOpen, type OpenBill } from '@tischlein/domain/table';

/** The lines of all rounds, in the sequence they were ordered. */
export const listItems = ({ rounds }: TableBillAnswer): readonly TableItemAnswer[] =>
  rounds.toReversed().flatMap(({ items }) => items);

export const toOpenBill = (bill: TableBillAnswer): OpenBill => ({
  lines: listItems(bill),
  due: bill.due,
  division: bill.division,
});

/** The part of a choice that is still open, and the names of the rest. */
export function settleChoice(
  choice: BillChoice,
  bill: TableBillAnswer,
): { readonly choice: BillChoice; readonly lost: readonly string[] } {
  const kept = keepOpen(choice, toOpenBill(bill));
  const lost = listItems(bill)
    .filter(({ id }) => (kept.units[id] ?? []).length < (choice.units[id] ?? []).length)
    .map(({ dishName }) => dishName);
  return { choice: kept, lost: choice.kind === 'units' ? [...new Set(lost)] : [] };
}
