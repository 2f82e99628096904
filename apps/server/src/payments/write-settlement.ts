import {
  type NextPayment,
  nextPayment,
  type OnlinePaymentStatus,
  orderConsequence,
  type OrderConsequence,
} from '@tischlein/domain/payments';
import type { GroupOrderId } from '@tischlein/domain';
import type { Schedule } from '@tischlein/domain/opening';
import type { PaymentTaskKind } from '@tischlein/contract/office';
import type { Writer } from '../db/database.ts';
import { type Rollback, rollback } from '../db/rollback.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { readOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { ProviderReport, PaymentToSettle } from './ask-provider.ts';
import type { WithOrderFollowers } from '../orders/order-follower.ts';
import { releaseOrder } from '../orders/release-order.ts';
import { createShopSchedule } from '../opening/shop-schedule.ts';
import { canStillBeMade, endUnpaidOrder, reviveOrder } from './transition-order.ts';
import { scheduleNextPoll } from './next-poll.ts';
import { updateOrderPayment } from './update-order-payment.ts';
import { toPaymentFacts } from './payment-facts.ts';
import { changePayment, insertMessage, lockPayments } from './payments.store.ts';
import { addPaymentTask } from './refunds.store.ts';
import { recordRefundElsewhere, requestRemainder } from './request-refund.ts';

/** Which payment to settle, and why. */
export interface SettleCall {
  readonly paymentId: string;
  readonly cause: 'asked' | 'return' | 'capture' | 'givenUp' | 'message' | 'poll';
  /** The provider message that caused it; stored in the same transaction (docs/reliability.md I11). */
  readonly message?: Row<'payment_inbox'>;
  /** The message reports a dispute. */
  readonly isDispute?: true;
}

export interface Settlement extends PaymentToSettle {
  readonly report: ProviderReport;
  readonly call: SettleCall;
  readonly cooksWhenPromised: boolean;
}

/** Returns whether this attempt holds money for the order, captured or promised. */
export const hasMoney = ({ captured, refunded, status }: Row<'payments'>): boolean =>
  captured > refunded || status === 'authorised';

/** Writes message, payment, order and follow-ups in one transaction, then notifies. */
export async function writeSettlement(
  deps: Deps,
  shop: LoadedShop,
  settlement: Settlement,
): Promise<'written' | 'raced'> {
  const now = deps.clock.now();
  const write = (schedule: Schedule | null) =>
    deps.database.write((writer) =>
      writeTransaction(writer, shop, { ...settlement, now, orderFollowers: deps.orderFollowers, schedule }),
    );
  const timely = await write(createShopSchedule(deps, shop, now));
  const outcome = timely === 'notRevivable' ? await write(null) : timely;
  if (outcome === 'raced' || outcome === 'notRevivable') return 'raced';
  await deps.pauseAt('afterSettle');
  if (outcome !== 'known') await notify(deps, settlement, outcome);
  return 'written';
}

interface DatedSettlement extends Settlement, WithOrderFollowers {
  readonly now: string;
  /** null: too late to make the order. */
  readonly schedule: Schedule | null;
}

/** What to notify about after the commit. */
interface SettlementResult {
  readonly next: NextPayment;
  readonly consequence: OrderConsequence;
  readonly hasEnded: boolean;
  /** null: ordered alone. */
  readonly groupId: GroupOrderId | null;
}

/** 'known': its message was read before. 'raced': the payment was moved by another process. Only a result changes anything. */
type SettlementOutcome = SettlementResult | 'known' | 'raced' | 'notRevivable';

async function writeTransaction(
  writer: Writer,
  shop: LoadedShop,
  settlement: DatedSettlement,
): Promise<SettlementOutcome | Rollback<SettlementOutcome>> {
  const { payment, call } = settlement;
  if (call.message && (await insertMessage(writer, call.message)) === 'exists') return 'known';
  const attempts = await lockPayments(writer, shop.id, payment.order_id);
  const order = await readOrder(writer, shop.id, payment.order_id);
  if (!order) throw new Error(`no order for payment ${payment.payment_id}`);
  const isPaidOtherwise = attempts.some((other) => other.payment_id !== payment.payment_id && hasMoney(other));
  const current = { ...settlement, order, isPaidOtherwise };
  const seen = settlement.report.event
    ? nextPayment(toPaymentFacts(payment), settlement.report.event)
    : keepUnchanged(payment);
  const consequence = await applyConsequence(writer, shop, { ...current, moves: seen.moves });
  if (consequence === 'notRevivable') return rollback(consequence);
  const next = consequence === 'late' ? acceptLate(seen) : seen;
  if (!(await savePayment(writer, current, next))) return rollback('raced');
  const after: Row<'payments'> = { ...payment, status: next.status, captured: next.captured, refunded: next.refunded };
  const isLatest = attempts.at(-1)?.payment_id === payment.payment_id;
  await updateOrderPayment(writer, order);
  await recordRefundElsewhere(writer, order, { payment: after, now: settlement.now });
  if (consequence === 'refund') await requestRemainder(writer, order, { payments: [after], now: settlement.now });
  await addTasks(writer, current, { next, consequence });
  const hasEnded = isLatest && (await endUnpaidOrder(writer, order, { payment: after, now: settlement.now }));
  for (const { settled } of settlement.orderFollowers) await settled?.(writer, order, settlement.now);
  return {
    next,
    consequence: consequence === 'late' ? 'revive' : consequence,
    hasEnded,
    groupId: order.group_order_id,
  };
}

