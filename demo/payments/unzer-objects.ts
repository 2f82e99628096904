import { formatDecimal, type Practice, type PracticePayment, type PracticeRefund } from './practice.ts';

const STATE_ID: Readonly<Record<string, number>> = { open: 0, approved: 0, processing: 4, cancelled: 2, expired: 2 };
const CHARGE_STATUS: Readonly<Record<string, string>> = { captured: 'success', failed: 'error', cancelled: 'error' };

/** A payment in Unzer's format; a bank transfer is completed long before its charge. */
export function toPaymentResource({ apiUrl }: Practice, payment: PracticePayment): object {
  const { id, amount, currency, ourId, state, type } = payment;
  const at = `${apiUrl}/unzer/v1/payments/${id}`;
  const total = formatFourDecimals(amount);
  const authorize = {
    type: 'authorize',
    status: state === 'open' ? 'pending' : state === 'failed' && payment.captured === 0 ? 'error' : 'success',
    amount: total,
    url: `${at}/authorize/s-aut-1`,
  };
  const charge = {
    type: 'charge',
    status: CHARGE_STATUS[state] ?? 'pending',
    amount: total,
    url: `${at}/charges/s-chg-1`,
  };
  const isCharged = type !== 'klarna' || state === 'captured';
  const cancels = payment.refunds.map((refund) => ({
    type: 'cancel-charge',
    status: refund.status === 'done' ? 'success' : refund.status === 'pending' ? 'pending' : 'error',
    amount: formatFourDecimals(refund.amount),
    url: `${at}/charges/s-chg-1/cancels/${refund.id}`,
  }));
  return {
    id,
    // A transfer that never arrives stays 'completed'; its charge is in error.
    state: { id: payment.isDisputed ? 5 : (STATE_ID[state] ?? 1), name: state },
    amount: { total: total, charged: formatFourDecimals(payment.captured), canceled: '0.0000', remaining: '0.0000' },
    currency,
    orderId: ourId,
    transactions: [...(type === 'klarna' ? [authorize] : []), ...(isCharged ? [charge] : []), ...cancels],
  };
}

/** The response to a charge or an authorization. */
export function toTransaction({ pagesUrl }: Practice, payment: PracticePayment): object {
  const { id, state, type, amount, currency, ourId } = payment;
  const isSuccess = state === 'captured' || (type === 'klarna' && state === 'approved');
  const isError = state === 'failed' || state === 'cancelled';
  return {
    id: type === 'klarna' && state !== 'captured' ? 's-aut-1' : 's-chg-1',
    isSuccess,
    isPending: !isSuccess && !isError,
    isError,
    redirectUrl: state === 'open' ? `${pagesUrl}/pay/${id}` : '',
    message: { code: isError ? 'COR.300.100.100' : 'COR.000.200.000', merchant: 'Practice', customer: 'Übung' },
    amount: formatFourDecimals(amount),
    currency,
    orderId: ourId,
    resources: { paymentId: id, typeId: type },
  };
}

/** The response to a refund. */
export const toCancellation = ({ id, key, amount, status }: PracticeRefund): object => ({
  id,
  isSuccess: status === 'done',
  isPending: status === 'pending',
  isError: status === 'failed',
  amount: formatFourDecimals(amount),
  paymentReference: key,
});

const formatFourDecimals = (amount: number): string => `${formatDecimal(amount)}00`;
