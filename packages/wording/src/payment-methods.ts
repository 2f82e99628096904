import type { DeliveryType } from '@tischlein/domain/menu';
import type { PaymentMethod } from '@tischlein/domain/shop';

const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  offline: 'Bar',
  offline_debit: 'EC-Karte',
  Stripe_card: 'Karte, Apple Pay, Google Pay',
  Stripe_sofort: 'Klarna',
  Stripe_alipay: 'Alipay',
  AmazonPay_Checkout: 'Amazon Pay',
  PayPal_Rest: 'PayPal',
  PayPal_Platform: 'PayPal',
  Heidelpay: 'PayPal oder Überweisung',
  Sofort: 'Klarna',
};

/** 'Bar', 'PayPal' (S1 §9); without a method there is nothing to pay (S3 T11). */
export function paymentMethodName(method: PaymentMethod | null): string {
  return method ? PAYMENT_METHOD_NAMES[method] : 'keine Zahlung nötig';
}

/** When the guest pays: 'Bei der Lieferung', 'Sofort online'. */
export function paymentMoment(method: PaymentMethod, deliveryType: DeliveryType): string {
  if (!isPaidInPerson(method)) return 'Sofort online';
  return { delivery: 'Bei der Lieferung', pickup: 'Bei der Abholung', dineIn: 'Am Tisch' }[deliveryType];
}

/** Cash or card to the driver, at the counter or at the table. */
export function isPaidInPerson(method: PaymentMethod): boolean {
  return method === 'offline' || method === 'offline_debit';
}
