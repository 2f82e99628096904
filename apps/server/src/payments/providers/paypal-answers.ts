import { type Cents, NO_CENTS, sum } from '@tischlein/domain';
import { z } from 'zod';
import type { ProviderPayment } from '../provider.ts';
import { decimalAmount } from './decimal-amount.ts';

const money = z.looseObject({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: decimalAmount });
const capture = z.looseObject({
  id: z.string(),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  amount: money,
});
export const paypalRefund = z.looseObject({
  id: z.string(),
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: money,
  custom_id: z.exactOptional(z.string()),
});
export type PaypalRefund = z.output<typeof paypalRefund>;
type Capture = z.output<typeof capture>;

const unit = z.looseObject({
  custom_id: z.exactOptional(z.string()),
  amount: money,
  payee: z.looseObject({ merchant_id: z.string() }),
  payments: z.exactOptional(
    z.looseObject({
      captures: z.exactOptional(z.array(capture)),
      refunds: z.exactOptional(z.array(paypalRefund)),
    }),
  ),
});

/** The parts of an order that we read. Ours have one purchase unit. */
export const paypalOrder = z.looseObject({
  id: z.string(),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  purchase_units: z.tuple([unit]),
  links: z.exactOptional(z.array(z.looseObject({ href: z.string(), rel: z.string() }))),
});
export type PaypalOrder = z.output<typeof paypalOrder>;

/** Converts an order. A completed order is not money yet: its captures are. */
export function toPaypalPayment(order: PaypalOrder, merchantId: string): ProviderPayment {
  const [{ custom_id, amount, payee, payments }] = order.purchase_units;
  const captures = payments?.captures ?? [];
  const refunds = (payments?.refunds ?? []).filter(({ status }) => status === 'COMPLETED' || status === 'PENDING');
  return {
    code: 'found',
    state: readState(order.status, captures),
    amount: amount.value,
    // A capture in another currency must not pass for the requested one.
    currency:
      captures.find((one) => one.amount.currency_code !== amount.currency_code)?.amount.currency_code ??
      amount.currency_code,
    ourId: custom_id ?? null,
    isOurAccount: payee.merchant_id === merchantId,
    captured: sumAmounts(captures.filter(isCaptured)),
    refunded: sumAmounts(refunds),
  };
}

/** Returns whether a capture has brought the money, even if it was refunded later. */
export const isCaptured = ({ status }: Capture): boolean =>
  status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED';

function readState(status: PaypalOrder['status'], captures: readonly Capture[]): ProviderPayment['state'] {
  if (captures.some(isCaptured)) return 'captured';
  if (captures.some((one) => one.status === 'PENDING')) return 'processing';
  switch (status) {
    case 'APPROVED':
      return 'approved';
    case 'VOIDED':
      return 'cancelled';
    case 'COMPLETED':
      return captures.length > 0 ? 'failed' : 'processing';
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED':
      return 'open';
  }
}

const sumAmounts = (parts: readonly { readonly amount: { readonly value: Cents } }[]): Cents =>
  parts.length > 0 ? sum(parts.map(({ amount }) => amount.value)) : NO_CENTS;
