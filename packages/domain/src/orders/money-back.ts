import { isCalledOff, type OrderStatus } from './order-status.ts';
import type { PaymentStatus } from './payment-status.ts';

const WITH_US: readonly PaymentStatus[] = ['authorised', 'captured', 'partlyRefunded', 'capturedLate', 'accepted'];

/** Payment states of an order that ended before any money moved. */
export const NOT_CHARGED: readonly PaymentStatus[] = ['notNeeded', 'offline', 'new', 'failed', 'cancelled', 'expired'];

/** Returns whether a refused or cancelled order still has money to be refunded. */
export const waitsForMoneyBack = ({
  status,
  paymentStatus,
}: {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
}): boolean => isCalledOff(status) && WITH_US.includes(paymentStatus);
