import { constants, createHash, createPublicKey, verify } from 'node:crypto';
import { findShopByCredential } from './accounts.ts';
import { toCharge, toChargePermission, toRefund, toSession } from './amazon-objects.ts';
import { PRACTICE_KEY } from './keys.ts';
import { notify } from './messages.ts';
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
  randomLowerCase,
  withIdempotency,
  parseJson,
  findPayment,
  type Practice,
  type PracticePayment,
  textAt,
} from './practice.ts';

interface AmazonCall {
  readonly practice: Practice;
  readonly request: PracticeRequest;
  readonly shop: string;
  readonly body: unknown;
}

const SALTS: Readonly<Record<string, number>> = { 'AMZN-PAY-RSASSA-PSS': 20, 'AMZN-PAY-RSASSA-PSS-V2': 32 };
const IDEMPOTENCY_TTL_MS = 24 * HOURS_MS;

/**
 * The part of Amazon Pay's API (Checkout v2) that our adapter uses; every request must be signed. `path` starts
 * with /v2.
 */
export function handleAmazon(practice: Practice, request: PracticeRequest, path: string): PracticeResponse {
  const shop = findSigningShop(practice, request);
  if (!shop) return errorResponse(403, 'InvalidRequestSignature');
  const body = request.body === '' ? undefined : parseJson(request.body);
  const violation = inspectCall(practice, {
    provider: 'amazonPay',
    method: request.method,
    path,
    query: request.query,
    body,
  });
  if (violation !== null) return errorResponse(400, 'InvalidParameterValue');
  const call: AmazonCall = { practice, request, shop, body };
  if (request.method === 'GET') return handleGet(call, path);
  if (request.method === 'PATCH') return updateSession(call, path);
  const key = request.headers['x-amz-pay-idempotency-key'];
  if (!key) return errorResponse(400, 'MissingHeader');
  const idempotency = { scope: `amazon ${shop} ${path}`, key, request: request.body, ttlMs: IDEMPOTENCY_TTL_MS };
  return withIdempotency(
    practice,
    idempotency,
    () => handleChange(call, path),
    () => errorResponse(400, 'DuplicateIdempotencyKey'),
  );
}

function findSigningShop({ apiUrl }: Practice, request: PracticeRequest): string | null {
  const header = /^(\S+) PublicKeyId=([^,]+), SignedHeaders=([^,]+), Signature=(\S+)$/;
  const [, algorithm = '', keyId = '', names = '', signature = ''] =
    header.exec(request.headers['authorization'] ?? '') ?? [];
  const lines = names.split(';').map((name) => `${name}:${request.headers[name] ?? ''}\n`);
  const path = `${new URL(apiUrl).pathname.replace(/\/$/, '')}${request.path}`;
  const canonical = [
    request.method,
    path,
    request.query.toString(),
    lines.join(''),
    names,
    hashSha256(request.body),
  ].join('\n');
  return isSignedByPractice(canonical, algorithm, signature) ? findShopByCredential(keyId) : null;
}

/** Returns whether the demo shops' key signed this text, with the salt length of the algorithm. */
export function isSignedByPractice(text: string, algorithm: string, signature: string): boolean {
  const saltLength = SALTS[algorithm];
  if (saltLength === undefined) return false;
  const key = createPublicKey(PRACTICE_KEY);
  const signed = Buffer.from(`${algorithm}\n${hashSha256(text)}`);
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return verify('sha256', signed, { key, padding, saltLength }, Buffer.from(signature, 'base64'));
}

const hashSha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Amazon creates the session when the guest presses the button, from the payload the shop signed; null if the
 * signature is invalid.
 */
