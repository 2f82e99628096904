import { merchantIdOf } from './accounts.ts';
import { euros, type Practice, type PracticePayment, type PracticeRefund, refundedOf } from './practice.ts';

const ORDER_STATUS: Readonly<Record<string, string>> = {
  open: 'PAYER_ACTION_REQUIRED',
  approved: 'APPROVED',
  cancelled: 'VOIDED',
};

/** An order as PayPal writes it. */
export function orderOf(practice: Practice, payment: PracticePayment): object {
  const { id, ourId, state, refunds } = payment;
  const hasCapture = state === 'captured' || state === 'processing' || state === 'failed';
  return {
    id,
    intent: 'CAPTURE',
    status: ORDER_STATUS[state] ?? 'COMPLETED',
    purchase_units: [
      {
        reference_id: 'default',
        ...(ourId && { custom_id: ourId }),
        amount: moneyOf(payment, payment.amount),
        payee: { merchant_id: merchantIdOf(payment.shop) },
        ...(hasCapture && {
          payments: { captures: [captureOf(payment)], refunds: refunds.map((one) => refundOf(payment, one)) },
        }),
      },
    ],
    links: [
      { href: `${practice.apiUrl}/paypal/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `${practice.pagesUrl}/pay/${id}`, rel: 'payer-action', method: 'GET' },
    ],
  };
}

function captureOf(payment: PracticePayment): object {
  const { id, ourId, state, captured, amount } = payment;
  const refunded = refundedOf(payment);
  const paid = refunded === 0 ? 'COMPLETED' : refunded < captured ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  return {
    id: `CAP-${id}`,
    status: state === 'captured' ? paid : state === 'processing' ? 'PENDING' : 'DECLINED',
    amount: moneyOf(payment, captured || amount),
    custom_id: ourId ?? '',
    final_capture: true,
  };
}

const REFUND_STATUS = { done: 'COMPLETED', pending: 'PENDING', failed: 'FAILED' } as const;

/** A refund as PayPal writes it. */
export const refundOf = (payment: PracticePayment, { id, key, amount, status }: PracticeRefund): object => ({
  id,
  status: REFUND_STATUS[status],
  amount: moneyOf(payment, amount),
  ...(key && { custom_id: key }),
});

const moneyOf = ({ currency }: PracticePayment, amount: number) => ({ currency_code: currency, value: euros(amount) });
