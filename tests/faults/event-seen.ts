import { type PracticePayment, sumRefunds } from '../../demo/payments/practice.ts';
import type { EventName } from '../support/payment-model.ts';

/** What a look at the provider's object is for the model; null: nothing that moves a payment. */
export function eventSeen(object: PracticePayment | undefined): EventName | null {
  if (!object) return null;
  const refunded = sumRefunds(object);
  switch (object.state) {
    case 'captured':
      return refunded === 0 ? 'captured' : refunded < object.captured ? 'partlyRefunded' : 'refunded';
    // PayPal's money is taken at once.
    case 'approved':
      return 'captured';
    case 'open':
    case 'processing':
      return 'open';
    default:
      return object.state;
  }
}
