/** States of a payment (reliability §4); only `settle` moves between them. */
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
