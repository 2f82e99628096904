import type { HeidelpayVariant, PaymentMethod } from '@tischlein/domain/shop';

export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
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

const HEIDELPAY_NAMES: Readonly<Record<HeidelpayVariant, string>> = { paypal: 'PayPal', bank: 'Überweisung' };

/** The name of a method in a shop whose Heidelpay account offers this. */
export const namePaymentMethod = (method: PaymentMethod, heidelpayVariant: HeidelpayVariant | undefined): string =>
  method === 'Heidelpay' && heidelpayVariant ? HEIDELPAY_NAMES[heidelpayVariant] : paymentMethodName(method);

/** The methods under the names that tell them apart; of two with the same name, the first (S3 K2). */
export function namePaymentMethods(
  methods: readonly PaymentMethod[],
  heidelpayVariant: HeidelpayVariant | undefined,
): readonly NamedPaymentMethod[] {
  const named = methods.map((method) => ({ method, name: namePaymentMethod(method, heidelpayVariant) }));
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
}

export interface NamedPaymentMethod {
  readonly method: PaymentMethod;
  readonly name: string;
}

/** Cash or card to the driver, at the counter or at the table. */
export function isPaidInPerson(method: PaymentMethod): boolean {
  return method === 'offline' || method === 'offline_debit';
}
