import { toMerchantId } from './accounts.ts';
import { formatDecimal, type Practice, type PracticePayment, type PracticeRefund, sumRefunds } from './practice.ts';

const ORDER_STATUS: Readonly<Record<string, string>> = {
  open: 'PAYER_ACTION_REQUIRED',
  approved: 'APPROVED',
  cancelled: 'VOIDED',
};

/** An order in PayPal's format. */
export function toOrder(practice: Practice, payment: PracticePayment): object {
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
        amount: toMoney(payment, payment.amount),
        payee: { merchant_id: toMerchantId(payment.shop) },
        ...(hasCapture && {
          payments: { captures: [toCapture(payment)], refunds: refunds.map((one) => toRefund(payment, one)) },
        }),
      },
    ],
    links: [
      { href: `${practice.apiUrl}/paypal/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `${practice.pagesUrl}/pay/${id}`, rel: 'payer-action', method: 'GET' },
    ],
  };
}

function toCapture(payment: PracticePayment): object {
  const { id, ourId, state, captured, amount } = payment;
  const refunded = sumRefunds(payment);
  const paid = refunded === 0 ? 'COMPLETED' : refunded < captured ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  return {
    id: `CAP-${id}`,
    status: state === 'captured' ? paid : state === 'processing' ? 'PENDING' : 'DECLINED',
    amount: toMoney(payment, captured || amount),
    custom_id: ourId ?? '',
    final_capture: true,
  };
}

const REFUND_STATUS = { done: 'COMPLETED', pending: 'PENDING', failed: 'FAILED' } as const;

/** A refund in PayPal's format. */
export const toRefund = (payment: PracticePayment, { id, key, amount, status }: PracticeRefund): object => ({
  id,
  status: REFUND_STATUS[status],
  amount: toMoney(payment, amount),
  ...(key && { custom_id: key }),
});

const toMoney = ({ currency }: PracticePayment, amount: number) => ({
  currency_code: currency,
  value: formatDecimal(amount),
});
