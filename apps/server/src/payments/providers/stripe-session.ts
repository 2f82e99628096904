import type { PaymentMeans, PaymentToPrepare } from '../provider.ts';
import { plusMinutes, unixSeconds } from '../../clock.ts';
import type { Form } from './stripe.ts';

// Sofort ended at Stripe on 2025-03-31: Klarna is its successor (payments.md §1). Apple and Google Pay come with 'card'.
const TYPE_OF: Partial<Record<PaymentMeans, string>> = { card: 'card', klarna: 'klarna', alipay: 'alipay' };

// Stripe wants at least 30 minutes from the moment of asking. Reckoned from our own end and not from now, so that a repeated
// request is the same request; before that, `cancel` ends the session.
const MINUTES_AFTER_OUR_END = 35;

/** The form of a Checkout Session; null: Stripe has nothing for this means. */
export function sessionForm(payment: PaymentToPrepare): Form | null {
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
