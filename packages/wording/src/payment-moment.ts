import type { DeliveryType } from '@tischlein/domain/menu';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { isPaidInPerson } from './payment-methods.ts';

/** When the guest pays: 'Bei der Lieferung', 'Sofort online'. */
export function paymentMoment(method: PaymentMethod, deliveryType: DeliveryType): string {
  if (!isPaidInPerson(method)) return 'Sofort online';
  return { delivery: 'Bei der Lieferung', pickup: 'Bei der Abholung', dineIn: 'Am Tisch' }[deliveryType];
}
