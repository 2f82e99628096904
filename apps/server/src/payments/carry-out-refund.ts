import { isCalledOff } from '@tischlein/domain/orders';
import { type Cents, NO_CENTS, sum, toCents } from '@tischlein/domain';
import { nextPayment } from '@tischlein/domain/payments';
import { plusSeconds } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { addOrderEvent } from '../orders/order-events.store.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { findProvider } from './accounts.ts';
import { ORDER_REFUNDED } from './jobs.ts';
import { updateOrderPayment } from './update-order-payment.ts';
import { toPaymentFacts } from './payment-facts.ts';
import { changePayment, lockPayments, readPayment } from './payments.store.ts';
import type { PaymentProvider, Unknown } from './provider.ts';
import { calculateRefundable, recordRefundElsewhere, requestRemainder } from './request-refund.ts';
import { addPaymentTask, changeRefund, readRefunds } from './refunds.store.ts';

const RETRY_AFTER_SECONDS = [5, 15, 60, 300, 900, 3600, 3600, 10_800, 21_600, 43_200, 86_400] as const;

/** Refunds at the provider. Retries with the same key until the provider confirms or refuses. */
export async function carryOutRefund(deps: Deps, refund: Row<'refunds'>): Promise<void> {
  const payment = await readPayment(deps.database.read, refund.shop_id, refund.payment_id);
  const provider = payment && (await findProvider(deps, refund.shop_id, payment.provider));
  const outcome = payment && provider ? await refundAtProvider(provider, { payment, refund }) : NO_PROVIDER;
  if (outcome.code === 'made') return finishRefund(deps, refund, outcome);
  if (outcome.code === 'refused') return failRefund(deps, refund, outcome);
  const wait = RETRY_AFTER_SECONDS[refund.attempts - 1];
  if (wait === undefined) return failRefund(deps, refund, { reason: outcome.reason, refunded: NO_CENTS });
  const runAt = plusSeconds(deps.clock.now(), wait);
  await deps.database.write((writer) => changeRefund(writer, refund, { run_at: runAt, locked_until: null }));
}

const NO_PROVIDER: Unknown = { code: 'unknown', reason: 'noProvider' };

interface AtProvider {
  readonly payment: Row<'payments'>;
  readonly refund: Row<'refunds'>;
}

interface RefundMade {
  readonly code: 'made';
  readonly reference: string;
  /** Everything refunded so far, by the desk or elsewhere. */
  readonly refunded: Cents;
}
interface RefundNotMade {
  readonly code: 'refused';
  readonly reason: string;
  readonly refunded: Cents;
}

// The adapter finds an earlier try by its key. Refunds made elsewhere count towards the sum only.
async function refundAtProvider(
  provider: PaymentProvider,
  { payment, refund }: AtProvider,
): Promise<RefundMade | RefundNotMade | Unknown> {
  const { reference } = payment;
  if (reference === null) return { code: 'refused', reason: 'noReference', refunded: NO_CENTS };
  const { refund_id: key, reason: note } = refund;
  const amount = toCents(refund.amount);
  const outcome = await provider.refund({ key, reference, amount, currency: 'EUR', note });
  if (outcome.code === 'unknown') return outcome;
  // A refund still pending at the second try counts as made: banks may take days.
  if (outcome.code === 'pending' && refund.attempts === 1) return { code: 'unknown', reason: 'pending' };
  const look = await provider.look(reference);
  if (look.code === 'unknown') return { code: 'unknown', reason: 'lookFailed' };
  // The keys of another account do not find the payment: use the known amount.
  const refunded = look.code === 'found' ? look.refunded : toCents(payment.refunded);
  if (outcome.code === 'refused') return { ...outcome, refunded };
  return { code: 'made', reference: outcome.refundReference, refunded };
}

