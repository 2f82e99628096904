import { isAbandoned, isPaid, nextPayment } from '@tischlein/domain/payments';
import { isAtOrAfter, plusSeconds } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findProvider } from './accounts.ts';
import { confirmWallet } from './confirm-wallet.ts';
import {
  findReference,
  parseAnswer,
  type PrepareOutcome,
  serializeAnswer,
  toPaymentResponse,
} from './payment-answer.ts';
import { createPayment } from './new-payment.ts';
import { updateOrderPayment } from './update-order-payment.ts';
import { findOrderToPay } from './order-to-pay.ts';
import { toPaymentFacts } from './payment-facts.ts';
import { buildPaymentToPrepare } from './payment-to-prepare.ts';
import { changePayment, insertPayment, lockPayments, matchMessages, readPayment } from './payments.store.ts';
import type { Prepared } from './provider.ts';
import { settlePayment } from './settle-payment.ts';

/** Which order a guest wants to pay, and how (S2 §7 prepare payment). */
export interface PayRequest {
  /** paymentGatewayId of the order response. */
  readonly gateway: string;
  readonly orderId: string;
  readonly session: string | null;
  /** Amazon Pay: the wallet session that the guest brought back. */
  readonly walletSession?: string;
}

/** Lease: after this time another call may take the preparation over (docs/reliability.md I16). */
const LEASE_SECONDS = 60;
const FIRST_LOOK_SECONDS = 5;

/**
 * Returns where the guest can pay, or that the order is paid. Repeated, it returns the same place (S2 §3 Payment
 * response, S3 K3).
 */
export async function preparePayment(deps: Deps, shop: LoadedShop, request: PayRequest): Promise<PrepareOutcome> {
  const lookup = await findOrderToPay(deps, shop, request);
  if (lookup.code !== 'found') return lookup;
  const { order, payment } = lookup;
  if (!payment || order.released_at !== null) return captured;
  if (order.status !== 'placed' || isAtOrAfter(deps.clock.now(), payment.expires_at)) return failed;
  const { walletSession: session } = request;
  if (session !== undefined && payment.means === 'amazonWallet' && payment.status === 'pending')
    return confirmWallet(deps, shop, { order, payment, session });
  return resumePayment(deps, shop, { order, payment });
}

const captured: PrepareOutcome = { code: 'answer', answer: { status: 'captured' } };
const failed: PrepareOutcome = { code: 'answer', answer: { status: 'failed' } };

interface ToPrepare {
  readonly order: StoredOrder;
  readonly payment: Row<'payments'>;
}

async function resumePayment(deps: Deps, shop: LoadedShop, to: ToPrepare): Promise<PrepareOutcome> {
  const { payment, order } = to;
  if (payment.status === 'new' || payment.status === 'preparing') return prepare(deps, shop, to);
  if (isAbandoned(payment.status)) return startNextAttempt(deps, shop, to);
  const settled = await settlePayment(deps, shop, { paymentId: payment.payment_id, cause: 'asked' });
  const now = settled.payment;
  if (settled.order.released_at !== null) return captured;
  if (isPaid(now.status)) return waiting;
  if (settled.order.status !== 'placed') return failed;
  if (isAbandoned(now.status)) return startNextAttempt(deps, shop, { order, payment: now });
  if (now.answer !== null) return { code: 'answer', answer: parseAnswer(now.answer) };
  return replaceUnprepared(deps, shop, { order, payment: now });
}

const waiting: PrepareOutcome = { code: 'answer', answer: { status: 'pending' } };

// No guest was ever redirected to this attempt, so no guest can have paid it.
async function replaceUnprepared(deps: Deps, shop: LoadedShop, { order, payment }: ToPrepare): Promise<PrepareOutcome> {
  const refused = nextPayment(toPaymentFacts(payment), { type: 'refused' });
  const at = deps.clock.now();
  const change = { moves: refused.moves, cause: 'never led to', at, columns: {} };
  const isMoved = await deps.database.write((writer) => changePayment(writer, payment, change));
  if (!isMoved) return { code: 'unreachable' };
  return startNextAttempt(deps, shop, { order, payment: { ...payment, status: refused.status } });
}

