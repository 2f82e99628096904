import { billLineId, type OrderId, type ShopId, toCents } from '@tischlein/domain';
import { findPosition } from '@tischlein/domain/table';
import { TABLE } from '@tischlein/wording';
import { z } from 'zod';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { jobKind, type JobHandler } from '../outbox/job-kind.ts';
import { lockPayments } from '../payments/payments.store.ts';
import { addPaymentTask, insertRefund, readRefunds } from '../payments/refunds.store.ts';
import { calculateRefundable, createRefundRow } from '../payments/request-refund.ts';

/** Pays the excess of a refund back through the payment of a part (S3 C37). */
export const REFUND_PART = jobKind(
  'refundPart',
  z.object({ refund: z.string(), line: z.string().transform(billLineId), amount: z.int().transform(toCents) }),
  { isUrgent: true },
);

/** Refunds the rest of a cancelled round once no guest is paying for it. */
export const REFUND_ROUND = jobKind('refundRound', z.object({}), { isUrgent: true });

type RefundLinesOf = (
  writer: Writer,
  round: { readonly shopId: ShopId; readonly orderId: OrderId },
  end: { readonly now: string },
) => Promise<boolean>;

/** The follower's own function is handed in, because it queues these jobs. */
export const createTableJobs = (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  listRefundLines: RefundLinesOf,
): readonly JobHandler[] => [
  REFUND_PART.handle(async ({ refund, line, amount }, { shopId, orderId }) => {
    if (!orderId) throw new Error('a refund of no order');
    const now = clock.now();
    await database.write(async (writer) => {
      const payments = await lockPayments(writer, shopId, orderId);
      const order = await readOrder(writer, shopId, orderId);
      const refunds = await readRefunds(writer, shopId, orderId);
      if (!order || refunds.some(({ refund_id }) => refund_id === refund)) return;
      const payment = payments.find((each) => calculateRefundable(each, refunds) >= amount);
      // The order desk has refunded it otherwise: staff decide.
      if (!payment) return addPaymentTask(writer, { shopId, orderId }, { kind: 'refundFailed', at: now });
      const lines = [{ position: findLine(order, line), amount }].filter(({ position }) => position >= 0);
      const row = createRefundRow({ id: refund, order, payment, refunds, amount, lines, reason: TABLE.refunded, now });
      await insertRefund(writer, row);
    });
  }),
  REFUND_ROUND.handle(async (_, { shopId, orderId }) => {
    if (!orderId) throw new Error('a refund of no order');
    const round = { shopId, orderId };
    const isDone = await database.write((writer) => listRefundLines(writer, round, { now: clock.now() }));
    if (!isDone) throw new Error('a guest is paying for a line of the round');
  }),
];

/** A part names the bill's lines, a round its own by their position. */
function findLine({ purpose, quote }: StoredOrder, line: ReturnType<typeof billLineId>): number {
  if (purpose === 'goods') return findPosition(line);
  return quote.lines.findIndex(({ lineId }) => String(lineId) === String(line));
}
