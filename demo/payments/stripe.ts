import { shopOfCredential } from './accounts.ts';
import { notify } from './messages.ts';
import {
  addPayment,
  addRefund,
  type Answered,
  type Asked,
  at,
  HOURS_MS,
  inspected,
  json,
  lower,
  once,
  paymentOf,
  type Practice,
  type PracticePayment,
  textAt,
} from './practice.ts';
import { readForm } from './stripe-form.ts';
import { intent, refundOf, sessionOf } from './stripe-objects.ts';

interface StripeCall {
  readonly practice: Practice;
  readonly asked: Asked;
  readonly shop: string;
  readonly form: unknown;
}

// What Stripe still takes; 'sofort' ended on 2025-03-31, though the descriptions name it.
const METHOD_TYPES = ['card', 'klarna', 'alipay'];
const KEPT_MS = 24 * HOURS_MS;

/** Stripe's API as far as our adapter uses it: Checkout Sessions, refunds, the account. */
export function answerStripe(practice: Practice, asked: Asked, path: string): Answered {
  const [, credential = ''] = /^Bearer (.+)$/.exec(asked.headers['authorization'] ?? '') ?? [];
  const shop = shopOfCredential(credential);
  if (!shop || !credential.startsWith('sk_test_')) return problem(401, 'invalid_request_error', 'invalid_api_key');
  const form = readForm(asked.body);
  const wrong = inspected(practice, { provider: 'stripe', method: asked.method, path, query: asked.query, body: form });
  if (wrong !== null) return problem(400, 'invalid_request_error', 'parameter_unknown');
  const call: StripeCall = { practice, asked, shop, form };
  if (asked.method === 'GET') return reading(call, path);
  if (asked.method !== 'POST') return problem(405, 'invalid_request_error', 'method');
  return once(
    practice,
    {
      scope: `stripe ${shop}`,
      key: asked.headers['idempotency-key'],
      request: `${path} ${asked.body}`,
      keptForMs: KEPT_MS,
    },
    () => changing(call, path),
    () => problem(400, 'idempotency_error', 'idempotency_error'),
  );
}

function reading({ practice, asked, shop }: StripeCall, path: string): Answered {
  const [, session] = /^\/v1\/checkout\/sessions\/([^/]+)$/.exec(path) ?? [];
  const payment = session && paymentOf(practice, shop, session);
  if (payment) return json(200, sessionOf(practice, payment, asked.query.getAll('expand[0]').length > 0));
  if (path === '/v1/refunds') {
    const paid = byIntent(practice, shop, asked.query.get('payment_intent') ?? '');
    return json(200, { object: 'list', has_more: false, data: paid?.refunds.map((one) => refundOf(paid, one)) ?? [] });
  }
  const [, disputed = ''] = /^\/v1\/payment_intents\/(pi_[^/]+)$/.exec(path) ?? [];
  const behind = byIntent(practice, shop, disputed);
  if (behind) return json(200, intent(behind));
  if (path === '/v1/account') return json(200, accountOf(shop));
  return problem(404, 'invalid_request_error', 'resource_missing');
}

function changing(call: StripeCall, path: string): Answered {
  const { practice, shop } = call;
  if (path === '/v1/checkout/sessions') return createSession(call);
  if (path === '/v1/refunds') return createRefund(call);
  const [, session] = /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/.exec(path) ?? [];
  const payment = session && paymentOf(practice, shop, session);
  if (!payment) return problem(404, 'invalid_request_error', 'resource_missing');
  if (payment.state !== 'open') return problem(400, 'invalid_request_error', 'checkout_session_not_open');
  payment.state = 'expired';
  notify(practice, payment);
  return json(200, sessionOf(practice, payment, false));
}

function createSession({ practice, shop, form }: StripeCall): Answered {
  const type = textAt(form, 'payment_method_types', 0);
  const amount = Number(textAt(form, 'line_items', 0, 'price_data', 'unit_amount'));
  const untilEnd = Number(textAt(form, 'expires_at')) * 1000 - practice.now();
  if (!METHOD_TYPES.includes(type)) return problem(400, 'invalid_request_error', 'payment_method_unactivated');
  if (!Number.isSafeInteger(amount) || amount < 50) return problem(400, 'invalid_request_error', 'amount_too_small');
  if (untilEnd < HOURS_MS / 2 || untilEnd > 24 * HOURS_MS) return problem(400, 'invalid_request_error', 'expires_at');
  const payment = addPayment(practice, {
    id: `cs_test_${lower(32)}`,
    provider: 'stripe',
    shop,
    type,
    ourId: textAt(form, 'client_reference_id') || null,
    amount,
    currency: textAt(form, 'line_items', 0, 'price_data', 'currency').toUpperCase(),
    description: textAt(form, 'line_items', 0, 'price_data', 'product_data', 'name'),
    returnUrl: textAt(form, 'success_url'),
    cancelUrl: textAt(form, 'cancel_url'),
  });
  return json(200, sessionOf(practice, payment, false));
}

function createRefund({ practice, shop, form, asked }: StripeCall): Answered {
  const payment = byIntent(practice, shop, textAt(form, 'payment_intent'));
  if (!payment) return problem(404, 'invalid_request_error', 'resource_missing');
  const key = asked.headers['idempotency-key'] ?? '';
  const refund = addRefund(payment, `re_${lower(24)}`, key, Number(at(form, 'amount')));
  if (!refund) return problem(400, 'invalid_request_error', 'charge_already_refunded');
  notify(practice, payment);
  return json(200, refundOf(payment, refund));
}

const byIntent = (practice: Practice, shop: string, intent: string): PracticePayment | null =>
  paymentOf(practice, shop, intent.replace('pi_', 'cs_test_'));

const accountOf = (shop: string): object => ({
  id: `acct_${shop}`,
  object: 'account',
  charges_enabled: true,
  capabilities: { card_payments: 'active', klarna_payments: 'active', alipay_payments: 'active' },
});

const problem = (status: number, type: string, code: string): Answered =>
  json(status, { error: { type, code, message: 'Practice Stripe says no.' } });
