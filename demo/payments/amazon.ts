import { constants, createHash, createPublicKey, verify } from 'node:crypto';
import { shopOfCredential } from './accounts.ts';
import { chargeOf, chargePermissionOf, refundOf, sessionOf } from './amazon-objects.ts';
import { PRACTICE_KEY } from './keys.ts';
import { notify } from './messages.ts';
import {
  addPayment,
  addRefund,
  type Answered,
  type Asked,
  at,
  centsFrom,
  HOURS_MS,
  inspected,
  json,
  lower,
  once,
  parsed,
  paymentOf,
  type Practice,
  type PracticePayment,
  textAt,
} from './practice.ts';

interface AmazonCall {
  readonly practice: Practice;
  readonly asked: Asked;
  readonly shop: string;
  readonly body: unknown;
}

const SALTS: Readonly<Record<string, number>> = { 'AMZN-PAY-RSASSA-PSS': 20, 'AMZN-PAY-RSASSA-PSS-V2': 32 };
const KEPT_MS = 24 * HOURS_MS;

/** Amazon Pay's API, Checkout v2, as far as our adapter uses it; every request must be signed. `path` begins with /v2. */
export function answerAmazon(practice: Practice, asked: Asked, path: string): Answered {
  const shop = shopThatSigned(practice, asked);
  if (!shop) return problem(403, 'InvalidRequestSignature');
  const body = asked.body === '' ? undefined : parsed(asked.body);
  const wrong = inspected(practice, { provider: 'amazonPay', method: asked.method, path, query: asked.query, body });
  if (wrong !== null) return problem(400, 'InvalidParameterValue');
  const call: AmazonCall = { practice, asked, shop, body };
  if (asked.method === 'GET') return reading(call, path);
  if (asked.method === 'PATCH') return update(call, path);
  const key = asked.headers['x-amz-pay-idempotency-key'];
  if (!key) return problem(400, 'MissingHeader');
  const keyed = { scope: `amazon ${shop} ${path}`, key, request: asked.body, keptForMs: KEPT_MS };
  return once(
    practice,
    keyed,
    () => changing(call, path),
    () => problem(400, 'DuplicateIdempotencyKey'),
  );
}

function shopThatSigned({ apiUrl }: Practice, asked: Asked): string | null {
  const header = /^(\S+) PublicKeyId=([^,]+), SignedHeaders=([^,]+), Signature=(\S+)$/;
  const [, algorithm = '', keyId = '', names = '', signature = ''] =
    header.exec(asked.headers['authorization'] ?? '') ?? [];
  const lines = names.split(';').map((name) => `${name}:${asked.headers[name] ?? ''}\n`);
  const path = `${new URL(apiUrl).pathname.replace(/\/$/, '')}${asked.path}`;
  const canonical = [asked.method, path, asked.query.toString(), lines.join(''), names, sha256(asked.body)].join('\n');
  return isSignedByPractice(canonical, algorithm, signature) ? shopOfCredential(keyId) : null;
}

