import { createPublicKey, verify } from 'node:crypto';
import { toMerchantId, findShopByCredential, toWebhookId } from './accounts.ts';
import { PRACTICE_KEY } from './keys.ts';
import { notify, toPaypalSignedText } from './messages.ts';
import { findAmountProblem } from './paypal-amounts.ts';
import { toOrder, toRefund } from './paypal-objects.ts';
import {
  addPayment,
  addRefund,
  type PracticeResponse,
  type PracticeRequest,
  valueAt,
  parseCents,
  HOURS_MS,
  inspectCall,
  jsonResponse,
  randomLetters,
  withIdempotency,
  parseJson,
  findPayment,
  type Practice,
  type PracticePayment,
  textAt,
} from './practice.ts';

interface PaypalCall {
  readonly practice: Practice;
  readonly request: PracticeRequest;
  readonly shop: string;
  readonly body: unknown;
}

const IDEMPOTENCY_TTL_MS = 6 * HOURS_MS;

/** The part of PayPal's API that our adapter uses: token, Orders v2, refunds, webhook verification. */
export function handlePaypal(practice: Practice, request: PracticeRequest, path: string): PracticeResponse {
  if (path === '/v1/oauth2/token') return issueToken(request);
  const [, bearer = ''] = /^Bearer A-(.+)$/.exec(request.headers['authorization'] ?? '') ?? [];
  const shop = findShopByCredential(bearer);
  if (!shop) return errorResponse(401, 'INVALID_TOKEN');
  const body = request.method === 'POST' ? parseJson(request.body) : undefined;
  const violation = inspectCall(practice, {
    provider: 'paypal',
    method: request.method,
    path,
    query: request.query,
    body,
  });
  if (violation !== null) return errorResponse(400, 'INVALID_REQUEST');
  if (isDown(practice, shop, path)) return errorResponse(503, 'SERVICE_UNAVAILABLE');
  const call: PaypalCall = { practice, request, shop, body };
  if (request.method === 'GET') return handleGet(call, path);
  if (path === '/v1/notifications/verify-webhook-signature') return verifyMessage(call);
  const key = request.headers['paypal-request-id'];
  const idempotency = { scope: `paypal ${shop} ${path}`, key, request: request.body, ttlMs: IDEMPOTENCY_TTL_MS };
  return withIdempotency(practice, idempotency, () => handleChange(call, path));
}

const OUTAGE_MS = 60_000;

/** An outage starts with the capture that it swallows. */
function isDown(practice: Practice, shop: string, path: string): boolean {
  const [, id = '', end] = /^\/v2\/checkout\/orders\/([^/]+)(\/capture)?$/.exec(path) ?? [];
  const payment = findPayment(practice, shop, id);
  if (!payment) return false;
  if (end && payment.nextCapture === 'outage')
    Object.assign(payment, { nextCapture: 'done', silentUntil: practice.now() + OUTAGE_MS });
  return (payment.silentUntil ?? 0) > practice.now();
}

function issueToken(request: PracticeRequest): PracticeResponse {
  const basic = Buffer.from((request.headers['authorization'] ?? '').replace(/^Basic /, ''), 'base64').toString('utf8');
  const [id = '', secret = ''] = basic.split(':');
  if (!findShopByCredential(id) || secret !== `secret_${id}`) return jsonResponse(401, { error: 'invalid_client' });
  if (request.body !== 'grant_type=client_credentials') return jsonResponse(400, { error: 'unsupported_grant_type' });
  return jsonResponse(200, { access_token: `A-${id}`, token_type: 'Bearer', expires_in: 32_400, scope: 'practice' });
}

function handleGet({ practice, shop }: PaypalCall, path: string): PracticeResponse {
  const [, id = ''] = /^\/v2\/checkout\/orders\/([^/]+)$/.exec(path) ?? [];
  const payment = findPayment(practice, shop, id);
  return payment ? jsonResponse(200, toOrder(practice, payment)) : errorResponse(404, 'RESOURCE_NOT_FOUND');
}

