import { findShopByCredential } from './accounts.ts';
import { notify } from './messages.ts';
import {
  addPayment,
  addRefund,
  type PracticeResponse,
  type PracticeRequest,
  parseCents,
  evictOldest,
  inspectCall,
  jsonResponse,
  randomLowerCase,
  parseJson,
  findPayment,
  type Practice,
  type PracticePayment,
  textAt,
} from './practice.ts';
import { toCancellation, toTransaction, toPaymentResource } from './unzer-objects.ts';

interface UnzerCall {
  readonly practice: Practice;
  readonly shop: string;
  readonly body: unknown;
}

const TYPES = { paypal: 'ppl', 'openbanking-pis': 'obp', klarna: 'kla' } as const;
const isType = (type: string): type is keyof typeof TYPES => Object.hasOwn(TYPES, type);

/** The part of Unzer's API that our adapter uses. It has no idempotency keys; an order id is accepted once. */
export function handleUnzer(practice: Practice, request: PracticeRequest, path: string): PracticeResponse {
  const basic = Buffer.from((request.headers['authorization'] ?? '').replace(/^Basic /, ''), 'base64').toString('utf8');
  const shop = basic.startsWith('s-priv-') && basic.endsWith(':') ? findShopByCredential(basic.slice(0, -1)) : null;
  if (!shop) return errorResponse(401, 'API.710.000.002');
  const body = request.method === 'POST' ? parseJson(request.body) : undefined;
  const violation = inspectCall(practice, {
    provider: 'unzer',
    method: request.method,
    path,
    query: request.query,
    body,
  });
  if (violation !== null) return errorResponse(400, 'API.500.300.999');
  const call: UnzerCall = { practice, shop, body };
  return request.method === 'GET' ? handleGet(call, path) : handleChange(call, path);
}

function handleGet({ practice, shop }: UnzerCall, path: string): PracticeResponse {
  if (path === '/v1/keypair')
    return jsonResponse(200, { publicKey: `s-pub-practice_${shop}`, availablePaymentTypes: Object.keys(TYPES) });
  const [, id = '', rest = ''] = /^\/v1\/payments\/([^/]+)(\/.+)?$/.exec(path) ?? [];
  const payment = findPayment(practice, shop, id) ?? findByOrderId(practice, shop, id);
  if (!payment) return errorResponse(404, 'API.310.100.003');
  if (rest === '') return jsonResponse(200, toPaymentResource(practice, payment));
  if (rest === '/authorize' || /^\/charges\/s-chg-1$/.test(rest))
    return jsonResponse(200, toTransaction(practice, payment));
  const [, number = ''] = /^\/charges\/s-chg-1\/cancels\/s-cnl-(\d+)$/.exec(rest) ?? [];
  const refund = payment.refunds[Number(number) - 1];
  return refund ? jsonResponse(200, toCancellation(refund)) : errorResponse(404, 'API.310.100.003');
}

const findByOrderId = (practice: Practice, shop: string, orderId: string): PracticePayment | null =>
  practice.payments.values().find((one) => one.provider === 'unzer' && one.shop === shop && one.ourId === orderId) ??
  null;

function handleChange(call: UnzerCall, path: string): PracticeResponse {
  const { practice, shop } = call;
  const [, type = ''] = /^\/v1\/types\/([a-z-]+)$/.exec(path) ?? [];
  if (isType(type)) return storePart(practice, `s-${TYPES[type]}-${randomLowerCase(12)}`, type);
  if (path === '/v1/customers') return storePart(practice, `s-cst-${randomLowerCase(12)}`, call.body);
  if (path === '/v2/baskets') return storePart(practice, `s-bsk-${randomLowerCase(12)}`, call.body);
  if (path === '/v1/payments/charges' || path === '/v1/payments/authorize') return createPayment(call, path);
  const [, id = '', rest = ''] = /^\/v1\/payments\/(s-pay-\d+)(\/.+)$/.exec(path) ?? [];
  const payment = findPayment(practice, shop, id);
  if (!payment) return errorResponse(404, 'API.310.100.003');
  if (rest === '/charges') return capturePayment(practice, payment);
  if (rest === '/authorize/cancels') return cancelAuthorization(practice, payment);
  return rest === '/charges/s-chg-1/cancels' ? createRefund(call, payment) : errorResponse(404, 'API.310.100.003');
}

function storePart({ parts }: Practice, id: string, value: unknown): PracticeResponse {
  parts.set(id, value);
  evictOldest(parts);
  return jsonResponse(201, { id });
}

function createPayment({ practice, shop, body }: UnzerCall, path: string): PracticeResponse {
  const type = practice.parts.get(textAt(body, 'resources', 'typeId'));
  const amount = parseCents(textAt(body, 'amount'));
  const orderId = textAt(body, 'orderId');
  if (typeof type !== 'string' || amount === null) return errorResponse(400, 'API.500.300.999');
  if ((type === 'klarna') !== (path === '/v1/payments/authorize')) return errorResponse(400, 'API.330.000.004');
  if (type === 'klarna' && !practice.parts.has(textAt(body, 'resources', 'customerId')))
    return errorResponse(400, 'API.320.100.008');
  if (findByOrderId(practice, shop, orderId)) return errorResponse(400, 'API.320.200.138');
  const payment = addPayment(practice, {
    id: `s-pay-${practice.payments.size + 1}${Math.floor(practice.now() / 1000) % 1_000_000}`,
    provider: 'unzer',
    shop,
    type,
    ourId: orderId,
    amount,
    currency: textAt(body, 'currency'),
    description: textAt(body, 'paymentReference'),
    returnUrl: textAt(body, 'returnUrl'),
    cancelUrl: textAt(body, 'returnUrl'),
  });
  return jsonResponse(201, toTransaction(practice, payment));
}

function capturePayment(practice: Practice, payment: PracticePayment): PracticeResponse {
  if (payment.type !== 'klarna' || payment.state !== 'approved') return errorResponse(400, 'API.330.000.004');
  const isPaid = payment.nextCapture === 'done';
  payment.state = isPaid ? 'captured' : 'failed';
  payment.captured = isPaid ? payment.amount : 0;
  notify(practice, payment);
  return jsonResponse(201, toTransaction(practice, payment));
}

function cancelAuthorization(practice: Practice, payment: PracticePayment): PracticeResponse {
  if (payment.state !== 'approved') return errorResponse(400, 'API.340.000.004');
  payment.state = 'cancelled';
  notify(practice, payment);
  return jsonResponse(201, { id: 's-cnl-1', isSuccess: true, isPending: false, isError: false });
}

function createRefund({ practice, body }: UnzerCall, payment: PracticePayment): PracticeResponse {
  const id = `s-cnl-${payment.refunds.length + 1}`;
  const refunded = addRefund(payment, id, textAt(body, 'paymentReference'), parseCents(textAt(body, 'amount')) ?? 0);
  if (!refunded) return errorResponse(400, 'API.340.000.004');
  notify(practice, payment);
  return jsonResponse(201, toCancellation(refunded));
}

const errorResponse = (status: number, code: string): PracticeResponse =>
  jsonResponse(status, {
    url: 'https://api.unzer.com/v1',
    errors: [{ code, merchantMessage: 'Practice Unzer says no.', customerMessage: 'Das hat nicht geklappt.' }],
  });
