import { type BillLineId, billRefundId, type Cents } from '@tischlein/domain';
import { type Bill, changeBill } from '@tischlein/domain/table';
import { euro } from '@tischlein/wording';
import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { requireBill, TableRefusal } from './bill-problems.ts';
import { lockOpenBill, saveBill } from './bills.store.ts';
import { announceRounds, changeTable, type TableRequest } from './change-table.ts';
import { payPartsBack } from './order-follower.ts';

interface Refunds {
  readonly refunds: readonly { readonly line: BillLineId; readonly amount: Cents }[];
}

/** Refunds booked lines: the open amount first; the excess is paid back by those who paid (S3 W3, C37). */
export function refundItems(deps: Deps, shop: LoadedShop, request: TableRequest<Refunds>): Promise<void> {
  const { table, body, author } = request;
  return changeTable(deps, shop, {
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
      const items = body.refunds.flatMap(({ line: id, amount }) => {
        const line = after.lines.find((each) => each.id === id);
        return line ? [{ round: line.round, item: `${line.units}× ${line.name}, ${euro(amount)}` }] : [];
      });
      const amount = body.refunds.reduce((total, refund) => total + refund.amount, 0);
      await saveBill(writer, stored, { after, action: 'refund', author, detail: { items, amount }, now, key });
      await payPartsBack(writer, { shopId: shop.id, before: stored.bill, after }, now);
      await announceRounds(writer, shop.id, { items, action: 'refund', now });
    },
  });
}
