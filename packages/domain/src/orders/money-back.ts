import type { OrderStatus } from './order-status.ts';
import type { PaymentStatus } from './payment-status.ts';

const WITH_US: readonly PaymentStatus[] = ['authorised', 'captured', 'partlyRefunded', 'capturedLate', 'accepted'];

/** Whether an order has ended in the restaurant and money of the guest is still on its way back. */
export const waitsForMoneyBack = ({
  status,
  paymentStatus,
}: {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
}): boolean => (status === 'refused' || status === 'cancelled') && WITH_US.includes(paymentStatus);
