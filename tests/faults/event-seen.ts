import { type PracticePayment, sumRefunds } from '../../demo/payments/practice.ts';
import type { EventName } from '../support/payment-model.ts';

/** Returns the model's event for a look at the provider's object, or null if nothing moves. */
export function eventSeen(object: PracticePayment | undefined): EventName | null {
  if (!object) return null;
  const refunded = sumRefunds(object);
  switch (object.state) {
    case 'captured':
      return refunded === 0 ? 'captured' : refunded < object.captured ? 'partlyRefunded' : 'refunded';
    // An approved PayPal order is captured at once.
    case 'approved':
      return 'captured';
    case 'open':
    case 'processing':
      return 'open';
    default:
      return object.state;
  }
}