export function openSession(practice: Practice, query: URLSearchParams): PracticePayment | null {
  const payload = query.get('payload') ?? '';
  const shop = findShopByCredential(query.get('keyid') ?? '');
  if (!shop || !isSignedByPractice(payload, query.get('algorithm') ?? '', query.get('signature') ?? '')) return null;
  const config = parseJson(payload);
  const amount = parseCents(textAt(config, 'paymentDetails', 'chargeAmount', 'amount'));
  return addPayment(practice, {
    id: randomLowerCase(32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    provider: 'amazonPay',
    shop,
    type: 'amazon',
    ourId: textAt(config, 'merchantMetadata', 'merchantReferenceId') || null,
    amount: amount ?? 0,
    currency: textAt(config, 'paymentDetails', 'chargeAmount', 'currencyCode') || 'EUR',
    description: textAt(config, 'merchantMetadata', 'noteToBuyer'),
    returnUrl: textAt(config, 'webCheckoutDetails', 'checkoutReviewReturnUrl'),
    cancelUrl: textAt(config, 'webCheckoutDetails', 'checkoutCancelUrl'),
  });
}

function handleGet({ practice, shop }: AmazonCall, path: string): PracticeResponse {
  const [, kind = '', id = ''] =
    /^\/v2\/(checkoutSessions|chargePermissions|charges|refunds)\/([^/]+)$/.exec(path) ?? [];
  if (kind === 'checkoutSessions') {
    const payment = findPayment(practice, shop, id);
    return payment ? jsonResponse(200, toSession(practice, payment)) : errorResponse(404, 'ResourceNotFound');
  }
  if (kind === 'chargePermissions') {
    const permitted = findPayment(practice, shop, id);
    return permitted ? jsonResponse(200, toChargePermission(permitted)) : errorResponse(404, 'ResourceNotFound');
  }
  const paid = findPayment(practice, shop, id.replace(/-[CR]\d+$/, ''));
  const refund = paid?.refunds.find((one) => one.id === id);
  if (kind === 'refunds')
    return paid && refund ? jsonResponse(200, toRefund(paid, refund)) : errorResponse(404, 'ResourceNotFound');
  return paid ? jsonResponse(200, toCharge(paid)) : errorResponse(404, 'ResourceNotFound');
}

// After the guest has chosen, the shop sets the amount and redirects to the second page.
function updateSession({ practice, shop, body }: AmazonCall, path: string): PracticeResponse {
  const [, id = ''] = /^\/v2\/checkoutSessions\/([^/]+)$/.exec(path) ?? [];
  const payment = findPayment(practice, shop, id);
  if (!payment) return errorResponse(404, 'ResourceNotFound');
  if (payment.state !== 'open' && payment.state !== 'approved')
    return errorResponse(422, 'InvalidCheckoutSessionStatus');
  const amount = parseCents(textAt(body, 'paymentDetails', 'chargeAmount', 'amount'));
  if (amount === null) return errorResponse(400, 'InvalidParameterValue');
  payment.amount = amount;
  payment.ourId = textAt(body, 'merchantMetadata', 'merchantReferenceId') || payment.ourId;
  payment.returnUrl = textAt(body, 'webCheckoutDetails', 'checkoutResultReturnUrl') || payment.returnUrl;
  payment.state = 'approved';
  return jsonResponse(200, toSession(practice, payment));
}

function handleChange(call: AmazonCall, path: string): PracticeResponse {
  if (path === '/v2/refunds') return createRefund(call);
  const [, id = ''] = /^\/v2\/checkoutSessions\/([^/]+)\/complete$/.exec(path) ?? [];
  const payment = findPayment(call.practice, call.shop, id);
  return payment ? completeSession(call, payment) : errorResponse(404, 'ResourceNotFound');
}

function completeSession({ practice, body }: AmazonCall, payment: PracticePayment): PracticeResponse {
  if (payment.state !== 'approved' || !payment.isConfirmed) return errorResponse(422, 'InvalidCheckoutSessionStatus');
  if (parseCents(textAt(body, 'chargeAmount', 'amount')) !== payment.amount)
    return errorResponse(422, 'AmountMismatch');
  if (textAt(body, 'chargeAmount', 'currencyCode') !== payment.currency) return errorResponse(422, 'CurrencyMismatch');
  const capture = payment.nextCapture;
  payment.state = capture === 'done' ? 'captured' : capture === 'pending' ? 'processing' : 'failed';
  payment.captured = capture === 'done' ? payment.amount : 0;
  notify(practice, payment);
  return payment.state === 'failed'
    ? errorResponse(422, 'CheckoutSessionCanceled')
    : jsonResponse(200, toSession(practice, payment));
}

function createRefund({ practice, shop, body, request }: AmazonCall): PracticeResponse {
  const payment = findPayment(practice, shop, textAt(body, 'chargeId').replace(/-C\d+$/, ''));
  if (!payment) return errorResponse(404, 'ResourceNotFound');
  const amount = parseCents(valueAt(body, 'refundAmount', 'amount')) ?? 0;
  const id = `${payment.id}-R${payment.refunds.length + 1}`;
  const refunded = addRefund(payment, id, request.headers['x-amz-pay-idempotency-key'] ?? '', amount);
  if (!refunded) return errorResponse(422, 'TransactionAmountExceeded');
  notify(practice, payment);
  return jsonResponse(201, toRefund(payment, refunded));
}

const errorResponse = (status: number, reasonCode: string): PracticeResponse =>
  jsonResponse(status, { reasonCode, message: 'Practice Amazon Pay says no.' });