/** Whether the demo shops' key signed this, with the salt of this algorithm. */
export function isSignedByPractice(text: string, algorithm: string, signature: string): boolean {
  const saltLength = SALTS[algorithm];
  if (saltLength === undefined) return false;
  const key = createPublicKey(PRACTICE_KEY);
  const signed = Buffer.from(`${algorithm}\n${sha256(text)}`);
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return verify('sha256', signed, { key, padding, saltLength }, Buffer.from(signature, 'base64'));
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The guest pressed the button: Amazon makes the session from what the shop has signed; null: it has not. */
export function openSession(practice: Practice, query: URLSearchParams): PracticePayment | null {
  const payload = query.get('payload') ?? '';
  const shop = shopOfCredential(query.get('keyid') ?? '');
  if (!shop || !isSignedByPractice(payload, query.get('algorithm') ?? '', query.get('signature') ?? '')) return null;
  const config = parsed(payload);
  const amount = centsFrom(textAt(config, 'paymentDetails', 'chargeAmount', 'amount'));
  return addPayment(practice, {
    id: lower(32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
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

function reading({ practice, shop }: AmazonCall, path: string): Answered {
  const [, kind = '', id = ''] =
    /^\/v2\/(checkoutSessions|chargePermissions|charges|refunds)\/([^/]+)$/.exec(path) ?? [];
  if (kind === 'checkoutSessions') {
    const payment = paymentOf(practice, shop, id);
    return payment ? json(200, sessionOf(practice, payment)) : problem(404, 'ResourceNotFound');
  }
  if (kind === 'chargePermissions') {
    const permitted = paymentOf(practice, shop, id);
    return permitted ? json(200, chargePermissionOf(permitted)) : problem(404, 'ResourceNotFound');
  }
  const paid = paymentOf(practice, shop, id.replace(/-[CR]\d+$/, ''));
  const refund = paid?.refunds.find((one) => one.id === id);
  if (kind === 'refunds') return paid && refund ? json(200, refundOf(paid, refund)) : problem(404, 'ResourceNotFound');
  return paid ? json(200, chargeOf(paid)) : problem(404, 'ResourceNotFound');
}

// The guest has chosen; the shop names its amount and sends him to the second page.
function update({ practice, shop, body }: AmazonCall, path: string): Answered {
  const [, id = ''] = /^\/v2\/checkoutSessions\/([^/]+)$/.exec(path) ?? [];
  const payment = paymentOf(practice, shop, id);
  if (!payment) return problem(404, 'ResourceNotFound');
  if (payment.state !== 'open' && payment.state !== 'approved') return problem(422, 'InvalidCheckoutSessionStatus');
  const amount = centsFrom(textAt(body, 'paymentDetails', 'chargeAmount', 'amount'));
  if (amount === null) return problem(400, 'InvalidParameterValue');
  payment.amount = amount;
  payment.ourId = textAt(body, 'merchantMetadata', 'merchantReferenceId') || payment.ourId;
  payment.returnUrl = textAt(body, 'webCheckoutDetails', 'checkoutResultReturnUrl') || payment.returnUrl;
  payment.state = 'approved';
  return json(200, sessionOf(practice, payment));
}

function changing(call: AmazonCall, path: string): Answered {
  if (path === '/v2/refunds') return refund(call);
  const [, id = ''] = /^\/v2\/checkoutSessions\/([^/]+)\/complete$/.exec(path) ?? [];
  const payment = paymentOf(call.practice, call.shop, id);
  return payment ? complete(call, payment) : problem(404, 'ResourceNotFound');
}

function complete({ practice, body }: AmazonCall, payment: PracticePayment): Answered {
  if (payment.state !== 'approved' || !payment.isConfirmed) return problem(422, 'InvalidCheckoutSessionStatus');
  if (centsFrom(textAt(body, 'chargeAmount', 'amount')) !== payment.amount) return problem(422, 'AmountMismatch');
  if (textAt(body, 'chargeAmount', 'currencyCode') !== payment.currency) return problem(422, 'CurrencyMismatch');
  const outcome = payment.nextCapture;
  payment.state = outcome === 'done' ? 'captured' : outcome === 'pending' ? 'processing' : 'failed';
  payment.captured = outcome === 'done' ? payment.amount : 0;
  notify(practice, payment);
  return payment.state === 'failed' ? problem(422, 'CheckoutSessionCanceled') : json(200, sessionOf(practice, payment));
}

function refund({ practice, shop, body, asked }: AmazonCall): Answered {
  const payment = paymentOf(practice, shop, textAt(body, 'chargeId').replace(/-C\d+$/, ''));
  if (!payment) return problem(404, 'ResourceNotFound');
  const amount = centsFrom(at(body, 'refundAmount', 'amount')) ?? 0;
  const id = `${payment.id}-R${payment.refunds.length + 1}`;
  const refunded = addRefund(payment, id, asked.headers['x-amz-pay-idempotency-key'] ?? '', amount);
  if (!refunded) return problem(422, 'TransactionAmountExceeded');
  notify(practice, payment);
  return json(201, refundOf(payment, refunded));
}

const problem = (status: number, reasonCode: string): Answered =>
  json(status, { reasonCode, message: 'Practice Amazon Pay says no.' });
