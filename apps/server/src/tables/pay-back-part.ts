import type { BillLineId, Cents, OrderId, ShopId } from '@tischlein/domain';
import { findPosition } from '@tischlein/domain/table';
import { TABLE } from '@tischlein/wording';
import type { Writer } from '../db/database.ts';
import { namePartRefund } from '../identity.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { lockPayments } from '../payments/payments.store.ts';
import { addPaymentTask, insertRefund, readRefunds } from '../payments/refunds.store.ts';
import { calculateRefundable, createRefundRow } from '../payments/request-refund.ts';

interface PartToPayBack {
  readonly shopId: ShopId;
  /** Of the part. */
  readonly orderId: OrderId;
  readonly line: BillLineId;
  readonly amount: Cents;
  /** The first that is free becomes the refund's; with any of them, it has been requested before. */
  readonly ids: readonly string[];
  readonly now: string;
}

/** Requests what a refund of a bill pays back to a part, once (S3 C37, C42). */
export async function payBackPart(writer: Writer, back: PartToPayBack): Promise<void> {
  const { shopId, orderId, ids, amount, now } = back;
  const payments = await lockPayments(writer, shopId, orderId);
  const order = await readOrder(writer, shopId, orderId);
  const refunds = await readRefunds(writer, shopId, orderId);
  if (!order || refunds.some(({ refund_id }) => ids.includes(refund_id))) return;
  const payment = payments.find((each) => calculateRefundable(each, refunds) >= amount);
  // Staff have refunded it otherwise, and decide.
  if (!payment) return leaveToStaff(writer, back, 'refundedOtherwise');
  const row = createRefundRow({ order, payment, refunds, amount, ...describe(order, back), now });
  for (const id of ids) if ((await insertRefund(writer, { ...row, refund_id: id })) === 'inserted') return;
  throw new Error(`the ids of a refund of the part ${orderId} are taken`);
}

interface LostRefund extends Omit<PartToPayBack, 'ids'> {
  /** Of the bill. */
  readonly refund: string;
}

/** Records a refund that an earlier version has lost as one that failed, with a task for staff, once. */
export async function recordLostRefund(writer: Writer, { refund, ...lost }: LostRefund): Promise<void> {
  await lockPayments(writer, lost.shopId, lost.orderId);
  return leaveToStaff(writer, { ...lost, ids: [namePartRefund(refund, lost.orderId)] }, 'lost');
}

async function leaveToStaff(writer: Writer, back: PartToPayBack, failure: 'refundedOtherwise' | 'lost'): Promise<void> {
  const { shopId, orderId, ids, amount, now } = back;
  const order = await readOrder(writer, shopId, orderId);
  const payments = await lockPayments(writer, shopId, orderId);
  const payment = payments.find(({ captured }) => captured > 0) ?? payments[0];
  if (!order || !payment) throw new Error(`nobody has paid the part ${orderId}`);
  const refunds = await readRefunds(writer, shopId, orderId);
  const row = createRefundRow({ order, payment, refunds, amount, ...describe(order, back), now });
  const ended = { state: 'failed', finished_at: now, run_at: null, failure } as const;
  if ((await insertRefund(writer, { ...row, ...ended, refund_id: ids.at(-1) ?? row.refund_id })) === 'exists') return;
  const kind = failure === 'lost' ? 'refundLost' : 'refundFailed';
  await addPaymentTask(writer, { shopId, orderId }, { kind, at: now });
}

function describe(order: StoredOrder, { line, amount }: Pick<PartToPayBack, 'line' | 'amount'>) {
  const position = findLine(order, line);
  return { lines: position < 0 ? [] : [{ position, amount }], reason: TABLE.refunded };
}

/** A part names the bill's lines, a round its own by their position. */
function findLine({ purpose, quote }: StoredOrder, line: BillLineId): number {
  if (purpose === 'goods') return findPosition(line);
  return quote.lines.findIndex(({ lineId }) => String(lineId) === String(line));
}
