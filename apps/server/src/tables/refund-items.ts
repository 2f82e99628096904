import { type BillLineId, billRefundId, type Cents, sum } from '@tischlein/domain';
import { sumGross } from '@tischlein/domain/pricing';
import { type Bill, changeBill, type PaidBackSums, sumPaidBack } from '@tischlein/domain/table';
import { euro } from '@tischlein/wording';
import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { EntryItem } from './bill-column.ts';
import { requireBill, TableRefusal } from './bill-problems.ts';
import { lockOpenBill, saveBill } from './bills.store.ts';
import { announceRounds, changeTable, type TableRequest } from './change-table.ts';
import { payPartsBack } from './order-follower.ts';

interface Refunds {
  readonly refunds: readonly { readonly line: BillLineId; readonly amount: Cents }[];
}

/**
 * Refunds booked lines: the open amount first; the excess is paid back by those who paid (S3 W3, C37). Returns the amounts that go back;
 * a repeated request pays nothing back again and returns the same.
 */
export async function refundItems(deps: Deps, shop: LoadedShop, request: TableRequest<Refunds>): Promise<PaidBackSums> {
  const { table, body, author } = request;
  let items: readonly EntryItem[] = [];
  await changeTable(deps, shop, {
    tables: [table],
    request,
    work: async ({ writer, now, key }) => {
      const stored = await lockOpenBill(writer, shop.id, table);
      if (!stored) throw new TableRefusal('tableItemUnknown');
      const after = body.refunds.reduce<Bill>(
        (bill, { line, amount }) =>
          requireBill(changeBill(bill, { type: 'refund', id: billRefundId(randomUUID()), line, amount })),
        stored.bill,
      );
      items = listRefundedItems(stored.bill, after);
      const amount = body.refunds.reduce((total, refund) => total + refund.amount, 0);
      await saveBill(writer, stored, { after, action: 'refund', author, detail: { items, amount }, now, key });
      await payPartsBack(writer, { shopId: shop.id, before: stored.bill, after }, now);
      await announceRounds(writer, shop.id, { items, action: 'refund', now });
    },
    repeated: (detail) => {
      items = detail.items ?? [];
    },
  });
  const paidBack = items.flatMap((item) => item.paidBack ?? []);
  return { online: sum(paidBack.map(({ online }) => online)), till: sum(paidBack.map(({ till }) => till)) };
}

function listRefundedItems(before: Bill, after: Bill): readonly EntryItem[] {
  return after.refunds.slice(before.refunds.length).flatMap((refund) => {
    const line = after.lines.find(({ id }) => id === refund.line);
    const item = line && `${line.units}× ${line.name}, ${euro(sumGross(refund.rates))}`;
    return line && item ? [{ round: line.round, item, paidBack: sumPaidBack(after, [refund]) }] : [];
  });
}