async function finishRefund(deps: Deps, refund: Row<'refunds'>, { reference, refunded }: RefundMade): Promise<void> {
  const now = deps.clock.now();
  const { shop_id: shopId, order_id: orderId } = refund;
  await deps.database.write(async (writer) => {
    await lockPayments(writer, shopId, orderId);
    const columns = { state: 'done', reference, finished_at: now, run_at: null, locked_until: null } as const;
    if (!(await changeRefund(writer, refund, columns))) return;
    const { order } = await syncRefunded(writer, refund, { refunded, now });
    await addOrderEvent(writer, order, { action: 'refund', at: now });
    if (order.contact.email !== '')
      await addToOutbox(writer, { shopId, orderId, at: now }, [ORDER_REFUNDED.create({ refundId: refund.refund_id })]);
    for (const { refunded: told } of deps.orderFollowers) await told?.(writer, order, now);
    for (const { settled } of deps.orderFollowers) await settled?.(writer, order, now);
  });
  deps.outbox.wake();
  deps.events.refundDone(shopId, orderId);
}

interface Counted {
  readonly refunded: Cents;
  readonly now: string;
}

/** Updates payment and order to the provider's refunded total. */
async function syncRefunded(writer: Writer, refund: Row<'refunds'>, { refunded, now }: Counted): Promise<Refunded> {
  const { shop_id: shopId, order_id: orderId, payment_id: paymentId } = refund;
  const payment = await readPayment(writer, shopId, paymentId);
  const order = await readOrder(writer, shopId, orderId);
  if (!payment || !order) throw new Error(`a refund of no payment: ${refund.refund_id}`);
  const refunds = await readRefunds(writer, shopId, orderId);
  const done = refunds.filter(({ state, payment_id }) => state === 'done' && payment_id === paymentId);
  const own = sum(done.map(({ amount }) => toCents(amount)));
  const total = own > refunded ? own : refunded;
  const facts = toPaymentFacts(payment);
  const seen = { state: 'captured', amount: facts.amount, currency: 'EUR', isOurs: true } as const;
  const event = { type: 'seen', seen: { ...seen, captured: facts.captured, refunded: total } } as const;
  const next = total === NO_CENTS ? { ...facts, moves: [] } : nextPayment(facts, event);
  const change = { moves: next.moves, cause: 'refund', at: now, columns: { refunded: next.refunded } };
  await changePayment(writer, payment, change);
  await updateOrderPayment(writer, order);
  const after = { ...payment, status: next.status, refunded: next.refunded };
  await recordRefundElsewhere(writer, order, { payment: after, now });
  return { order, payment: after, refunds: await readRefunds(writer, shopId, orderId) };
}

interface Refunded {
  readonly order: StoredOrder;
  readonly payment: Row<'payments'>;
  readonly refunds: readonly Row<'refunds'>[];
}

async function failRefund(
  deps: Deps,
  refund: Row<'refunds'>,
  { reason, refunded }: Omit<RefundNotMade, 'code'>,
): Promise<void> {
  const now = deps.clock.now();
  const { shop_id: shopId, order_id: orderId } = refund;
  const isLeftToDesk = await deps.database.write(async (writer) => {
    await lockPayments(writer, shopId, orderId);
    const columns = { state: 'failed', failure: reason, finished_at: now, run_at: null, locked_until: null } as const;
    if (!(await changeRefund(writer, refund, columns))) return false;
    const counted = await syncRefunded(writer, refund, { refunded, now });
    await addOrderEvent(writer, counted.order, { action: 'refund', at: now });
    for (const { settled } of deps.orderFollowers) await settled?.(writer, counted.order, now);
    if (await requestWhatIsLeft(writer, refund, { ...counted, now })) return false;
    await addPaymentTask(writer, { shopId, orderId }, { kind: 'refundFailed', at: now });
    return true;
  });
  if (isLeftToDesk) deps.events.paymentAlarm(shopId, orderId, 'refundFailed');
  else deps.paymentWork.wake();
}

// An order that is not made must be refunded in full: if a part went back elsewhere, request the rest.
async function requestWhatIsLeft(
  writer: Writer,
  refund: Row<'refunds'>,
  { order, payment, refunds, now }: Refunded & { readonly now: string },
): Promise<boolean> {
  if (!isCalledOff(order.status) || calculateRefundable(payment, refunds) >= refund.amount) return false;
  await requestRemainder(writer, order, { payments: [payment], reason: refund.reason, by: refund.requested_by, now });
  return true;
}
