import { type Practice, type PracticePayment, type PracticeRefund, sumRefunds } from './practice.ts';

/** The id of the payment intent behind a session. */
export const toIntentId = ({ id }: PracticePayment): string => id.replace('cs_test_', 'pi_');

/** A Checkout Session in Stripe's format. */
export function toSession(practice: Practice, payment: PracticePayment, isExpanded: boolean): object {
  const { id, state, amount, currency, ourId, returnUrl, cancelUrl, type } = payment;
  const isComplete = state === 'captured' || state === 'processing' || state === 'failed';
  const status = isComplete ? 'complete' : state === 'expired' ? 'expired' : 'open';
  const hasIntent = isComplete;
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    livemode: false,
    status,
    payment_status: state === 'captured' ? 'paid' : 'unpaid',
    amount_total: amount,
    currency: currency.toLowerCase(),
    client_reference_id: ourId,
    metadata: { payment: ourId ?? '' },
    payment_method_types: [type],
    payment_intent: hasIntent ? (isExpanded ? toIntent(payment) : toIntentId(payment)) : null,
    success_url: returnUrl,
    cancel_url: cancelUrl,
    url: status === 'open' ? `${practice.pagesUrl}/pay/${id}` : null,
  };
}

const INTENT_STATUS: Readonly<Record<string, string>> = {
  captured: 'succeeded',
  processing: 'processing',
  failed: 'requires_payment_method',
};

/** A payment intent in Stripe's format. */
export function toIntent(payment: PracticePayment): object {
  const { state, amount, currency, ourId, captured } = payment;
  return {
    id: toIntentId(payment),
    object: 'payment_intent',
    status: INTENT_STATUS[state] ?? 'requires_payment_method',
    amount,
    currency: currency.toLowerCase(),
    metadata: { payment: ourId ?? '' },
    latest_charge:
      captured > 0
        ? {
            id: toIntentId(payment).replace('pi_', 'ch_'),
            object: 'charge',
            amount_captured: captured,
            amount_refunded: sumRefunds(payment),
          }
        : null,
  };
}

const REFUND_STATUS = { done: 'succeeded', pending: 'pending', failed: 'failed' } as const;

/** A refund in Stripe's format. */
export const toRefund = (payment: PracticePayment, { id, key, amount, status }: PracticeRefund): object => ({
  id,
  object: 'refund',
  amount,
  currency: payment.currency.toLowerCase(),
  status: REFUND_STATUS[status],
  payment_intent: toIntentId(payment),
  metadata: { key },
});
