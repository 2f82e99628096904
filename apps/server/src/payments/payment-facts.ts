import { toCents } from '@tischlein/domain';
import type { PaymentFacts } from '@tischlein/domain/payments';
import type { Row } from '../db/tables.ts';

/** Picks what the payment state machine decides on. */
export const toPaymentFacts = (payment: Row<'payments'>): PaymentFacts => ({
  status: payment.status,
  amount: toCents(payment.amount),
  captured: toCents(payment.captured),
  refunded: toCents(payment.refunded),
});
