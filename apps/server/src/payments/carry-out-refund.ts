import { toCents } from '@tischlein/domain';
import { nextPayment } from '@tischlein/domain/payments';
import { plusSeconds } from '../clock.ts';
import type { PaymentRow, RefundRow } from '../db/payment-tables.ts';
import type { Deps } from '../deps.ts';
import { noteRefund, readOrder, setOrderPayment } from '../orders/orders.store.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { providerOf } from './accounts.ts';
import { factsOf } from './payment-facts.ts';
import { changePayment, lockPaymentsOf, readPayment } from './payments.store.ts';
import type { PaymentProvider, Refunded } from './provider.ts';
import { addPaymentTask, changeRefund, readRefunds } from './refunds.store.ts';

const RETRY_AFTER_SECONDS = [5, 15, 60, 300, 900, 3600, 3600, 10_800, 21_600, 43_200, 86_400] as const;

/** Gives money back at the provider; tried again with the same key until it says done or no. */
export async function carryOutRefund(deps: Deps, refund: RefundRow): Promise<void> {
  const payment = await readPayment(deps.database.read, refund.shop_id, refund.payment_id);
  const provider = payment && (await providerOf(deps, refund.shop_id, payment.provider));
  const outcome = payment && provider ? await refundAt(deps, provider, { payment, refund }) : NO_PROVIDER;
  if (outcome.code === 'done') return finish(deps, refund, outcome.refundReference);
  const wait = RETRY_AFTER_SECONDS[refund.attempts - 1];
  if (outcome.code === 'refused' || wait === undefined)
    return giveUp(deps, refund, 'reason' in outcome ? outcome.reason : 'pending');
  const runAt = plusSeconds(deps.clock.now(), wait);
  await deps.database.write((writer) => changeRefund(writer, refund, { run_at: runAt, locked_until: null }));
}

const NO_PROVIDER: Refunded = { code: 'unknown', reason: 'noProvider' };

interface AtProvider {
  readonly payment: PaymentRow;
  readonly refund: RefundRow;
}

// A provider forgets keys after hours: before a second try the object itself is asked whether the first one worked.
async function refundAt(deps: Deps, provider: PaymentProvider, { payment, refund }: AtProvider): Promise<Refunded> {
  if (payment.reference === null) return { code: 'refused', reason: 'noReference' };
  if (refund.attempts > 1 && (await isDoneAlready(deps, provider, { payment, refund })))
    return { code: 'done', refundReference: payment.reference };
  const { refund_id: key, reason } = refund;
  const amount = toCents(refund.amount);
  return provider.refund({ key, reference: payment.reference, amount, currency: 'EUR', note: reason });
}

async function isDoneAlready(deps: Deps, provider: PaymentProvider, { payment, refund }: AtProvider): Promise<boolean> {
  const look = await provider.look(payment.reference ?? '');
  if (look.code !== 'found') return false;
  const refunds = await readRefunds(deps.database.read, refund.shop_id, refund.order_id);
  const finished = refunds.filter(({ state, payment_id }) => state === 'done' && payment_id === payment.payment_id);
  const before = finished.reduce((total, { amount }) => total + amount, 0);
  return look.refunded >= before + refund.amount;
}

async function finish(deps: Deps, refund: RefundRow, reference: string): Promise<void> {
  const now = deps.clock.now();
  const { shop_id: shopId, order_id: orderId } = refund;
  await deps.database.write(async (writer) => {
    const payments = await lockPaymentsOf(writer, shopId, orderId);
    const columns = { state: 'done', reference, finished_at: now, run_at: null, locked_until: null } as const;
    if (!(await changeRefund(writer, refund, columns))) return;
    const payment = payments.find(({ payment_id }) => payment_id === refund.payment_id);
    const order = await readOrder(writer, shopId, orderId);
    if (!payment || !order) throw new Error(`a refund of no payment: ${refund.refund_id}`);
    const done = (await readRefunds(writer, shopId, orderId)).filter(
      ({ state, payment_id }) => state === 'done' && payment_id === payment.payment_id,
    );
    const total = toCents(done.reduce((sum, { amount }) => sum + amount, 0));
    const facts = factsOf(payment);
    const seen = { state: 'captured', amount: facts.amount, currency: 'EUR', isOurs: true } as const;
    const next = nextPayment(facts, { type: 'seen', seen: { ...seen, captured: facts.captured, refunded: total } });
    const change = { moves: next.moves, cause: 'refund', at: now, columns: { refunded: next.refunded } };
    await changePayment(writer, payment, change);
    if (order.payment_status === payment.status) await setOrderPayment(writer, order, { paymentStatus: next.status });
    await noteRefund(writer, order, now);
    if (order.contact.email !== '')
      await addToOutbox(writer, { shopId, orderId, at: now }, [`orderRefunded ${refund.refund_id}`]);
  });
  deps.outbox.wake();
  deps.events.refundDone(shopId, orderId);
}

async function giveUp(deps: Deps, refund: RefundRow, reason: string): Promise<void> {
  const now = deps.clock.now();
  const { shop_id: shopId, order_id: orderId } = refund;
  await deps.database.write(async (writer) => {
    const columns = { state: 'failed', failure: reason, finished_at: now, run_at: null, locked_until: null } as const;
    if (!(await changeRefund(writer, refund, columns))) return;
    await addPaymentTask(writer, { shopId, orderId }, { kind: 'refundFailed', at: now });
    await noteRefund(writer, refund, now);
  });
  deps.events.paymentAlarm(shopId, orderId, 'refundFailed');
}
