import type { PaymentMeans, PaymentToPrepare } from '../provider.ts';
import { plusMinutes, unixSeconds } from '../../clock.ts';

// Sofort ended at Stripe on 2025-03-31; Klarna is its successor. 'card' includes Apple and Google Pay.
const TYPE_OF: Partial<Record<PaymentMeans, string>> = { card: 'card', klarna: 'klarna', alipay: 'alipay' };

// Stripe requires at least 30 minutes from the request. Counted from our own expiry instead of from now, so that a
// repeated request is identical. Our `cancel` ends the session earlier.
const MINUTES_AFTER_OUR_END = 35;

/** Form fields. */
export type Form = Readonly<Record<string, string>>;

/** Builds the form of a Checkout Session; null: Stripe does not support this means. */
export function buildSessionForm(payment: PaymentToPrepare): Form | null {
  const type = TYPE_OF[payment.means];
  if (!type) return null;
  const { ourId, description, buyer } = payment;
  return {
    mode: 'payment',
    locale: 'de',
    submit_type: 'pay',
    client_reference_id: ourId,
    'metadata[payment]': ourId,
    'payment_method_types[0]': type,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': String(payment.amount),
    'line_items[0][price_data][product_data][name]': description,
    'payment_intent_data[description]': description,
    'payment_intent_data[metadata][payment]': ourId,
    success_url: payment.returnUrl,
    cancel_url: payment.cancelUrl,
    expires_at: String(unixSeconds(plusMinutes(payment.expiresAt, MINUTES_AFTER_OUR_END))),
    ...(buyer.email && { customer_email: buyer.email }),
  };
}
