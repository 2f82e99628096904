import {
  atLeast,
  type BillLineId,
  billRefundId,
  type Cents,
  NO_CENTS,
  type OrderId,
  type ShopId,
  subtract,
  sum,
  toCents,
} from '@tischlein/domain';
import { sumGross } from '@tischlein/domain/pricing';
import { type Bill, changeBill, type PaidBackSums, sumPaidBack } from '@tischlein/domain/table';
import { euro, moneyBackProblemText } from '@tischlein/wording';
import { randomUUID } from 'node:crypto';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { AUTOMATICALLY } from '../payments/request-refund.ts';
import { readRefunds } from '../payments/refunds.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { EntryItem } from './bill-column.ts';
import { requireBill, TableRefusal } from './bill-problems.ts';
import { lockOpenBill, saveBill } from './bills.store.ts';
import { announceRounds, changeTable, type TableRequest } from './change-table.ts';
import { payPartsBack } from './order-follower.ts';

interface Refunds {
  readonly refunds: readonly { readonly line: BillLineId; readonly amount: Cents }[];
}

interface RefundsOfWaiter extends TableRequest<Refunds> {
  /** The most that the waiter refunds of one order in all; null: no limit (S3 R5). */
  readonly limit: Cents | null;
}

/**
 * Refunds booked lines: the open amount first; the excess is paid back by those who paid (S3 W3, C37). Returns the amounts that go back;
 * a repeated request pays nothing back again and returns the same.
 */
export async function refundItems(deps: Deps, shop: LoadedShop, request: RefundsOfWaiter): Promise<PaidBackSums> {
  const { table, body, author, limit } = request;
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
      if (limit !== null)
        for (const round of new Set(items.map((item) => item.round)))
          await requireLimit(writer, { shopId: shop.id, round, before: stored.bill, after, limit });
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

interface LimitedRefund {
  readonly shopId: ShopId;
  readonly round: OrderId;
  readonly before: Bill;
  readonly after: Bill;
  readonly limit: Cents;
}

/** Refuses a refund beyond the limit of its order, with what was refunded before, at the table by anyone or at the desk. */
async function requireLimit(writer: Writer, { shopId, round, before, after, limit }: LimitedRefund): Promise<void> {
  const atDesk = (await readRefunds(writer, shopId, round)).filter(
    ({ state, requested_by: by }) => state !== 'failed' && by !== AUTOMATICALLY,
  );
  const left = subtract(limit, sum([sumRefunded(before, round), ...atDesk.map(({ amount }) => toCents(amount))]));
  if (subtract(sumRefunded(after, round), sumRefunded(before, round)) <= left) return;
  throw new TableRefusal('refundNotPossible', moneyBackProblemText('aboveLimit', atLeast(left, NO_CENTS)));
}

/** What was refunded of an order's lines, paid or not. */
function sumRefunded({ lines, refunds }: Bill, round: OrderId): Cents {
  const own = new Set(lines.filter((line) => line.round === round).map(({ id }) => id));
  return sum(refunds.filter(({ line }) => own.has(line)).map(({ rates }) => sumGross(rates)));
}

function listRefundedItems(before: Bill, after: Bill): readonly EntryItem[] {
  return after.refunds.slice(before.refunds.length).flatMap((refund) => {
    const line = after.lines.find(({ id }) => id === refund.line);
    const item = line && `${line.units}× ${line.name}, ${euro(sumGross(refund.rates))}`;
    return line && item ? [{ round: line.round, item, paidBack: sumPaidBack(after, [refund]) }] : [];
  });
}
