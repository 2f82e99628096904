import { findShopByCredential } from './accounts.ts';
import { notify } from './messages.ts';
import {
  addPayment,
  addRefund,
  type PracticeResponse,
  type PracticeRequest,
  valueAt,
  HOURS_MS,
  inspectCall,
  jsonResponse,
  randomLowerCase,
  withIdempotency,
  findPayment,
  type Practice,
  type PracticePayment,
  textAt,
} from './practice.ts';
import { readForm } from './stripe-form.ts';
import { toIntent, toRefund, toSession } from './stripe-objects.ts';

interface StripeCall {
  readonly practice: Practice;
  readonly request: PracticeRequest;
  readonly shop: string;
  readonly form: unknown;
}

// Stripe ended 'sofort' on 2025-03-31, though its descriptions still name it.
const METHOD_TYPES = ['card', 'klarna', 'alipay'];
const IDEMPOTENCY_TTL_MS = 24 * HOURS_MS;

/** The part of Stripe's API that our adapter uses: Checkout Sessions, refunds, the account. */
export function handleStripe(practice: Practice, request: PracticeRequest, path: string): PracticeResponse {
  const [, credential = ''] = /^Bearer (.+)$/.exec(request.headers['authorization'] ?? '') ?? [];
  const shop = findShopByCredential(credential);
  if (!shop || !credential.startsWith('sk_test_'))
    return errorResponse(401, 'invalid_request_error', 'invalid_api_key');
  const form = readForm(request.body);
  const violation = inspectCall(practice, {
    provider: 'stripe',
    method: request.method,
    path,
    query: request.query,
    body: form,
  });
  if (violation !== null) return errorResponse(400, 'invalid_request_error', 'parameter_unknown');
  const call: StripeCall = { practice, request, shop, form };
  if (request.method === 'GET') return handleGet(call, path);
  if (request.method !== 'POST') return errorResponse(405, 'invalid_request_error', 'method');
  return withIdempotency(
    practice,
    {
      scope: `stripe ${shop}`,
      key: request.headers['idempotency-key'],
      request: `${path} ${request.body}`,
      ttlMs: IDEMPOTENCY_TTL_MS,
    },
    () => handleChange(call, path),
    () => errorResponse(400, 'idempotency_error', 'idempotency_error'),
  );
}

function handleGet({ practice, request, shop }: StripeCall, path: string): PracticeResponse {
  const [, session] = /^\/v1\/checkout\/sessions\/([^/]+)$/.exec(path) ?? [];
  const payment = session && findPayment(practice, shop, session);
  if (payment) return jsonResponse(200, toSession(practice, payment, request.query.getAll('expand[0]').length > 0));
  if (path === '/v1/refunds') {
    const paid = findByIntent(practice, shop, request.query.get('payment_intent') ?? '');
    return jsonResponse(200, {
      object: 'list',
      has_more: false,
      data: paid?.refunds.map((one) => toRefund(paid, one)) ?? [],
    });
  }
  const [, disputed = ''] = /^\/v1\/payment_intents\/(pi_[^/]+)$/.exec(path) ?? [];
  const behind = findByIntent(practice, shop, disputed);
  if (behind) return jsonResponse(200, toIntent(behind));
  if (path === '/v1/account') return jsonResponse(200, toAccount(shop));
  return errorResponse(404, 'invalid_request_error', 'resource_missing');
}

function handleChange(call: StripeCall, path: string): PracticeResponse {
  const { practice, shop } = call;
  if (path === '/v1/checkout/sessions') return createSession(call);
  if (path === '/v1/refunds') return createRefund(call);
  const [, session] = /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/.exec(path) ?? [];
  const payment = session && findPayment(practice, shop, session);
  if (!payment) return errorResponse(404, 'invalid_request_error', 'resource_missing');
  if (payment.state !== 'open') return errorResponse(400, 'invalid_request_error', 'checkout_session_not_open');
  payment.state = 'expired';
  notify(practice, payment);
  return jsonResponse(200, toSession(practice, payment, false));
}

function createSession({ practice, shop, form }: StripeCall): PracticeResponse {
  const type = textAt(form, 'payment_method_types', 0);
  const amount = Number(textAt(form, 'line_items', 0, 'price_data', 'unit_amount'));
  const untilEnd = Number(textAt(form, 'expires_at')) * 1000 - practice.now();
  if (!METHOD_TYPES.includes(type)) return errorResponse(400, 'invalid_request_error', 'payment_method_unactivated');
  if (!Number.isSafeInteger(amount) || amount < 50)
    return errorResponse(400, 'invalid_request_error', 'amount_too_small');
  if (untilEnd < HOURS_MS / 2 || untilEnd > 24 * HOURS_MS)
    return errorResponse(400, 'invalid_request_error', 'expires_at');
  const payment = addPayment(practice, {
    id: `cs_test_${randomLowerCase(32)}`,
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
  return jsonResponse(200, toSession(practice, payment, false));
}

function createRefund({ practice, shop, form, request }: StripeCall): PracticeResponse {
  const payment = findByIntent(practice, shop, textAt(form, 'payment_intent'));
  if (!payment) return errorResponse(404, 'invalid_request_error', 'resource_missing');
  const key = request.headers['idempotency-key'] ?? '';
  const refund = addRefund(payment, `re_${randomLowerCase(24)}`, key, Number(valueAt(form, 'amount')));
  if (!refund) return errorResponse(400, 'invalid_request_error', 'charge_already_refunded');
  notify(practice, payment);
  return jsonResponse(200, toRefund(payment, refund));
}

const findByIntent = (practice: Practice, shop: string, intent: string): PracticePayment | null =>
  findPayment(practice, shop, intent.replace('pi_', 'cs_test_'));

const toAccount = (shop: string): object => ({
  id: `acct_${shop}`,
  object: 'account',
  charges_enabled: true,
  capabilities: { card_payments: 'active', klarna_payments: 'active', alipay_payments: 'active' },
});

const errorResponse = (status: number, type: string, code: string): PracticeResponse =>
  jsonResponse(status, { error: { type, code, message: 'Practice Stripe says no.' } });