function handleChange(call: PaypalCall, path: string): PracticeResponse {
  const { practice, shop } = call;
  if (path === '/v2/checkout/orders') return createOrder(call);
  const [, order = ''] = /^\/v2\/checkout\/orders\/([^/]+)\/capture$/.exec(path) ?? [];
  const toCapture = findPayment(practice, shop, order);
  if (toCapture) return captureOrder(practice, toCapture);
  const [, captureId = ''] = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(path) ?? [];
  const toRefund = findPayment(practice, shop, captureId.replace(/^CAP-/, ''));
  return toRefund ? createRefund(call, toRefund) : errorResponse(404, 'RESOURCE_NOT_FOUND');
}

function createOrder({ practice, shop, body }: PaypalCall): PracticeResponse {
  const unit = valueAt(body, 'purchase_units', 0);
  const violation = findAmountProblem(unit);
  if (violation) return errorResponse(422, violation);
  if (textAt(unit, 'payee', 'merchant_id') !== toMerchantId(shop)) return errorResponse(422, 'PAYEE_ACCOUNT_INVALID');
  const context = valueAt(body, 'payment_source', 'paypal', 'experience_context');
  const payment = addPayment(practice, {
    id: randomLetters(17),
    provider: 'paypal',
    shop,
    type: 'paypal',
    ourId: textAt(unit, 'custom_id') || null,
    amount: parseCents(textAt(unit, 'amount', 'value')) ?? 0,
    currency: textAt(unit, 'amount', 'currency_code'),
    description: textAt(unit, 'description'),
    returnUrl: textAt(context, 'return_url'),
    cancelUrl: textAt(context, 'cancel_url'),
  });
  return jsonResponse(201, toOrder(practice, payment));
}

function captureOrder(practice: Practice, payment: PracticePayment): PracticeResponse {
  if (payment.captured > 0 || payment.state === 'processing') return errorResponse(422, 'ORDER_ALREADY_CAPTURED');
  if (payment.state !== 'approved') return errorResponse(422, 'ORDER_NOT_APPROVED');
  const outcome = payment.nextCapture;
  payment.nextCapture = 'done';
  if (outcome === 'sourceDeclined') {
    payment.state = 'open';
    return errorResponse(422, 'INSTRUMENT_DECLINED');
  }
  payment.state = outcome === 'done' ? 'captured' : outcome === 'pending' ? 'processing' : 'failed';
  payment.captured = outcome === 'done' ? payment.amount : 0;
  notify(practice, payment);
  return jsonResponse(201, toOrder(practice, payment));
}

function createRefund({ practice, body }: PaypalCall, payment: PracticePayment): PracticeResponse {
  const amount = parseCents(textAt(body, 'amount', 'value'));
  if (amount === null || textAt(body, 'amount', 'currency_code') !== payment.currency)
    return errorResponse(422, 'CURRENCY_MISMATCH');
  const refunded = addRefund(payment, randomLetters(17), textAt(body, 'custom_id'), amount);
  if (!refunded) return errorResponse(422, 'REFUND_AMOUNT_EXCEEDED');
  notify(practice, payment);
  return jsonResponse(201, toRefund(payment, refunded));
}

// Verifies the bytes as they were sent: re-serialized JSON has another checksum.
function verifyMessage({ request, shop, body }: PaypalCall): PracticeResponse {
  const start = request.body.indexOf('"webhook_event":');
  const signed = toPaypalSignedText({
    id: textAt(body, 'transmission_id'),
    time: textAt(body, 'transmission_time'),
    webhookId: textAt(body, 'webhook_id'),
    body: request.body.slice(start + '"webhook_event":'.length, request.body.lastIndexOf('}')),
  });
  const isGenuine =
    textAt(body, 'webhook_id') === toWebhookId(shop) &&
    textAt(body, 'auth_algo') === 'SHA256withRSA' &&
    verify(
      'RSA-SHA256',
      Buffer.from(signed),
      createPublicKey(PRACTICE_KEY),
      Buffer.from(textAt(body, 'transmission_sig'), 'base64'),
    );
  return jsonResponse(200, { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' });
}

const errorResponse = (status: number, issue: string): PracticeResponse => {
  const name = status === 422 ? 'UNPROCESSABLE_ENTITY' : issue;
  return jsonResponse(status, { name, message: 'Practice PayPal says no.', details: [{ issue, description: issue }] });
};