const keepUnchanged = (payment: Row<'payments'>): NextPayment => ({
  ...toPaymentFacts(payment),
  moves: [],
  alarm: null,
});

function acceptLate(seen: NextPayment): NextPayment {
  const late = nextPayment(seen, { type: 'lateAccepted' });
  return { ...late, moves: [...seen.moves, ...late.moves] };
}

// The order is moved first, because the payment's next status depends on whether that succeeds.
async function applyConsequence(
  writer: Writer,
  shop: LoadedShop,
  {
    order,
    isPaidOtherwise,
    cooksWhenPromised,
    schedule,
    now,
    moves,
    orderFollowers,
  }: DatedSettlement & Pick<NextPayment, 'moves'>,
): Promise<OrderConsequence | 'late' | 'notRevivable'> {
  const intended = orderConsequence(moves, {
    status: order.status,
    isReleased: order.released_at !== null,
    hasExpired: order.status === 'cancelled' && order.released_at === null && order.given_up_at === null,
    isPaidOtherwise,
    cooksWhenPromised,
    canStillBeMade: schedule !== null && canStillBeMade(schedule, order, now),
  });
  if (intended !== 'release' && intended !== 'revive') return intended;
  const isDone =
    intended === 'revive' && schedule
      ? await reviveOrder(writer, order, { now, schedule, orderFollowers })
      : await releaseOrder({ orderFollowers }, writer, { order, now });
  if (isDone === 'notRevivable') return isDone;
  if (!isDone) return 'refund';
  return moves.includes('capturedLate') ? 'late' : intended;
}

async function savePayment(
  writer: Writer,
  { payment, report, call, now }: DatedSettlement,
  next: NextPayment,
): Promise<boolean> {
  const columns = {
    captured: next.captured,
    refunded: next.refunded,
    locked_until: null,
    ...(next.alarm && { alarm: next.alarm }),
    ...(report.isDeclined && { declines: payment.declines + 1 }),
    ...scheduleNextPoll(payment, { moves: next.moves, isPoll: call.cause === 'poll', now }),
  };
  const cause = report.event ? `${call.cause}: ${report.event.type}` : call.cause;
  return changePayment(writer, payment, { moves: next.moves, cause, at: now, columns });
}

async function addTasks(
  writer: Writer,
  { order, payment, now, isPaidOtherwise, report, call }: DatedSettlement,
  { next, consequence }: { readonly next: NextPayment; readonly consequence: OrderConsequence | 'late' },
): Promise<void> {
  const kinds: PaymentTaskKind[] = [];
  if (next.alarm && payment.alarm !== next.alarm) kinds.push(next.alarm);
  if (call.isDispute) kinds.push('disputed');
  if (payment.status === 'unknown' && report.isUnanswered) kinds.push('outcomeUnknown');
  if (consequence === 'late') kinds.push('lateAccepted');
  if (consequence === 'refund' && (isLate(next.moves) || isPaidOtherwise)) kinds.push('lateRefunded');
  for (const kind of kinds)
    await addPaymentTask(writer, { shopId: order.shop_id, orderId: order.order_id }, { kind, at: now });
}

const isLate = (moves: readonly OnlinePaymentStatus[]): boolean => moves.includes('capturedLate');

async function notify(deps: Deps, { payment, call }: Settlement, result: SettlementResult): Promise<void> {
  const { shop_id: shopId, order_id: orderId } = payment;
  if (call.isDispute) deps.events.paymentAlarm(shopId, orderId, 'disputed');
  const { next, consequence, hasEnded, groupId } = result;
  if (groupId !== null) deps.events.groupChanged(shopId, groupId);
  if (next.alarm) deps.events.paymentAlarm(shopId, orderId, next.alarm);
  if (consequence === 'refund') deps.paymentWork.wake();
  if (consequence === 'release' || consequence === 'revive') deps.outbox.wake();
  if (hasEnded || consequence === 'revive') await deps.slots.refresh(shopId);
  if (next.moves.length > 0 || hasEnded) deps.events.paymentMoved(shopId, orderId, next.status);
}
