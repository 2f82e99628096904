import { type Cents, NO_CENTS } from '@tischlein/domain';
import { z } from 'zod';
import type { ProviderPayment } from '../provider.ts';
import { wholeCents } from './decimal-amount.ts';

const charge = z.looseObject({ amount_captured: wholeCents, amount_refunded: wholeCents });
const intent = z.looseObject({
  id: z.string(),
  status: z.string(),
  latest_charge: z.union([charge, z.string(), z.null()]),
});

export const stripeSession = z.looseObject({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: wholeCents,
  currency: z.string().regex(/^[A-Za-z]{3}$/),
  client_reference_id: z.string().nullable(),
  url: z.string().nullish(),
  payment_intent: z.union([intent, z.string(), z.null()]),
});
export type StripeSession = z.output<typeof stripeSession>;

export const stripeRefund = z.looseObject({
  id: z.string(),
  status: z.enum(['succeeded', 'pending', 'requires_action', 'failed', 'canceled']),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export const stripeRefundList = z.looseObject({ data: z.array(stripeRefund) });

export function toStripePayment(session: StripeSession): ProviderPayment {
  const { captured, refunded } = readMoney(session);
  return {
    code: 'found',
    state: readState(session, captured),
    amount: session.amount_total,
    currency: session.currency.toUpperCase(),
    ourId: session.client_reference_id,
    // Stripe shows this key no session of another account.
    isOurAccount: null,
    captured,
    refunded,
  };
}

function readState(
  { status, payment_status, payment_intent }: StripeSession,
  captured: Cents,
): ProviderPayment['state'] {
  if (payment_status === 'paid' && captured > NO_CENTS) return 'captured';
  if (status === 'expired') return 'expired';
  const intentStatus = payment_intent && typeof payment_intent === 'object' ? payment_intent.status : null;
  if (status === 'open') return intentStatus === 'processing' ? 'processing' : 'open';
  if (intentStatus === 'canceled') return 'cancelled';
  return intentStatus === 'requires_payment_method' ? 'failed' : 'processing';
}

function readMoney({ payment_intent }: StripeSession): { readonly captured: Cents; readonly refunded: Cents } {
  const latest = payment_intent && typeof payment_intent === 'object' ? payment_intent.latest_charge : null;
  if (!latest || typeof latest !== 'object') return { captured: NO_CENTS, refunded: NO_CENTS };
  return { captured: latest.amount_captured, refunded: latest.amount_refunded };
}
