/** Payment states (docs/reliability.md); only `settlePayment` changes them. */
export const PAYMENT_STATUSES = [
  'notNeeded',
  'offline',
  'new',
  'preparing',
  'pending',
  'authorised',
  'captured',
  'partlyRefunded',
  'refunded',
  'failed',
  'cancelled',
  'expired',
  'unknown',
  'capturedLate',
  'accepted',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
