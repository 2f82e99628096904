import { isOnlineMethod, type PaymentMethod } from '@tischlein/domain/shop';
import { paymentMethodName } from '@tischlein/wording';
import type { ElectronicInvoice } from './write-xrechnung.ts';

/** How an order is paid, as an e-invoice says it. */
export function toPayment(
  method: PaymentMethod | null,
): Pick<ElectronicInvoice, 'isPaid' | 'paymentCode' | 'paymentName'> {
  const isPaid = method === null || isOnlineMethod(method);
  return {
    isPaid,
    paymentCode: isPaid ? '68' : method === 'offline' ? '10' : '1',
    paymentName: paymentMethodName(method),
  };
}
