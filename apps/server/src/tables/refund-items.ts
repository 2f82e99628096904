import {
  atLeast,
  type BillLineId,
  billRefundId,
  type Cents,
  fail,
  NO_CENTS,
  ok,
  type OrderId,
  type Result,
  type ShopId,
  subtract,
  sum,
  toCents,
} from '@tischlein/domain';
import { sumGross } from '@tischlein/domain/pricing';
import { type Bill, type BillProblem, changeBill, type PaidBackSums, sumPaidBack } from '@tischlein/domain/table';
import { euro } from '@tischlein/wording';
import { randomUUID } from 'node:crypto';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { AUTOMATICALLY } from '../payments/request-refund.ts';
import { readRefunds } from '../payments/refunds.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { EntryItem } from './bill-column.ts';
import { type TableProblem, toTableResult } from './bill-problems.ts';
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
export async function refundItems(
  deps: Deps,
  shop: LoadedShop,
  request: RefundsOfWaiter,
): Promise<Result<PaidBackSums, TableProblem>> {
  const { table, body, author, limit } = request;
  const refunded = await changeTable(deps, shop, {
    tables: [table],
    request,
    work: async ({ writer, now, key }) => {
      const stored = await lockOpenBill(writer, shop.id, table);
      if (!stored) return fail('tableItemUnknown');
      const billed = toTableResult(refundLines(stored.bill, body));
      if (!billed.ok) return billed;
      const after = billed.value;
      const items = listRefundedItems(stored.bill, after);
      for (const round of new Set(items.map((item) => item.round))) {
        const limited = { shopId: shop.id, round, before: stored.bill, after };
        const left = limit === null ? null : await findLeft(writer, { ...limited, limit });
        if (left !== null) return fail({ code: 'aboveLimit', left });
      }
      const amount = body.refunds.reduce((total, refund) => total + refund.amount, 0);
      const detail = { items, amount };
      await saveBill(writer, stored, { after, action: 'refund', author, detail, now, key });
      await payPartsBack(writer, { shopId: shop.id, before: stored.bill, after }, now);
      await announceRounds(writer, shop.id, { items, action: 'refund', now });
      return ok(detail);
    },
  });
  if (!refunded.ok) return refunded;
  const paidBack = (refunded.value.items ?? []).flatMap((item) => item.paidBack ?? []);
  return ok({ online: sum(paidBack.map(({ online }) => online)), till: sum(paidBack.map(({ till }) => till)) });
}

const refundLines = (before: Bill, { refunds }: Refunds): Result<Bill, BillProblem> =>
  refunds.reduce<Result<Bill, BillProblem>>(
    (bill, { line, amount }) =>
      bill.ok ? changeBill(bill.value, { type: 'refund', id: billRefundId(randomUUID()), line, amount }) : bill,
    ok(before),
  );

interface LimitedRefund {
  readonly shopId: ShopId;
  readonly round: OrderId;
  readonly before: Bill;
  readonly after: Bill;
  readonly limit: Cents;
}

/** The rest of the limit of an order for which a refund is too high, after what was refunded before, at the table by anyone or at the desk. */
async function findLeft(writer: Writer, { shopId, round, before, after, limit }: LimitedRefund): Promise<Cents | null> {
  const atDesk = (await readRefunds(writer, shopId, round)).filter(
    ({ state, requested_by: by }) => state !== 'failed' && by !== AUTOMATICALLY,
  );
  const left = subtract(limit, sum([sumRefunded(before, round), ...atDesk.map(({ amount }) => toCents(amount))]));
  const isWithin = subtract(sumRefunded(after, round), sumRefunded(before, round)) <= left;
  return isWithin ? null : atLeast(left, NO_CENTS);
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
