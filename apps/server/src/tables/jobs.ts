import { billLineId, type OrderId, type ShopId, toCents } from '@tischlein/domain';
import { z } from 'zod';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { namePartRefund } from '../identity.ts';
import { jobKind, type JobHandler } from '../outbox/job-kind.ts';
import { payBackPart } from './pay-back-part.ts';

const partRefund = z.object({
  refund: z.string(),
  line: z.string().transform(billLineId),
  amount: z.int().transform(toCents),
});

/** Pays the excess of a refund back through the payment of a part (S3 C37, C42). */
export const REFUND_PAYER = jobKind('refundPayer', partRefund, { isUrgent: true });

/** The same as earlier versions have queued it, which named the refunds of all parts alike. */
const REFUND_PART = jobKind('refundPart', partRefund, { isUrgent: true });

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
  REFUND_PAYER.handle(async (payload, { shopId, orderId }) => {
    if (!orderId) throw new Error('a refund of no order');
    const ids = [namePartRefund(payload.refund, orderId)];
    await database.write((writer) => payBackPart(writer, { ...payload, shopId, orderId, ids, now: clock.now() }));
  }),
  REFUND_PART.handle(async (payload, { shopId, orderId }) => {
    if (!orderId) throw new Error('a refund of no order');
    // A node of the older version, which may run this job again, looks for the old id.
    const ids = [payload.refund, namePartRefund(payload.refund, orderId)];
    await database.write((writer) => payBackPart(writer, { ...payload, shopId, orderId, ids, now: clock.now() }));
  }),
  REFUND_ROUND.handle(async (_, { shopId, orderId }) => {
    if (!orderId) throw new Error('a refund of no order');
    const round = { shopId, orderId };
    const isDone = await database.write((writer) => listRefundLines(writer, round, { now: clock.now() }));
    if (!isDone) throw new Error('a guest is paying for a line of the round');
  }),
];

/** Jobs that give money back; if one fails for good, staff have to. */
export const REFUND_KINDS: readonly string[] = [REFUND_PAYER.kind, REFUND_PART.kind, REFUND_ROUND.kind];
