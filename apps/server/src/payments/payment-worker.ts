import { plusSeconds } from '../clock.ts';
import { claimWork, isWorkDue } from '../db/claim-work.ts';
import { storageProblemOf } from '../db/storage-problem.ts';
import type { PaymentRow } from '../db/payment-tables.ts';
import type { Deps } from '../deps.ts';
import { type Worker, startWorker } from '../outbox/worker.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { pollPayment } from './poll-payment.ts';

const AT_ONCE = 20;
const ROUND_EVERY_MS = 250;
const LOOK_EVERY_MS = 1000;
/** Whoever claimed something and died leaves it to the others after this time (reliability I16). */
const LEASE_SECONDS = 60;

/** Starts what looks at payments and carries out refunds; several processes may do so. `deps` is asked when the first round begins. */
export const startPaymentWorker = (deps: () => Deps): Worker =>
  startWorker({
    work: async () => (await processDuePayments(deps())) >= AT_ONCE,
    roundEveryMs: ROUND_EVERY_MS,
    pollEveryMs: LOOK_EVERY_MS,
  });

/** One round: what is due is claimed and done. Returns how much. */
export async function processDuePayments(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const claim = { now, lockedUntil: plusSeconds(now, LEASE_SECONDS), most: AT_ONCE };
  const { database } = deps;
  const payments = (await isWorkDue(database, 'payments', now)) ? await claimWork(database, 'payments', claim) : [];
  const refunds = (await isWorkDue(database, 'refunds', now)) ? await claimWork(database, 'refunds', claim) : [];
  await Promise.all([
    ...payments.map((payment) => runGuarded(deps, payment, () => pollPayment(deps, payment))),
    ...refunds.map((refund) => runGuarded(deps, refund, () => carryOutRefund(deps, refund))),
  ]);
  return payments.length + refunds.length;
}

type About = Pick<PaymentRow, 'shop_id' | 'order_id'>;

// One that cannot be worked on must not stop the others; its lease runs out and it is tried again.
async function runGuarded(deps: Deps, about: About, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (storageProblemOf(error)) throw error;
    deps.events.paymentUnknown(about.shop_id, about.order_id, error instanceof Error ? error.message : 'unknown');
  }
}
