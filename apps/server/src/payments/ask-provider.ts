import { findAlarm, isUnderWay, type PaymentEvent, type SeenPayment } from '@tischlein/domain/payments';
import { days, inMinutes, toCents } from '@tischlein/domain';
import { isAtOrAfter, plusMinutes } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { cancelKey, captureKey } from './new-payment.ts';
import { toPaymentFacts } from './payment-facts.ts';
import type { LookResult, PaymentProvider } from './provider.ts';

/** The provider's report, as an event of the payment. */
export interface ProviderReport {
  /** null: nothing that moves the payment. */
  readonly event: PaymentEvent | null;
  /** The guest's card or account was declined; they may choose another one in the same object. */
  readonly isDeclined: boolean;
  /** The provider did not answer: ask again later. */
  readonly isUnreachable: boolean;
  /** Abandoned without an answer: money may have moved. */
  readonly isUnanswered?: boolean;
}

export interface PaymentToSettle {
  readonly order: StoredOrder;
  readonly payment: Row<'payments'>;
  /** Another attempt has paid the order. */
  readonly isPaidOtherwise: boolean;
}

const GRACE_MINUTES = 10;

/** Reads the provider's object, captures approved money, and expires payments whose time is over. */
export async function askProvider(
  deps: Deps,
  provider: PaymentProvider | null,
  to: PaymentToSettle,
): Promise<ProviderReport> {
  const { reference } = to.payment;
  if (!provider) return expireIfOverdue(deps, to, unreachable);
  if (reference === null) return expireIfOverdue(deps, to, noNews);
  const look = await provider.look(reference);
  const report = isToCapture(to, look)
    ? await capturePayment(deps, provider, { ...to, reference })
    : toReport(look, to.payment);
  if (report.event?.type === 'seen' && isMoney(report.event.seen)) return report;
  // After a decline or an unknown capture, the next poll decides before anything expires.
  if (report.isDeclined || report.event?.type === 'outcomeUnknown' || !isTimeOver(deps, to)) return report;
  return endPayment(deps, provider, { ...to, reference });
}

const noNews: ProviderReport = { event: null, isDeclined: false, isUnreachable: false };
const unreachable: ProviderReport = { ...noNews, isUnreachable: true };
const reportEvent = (event: PaymentEvent): ProviderReport => ({ ...noNews, event });

function toReport(look: LookResult, payment: Row<'payments'>): ProviderReport {
  if (look.code === 'unknown') return unreachable;
  return look.code === 'notFound' ? noNews : reportEvent({ type: 'seen', seen: toSeenPayment(look, payment) });
}

function toSeenPayment(look: Extract<LookResult, { readonly code: 'found' }>, payment: Row<'payments'>): SeenPayment {
  const { state, amount, currency, captured, refunded } = look;
  const isOurs = look.ourId === payment.payment_id && look.isOurAccount !== false;
  return { state, amount, currency, captured, refunded, isOurs };
}

const isMoney = ({ state }: SeenPayment): boolean => state === 'captured' || state === 'promised';

function isToCapture({ order, payment, isPaidOtherwise }: PaymentToSettle, look: LookResult): boolean {
  if (look.code !== 'found' || look.state !== 'approved' || isPaidOtherwise) return false;
  const isWanted = order.status === 'placed' && isUnderWay(payment.status);
  return isWanted && findAlarm(toPaymentFacts(payment), toSeenPayment(look, payment)) === null;
}

type WithReference = PaymentToSettle & { readonly reference: string };

async function capturePayment(
  deps: Deps,
  provider: PaymentProvider,
  { payment, reference }: WithReference,
): Promise<ProviderReport> {
  const amount = toCents(payment.amount);
  const outcome = await provider.capture({ key: captureKey(payment), reference, amount, currency: 'EUR' });
  await deps.pauseAt('afterCaptureCall');
  switch (outcome.code) {
    case 'done':
      return toReport(await provider.look(reference), payment);
    case 'instrumentDeclined':
      return { ...noNews, isDeclined: true };
    case 'unknown':
      return { ...reportEvent({ type: 'outcomeUnknown' }), isUnreachable: true };
    case 'refused': {
      const after = toReport(await provider.look(reference), payment);
      const isStillApproved = after.event?.type === 'seen' && after.event.seen.state === 'approved';
      return isStillApproved ? reportEvent({ type: 'refused' }) : after;
    }
  }
}

const isTimeOver = (deps: Deps, { payment }: PaymentToSettle): boolean =>
  isUnderWay(payment.status) && isAtOrAfter(deps.clock.now(), payment.expires_at);

// The guest may have paid between the look and the cancellation: the look after it decides.
async function endPayment(deps: Deps, provider: PaymentProvider, to: WithReference): Promise<ProviderReport> {
  await provider.cancel({ key: cancelKey(to.payment), reference: to.reference });
  const after = toReport(await provider.look(to.reference), to.payment);
  if (after.event?.type === 'seen') return isMoney(after.event.seen) ? after : reportEvent({ type: 'timeOver' });
  return expireIfOverdue(deps, to, after);
}

// If the provider does not answer, an order waits a while longer, unless its guest has abandoned it. Later money
// is a late capture.
function expireIfOverdue(deps: Deps, { payment, order }: PaymentToSettle, report: ProviderReport): ProviderReport {
  const wait = report.isUnreachable && order.given_up_at === null ? GRACE_MINUTES : 0;
  const isOver = isUnderWay(payment.status) && isAtOrAfter(deps.clock.now(), plusMinutes(payment.expires_at, wait));
  if (!isOver || isStillPolled(deps, payment)) return report;
  return { ...reportEvent({ type: 'timeOver' }), isUnanswered: report.isUnreachable && payment.reference !== null };
}

// A payment with unknown outcome is polled for a day.
const isStillPolled = (deps: Deps, payment: Row<'payments'>): boolean =>
  payment.status === 'unknown' &&
  payment.reference !== null &&
  !isAtOrAfter(deps.clock.now(), plusMinutes(payment.created_at, inMinutes(days(1))));
