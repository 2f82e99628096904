import { plusSeconds, isAtOrAfter } from '../clock.ts';
import { claimJobs, hasDueJobs } from '../db/claim-jobs.ts';
import { toStorageProblem } from '../db/storage-problem.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { describeFailure } from '../failure.ts';
import { type Worker, startWorker } from '../worker.ts';
import { readOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { findProvider } from './accounts.ts';
import { buildPaymentToPrepare } from './payment-to-prepare.ts';
import { savePrepared } from './prepare-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { writeSettlement } from './write-settlement.ts';

const AT_ONCE = 20;
const ROUND_EVERY_MS = 250;
const LOOK_EVERY_MS = 1000;
/** Lease: a claim that was not finished is retried after this time (docs/reliability.md I16). */
const LEASE_SECONDS = 60;

/**
 * Starts the worker that polls payments and executes refunds. Several processes may run it. `deps` is called in
 * the first round.
 */
export const startPaymentWorker = (deps: () => Deps): Worker =>
  startWorker({
    work: async () => (await processDuePayments(deps())) >= AT_ONCE,
    roundEveryMs: ROUND_EVERY_MS,
    pollEveryMs: LOOK_EVERY_MS,
    failed: (error) => deps().events.workerFailed('payments', error),
  });

/** Runs one round. Returns how many payments and refunds were processed. */
export async function processDuePayments(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const claim = { now, lockedUntil: plusSeconds(now, LEASE_SECONDS), most: AT_ONCE };
  const { database } = deps;
  const payments = (await hasDueJobs(database, 'payments', now)) ? await claimJobs(database, 'payments', claim) : [];
  const refunds = (await hasDueJobs(database, 'refunds', now)) ? await claimJobs(database, 'refunds', claim) : [];
  await Promise.all([
    ...payments.map((payment) => runGuarded(deps, payment, () => pollPayment(deps, payment))),
    ...refunds.map((refund) => runGuarded(deps, refund, () => carryOutRefund(deps, refund))),
  ]);
  return payments.length + refunds.length;
}

type Owner = Pick<Row<'payments'>, 'shop_id' | 'order_id'>;

// One failing payment must not stop the others. It is retried when its lease expires.
async function runGuarded(deps: Deps, owner: Owner, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (toStorageProblem(error)) throw error;
    deps.events.paymentUnknown(owner.shop_id, owner.order_id, describeFailure(error));
    deps.events.workerFailed('payment', error);
  }
}

/** Polls a payment that is due. */
async function pollPayment(deps: Deps, payment: Row<'payments'>): Promise<void> {
  const shop = await deps.shops.shopByRef(payment.shop_id);
  if (!shop) return;
  if (isHalfPrepared(deps, payment)) await finishPreparing(deps, shop, payment);
  else await settlePayment(deps, shop, { paymentId: payment.payment_id, cause: 'poll' });
}

const isHalfPrepared = (deps: Deps, { status, reference, expires_at }: Row<'payments'>): boolean =>
  reference === null && (status === 'preparing' || status === 'unknown') && !isAtOrAfter(deps.clock.now(), expires_at);

// A preparation was interrupted or not answered: repeating the call with the same key returns its result.
async function finishPreparing(deps: Deps, shop: LoadedShop, payment: Row<'payments'>): Promise<void> {
  const order = await readOrder(deps.database.read, shop.id, payment.order_id);
  const provider = await findProvider(deps, shop.id, payment.provider);
  if (!order || !provider) return;
  const prepared = await provider.prepare(buildPaymentToPrepare(deps, shop, { order, payment }));
  if (prepared.code !== 'unknown') {
    await savePrepared(deps, payment, prepared);
    return;
  }
  const report = { event: { type: 'outcomeUnknown' }, isDeclined: false, isUnreachable: true } as const;
  const call = { paymentId: payment.payment_id, cause: 'poll' } as const;
  await writeSettlement(deps, shop, { order, payment, isPaidOtherwise: false, report, call, cooksWhenPromised: true });
}
