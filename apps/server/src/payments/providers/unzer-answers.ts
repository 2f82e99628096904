import { type Cents, NO_CENTS, sum } from '@tischlein/domain';
import { z } from 'zod';
import type { ProviderPayment } from '../provider.ts';
import { decimalAmount } from './decimal-amount.ts';

const COMPLETED = 1;
const CANCELED = 2;
const IN_REVIEW = 4;

const transaction = z.looseObject({
  type: z.string(),
  status: z.enum(['success', 'pending', 'error', 'resumed']),
  amount: decimalAmount,
  url: z.string(),
});
export type UnzerTransaction = z.output<typeof transaction>;

export const unzerPayment = z.looseObject({
  id: z.string().regex(/^[sp]-pay-\d{1,12}$/),
  state: z.looseObject({ id: z.int() }),
  amount: z.looseObject({ total: decimalAmount }),
  currency: z.string().regex(/^[A-Z]{3}$/),
  orderId: z.string().nullish(),
  transactions: z.array(transaction),
});
export type UnzerPayment = z.output<typeof unzerPayment>;

/** Response to an authorization or charge, created or read. */
export const unzerMade = z.looseObject({
  id: z.string(),
  isSuccess: z.boolean(),
  isPending: z.boolean(),
  isError: z.boolean(),
  redirectUrl: z.string().nullish(),
  message: z.looseObject({ code: z.string() }),
  resources: z.looseObject({ paymentId: z.string() }),
});

export const unzerCancel = z.looseObject({
  id: z.string(),
  isSuccess: z.boolean(),
  isPending: z.boolean(),
  isError: z.boolean(),
  paymentReference: z.string().nullish(),
});
export type UnzerCancel = z.output<typeof unzerCancel>;

/** Converts a payment. Completed with a pending charge means promised: the bank sends the money days later. */
export function toUnzerPayment(payment: UnzerPayment): ProviderPayment {
  return {
    code: 'found',
    state: readState(payment),
    amount: payment.amount.total,
    currency: payment.currency,
    ourId: payment.orderId ?? null,
    // Unzer shows this key no payment of another merchant.
    isOurAccount: null,
    captured: sumTransactions(payment, (one) => one.type === 'charge' && one.status === 'success'),
    refunded: sumTransactions(payment, (one) => isGivenBack(one) && one.status !== 'error'),
  };
}

/** Lists the charges that were not refused. */
export const listCharges = ({ transactions }: UnzerPayment): UnzerTransaction[] =>
  transactions.filter(({ type, status }) => type === 'charge' && status !== 'error');

function readState(payment: UnzerPayment): ProviderPayment['state'] {
  const { state, transactions } = payment;
  const hasSome = (type: string, status: UnzerTransaction['status']): boolean =>
    transactions.some((one) => one.type === type && one.status === status);
  if (hasSome('charge', 'success')) return 'captured';
  if (hasSome('charge', 'pending')) return state.id === COMPLETED ? 'promised' : readWaitingState(state.id);
  if (hasSome('charge', 'error') || hasSome('authorize', 'error')) return 'failed';
  if (state.id === CANCELED) return 'cancelled';
  return hasSome('authorize', 'success') ? 'approved' : readWaitingState(state.id);
}

function readWaitingState(state: number): 'open' | 'processing' | 'cancelled' {
  if (state === CANCELED) return 'cancelled';
  return state === IN_REVIEW ? 'processing' : 'open';
}

const isGivenBack = ({ type }: UnzerTransaction): boolean => type === 'cancel-charge' || type === 'chargeback';

function sumTransactions({ transactions }: UnzerPayment, counts: (one: UnzerTransaction) => boolean): Cents {
  const amounts = transactions.filter(counts).map(({ amount }) => amount);
  return amounts.length > 0 ? sum(amounts) : NO_CENTS;
}
