import type { OrderProblem } from '@tischlein/domain/checkout';
import { CONFLICT_CODES } from '../problems.ts';

// Refusals that name no number (S2 §5).
const ORDER_PROBLEMS = [
  'notFound',
  'cartEmpty',
  'deliveryTypeNotSupported',
  'usePayPalButton',
  'minimumNotReached',
  'tableNotPaid',
  'paymentMethodMinimumNotReached',
  'amountTooSmall',
  'confirmationNeeded',
  'itemsUnsuitable',
  'cashBlocked',
  'orderingBlocked',
] as const satisfies readonly (OrderProblem['code'] | 'notFound' | 'cashBlocked' | 'orderingBlocked')[];

/** Why an order is not taken, for guests and staff alike. */
export const REFUSALS = [
  'idempotencyKeyInvalid',
  'idempotencyKeyReused',
  'shopNotOpen',
  ...Object.values(CONFLICT_CODES),
  ...ORDER_PROBLEMS,
] as const;