async function startNextAttempt(deps: Deps, shop: LoadedShop, { order, payment }: ToPrepare): Promise<PrepareOutcome> {
  if (order.payment_method === null || !shop.payments.routes.has(order.payment_method)) return failed;
  const next = createPayment(shop, order, { attempt: payment.attempt + 1, now: deps.clock.now() });
  const made = await deps.database.write(async (writer) => {
    const known = await lockPayments(writer, shop.id, order.order_id);
    const latest = known.at(-1);
    if ((await readOrder(writer, shop.id, order.order_id))?.given_up_at !== null) return null;
    if (latest && latest.attempt > payment.attempt) return latest;
    await insertPayment(writer, next);
    await updateOrderPayment(writer, order);
    return next;
  });
  return made ? prepare(deps, shop, { order, payment: made }) : failed;
}

async function prepare(deps: Deps, shop: LoadedShop, to: ToPrepare): Promise<PrepareOutcome> {
  const provider = await findProvider(deps, shop.id, to.payment.provider);
  if (!provider) return failed;
  const payment = await startPreparing(deps, to);
  // Abandoned in another tab.
  if (isAbandoned(payment.status)) return failed;
  await deps.pauseAt('beforePrepareCall');
  const prepared = await provider.prepare(buildPaymentToPrepare(deps, shop, { ...to, payment }));
  await deps.pauseAt('afterPrepareCall');
  if (prepared.code === 'unknown') {
    deps.events.paymentUnknown(shop.id, payment.order_id, prepared.reason);
    return { code: 'unreachable' };
  }
  const outcome = await savePrepared(deps, payment, prepared);
  await deps.pauseAt('afterSavePrepared');
  return outcome;
}

// From now on the provider may know the payment. The lease lets another call take over after a crash.
async function startPreparing(deps: Deps, { order, payment }: ToPrepare): Promise<Row<'payments'>> {
  const at = deps.clock.now();
  const lease = plusSeconds(at, LEASE_SECONDS);
  const { moves } = nextPayment(toPaymentFacts(payment), { type: 'prepareStarted' });
  const change = { moves, cause: 'prepare', at, columns: { look_at: lease, locked_until: lease } };
  await deps.database.write(async (writer) => {
    if (await changePayment(writer, payment, change)) await updateOrderPayment(writer, order);
  });
  return (await readPayment(deps.database.read, payment.shop_id, payment.payment_id)) ?? payment;
}

/** Saves the provider's answer once. A concurrent call with the same key got the same answer. */
export async function savePrepared(
  deps: Deps,
  payment: Row<'payments'>,
  prepared: Exclude<Prepared, { readonly code: 'unknown' }>,
): Promise<PrepareOutcome> {
  if (await writePrepared(deps, payment, prepared)) {
    deps.paymentWork.wake();
    return { code: 'answer', answer: toPaymentResponse(prepared) };
  }
  const now = await readPayment(deps.database.read, payment.shop_id, payment.payment_id);
  if (now?.answer) return { code: 'answer', answer: parseAnswer(now.answer) };
  const isOpen = now !== null && (now.status === 'preparing' || now.status === 'unknown');
  if (isOpen && now.version !== payment.version) return savePrepared(deps, now, prepared);
  // Expired in the meantime: no guest is redirected there.
  if (now !== null && isAbandoned(now.status)) return failed;
  return { code: 'answer', answer: toPaymentResponse(prepared) };
}

async function writePrepared(
  deps: Deps,
  payment: Row<'payments'>,
  prepared: Exclude<Prepared, { readonly code: 'unknown' }>,
): Promise<boolean> {
  const at = deps.clock.now();
  const isRefused = prepared.code === 'refused';
  const { moves } = nextPayment(toPaymentFacts(payment), { type: isRefused ? 'refused' : 'prepared' });
  const reference = findReference(prepared);
  return deps.database.write(async (writer) => {
    const hasNews = reference !== null && (await matchMessages(writer, payment, reference));
    const soon = plusSeconds(at, hasNews ? 0 : FIRST_LOOK_SECONDS);
    const lookAt = isRefused || reference === null ? payment.expires_at : soon;
    const columns = { reference, answer: serializeAnswer(prepared), look_at: lookAt, looks: 0, locked_until: null };
    const change = { moves, cause: isRefused ? prepared.reason : 'prepared', at, columns };
    if (!(await changePayment(writer, payment, change))) return false;
    await updateOrderPayment(writer, payment);
    return true;
  });
}
