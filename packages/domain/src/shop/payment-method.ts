/** All payment method identifiers of S1 §9. */
export const PAYMENT_METHODS = [
  'offline',
  'offline_debit',
  'Stripe_card',
  'Stripe_sofort',
  'Stripe_alipay',
  'AmazonPay_Checkout',
  'PayPal_Rest',
  'PayPal_Platform',
  'Heidelpay',
  'Sofort',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type HeidelpayVariant = 'paypal' | 'bank';

/** Payment methods that need a provider. */
export type OnlineMethod = Exclude<PaymentMethod, 'offline' | 'offline_debit'>;

export const isOnlineMethod = (method: PaymentMethod): method is OnlineMethod =>
  method !== 'offline' && method !== 'offline_debit';
