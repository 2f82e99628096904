import { shopOfCredential } from './accounts.ts';
import { notify } from './messages.ts';
import {
  addPayment,
  addRefund,
  type Answered,
  type Asked,
  centsFrom,
  forgetOldest,
  inspected,
  json,
  lower,
  parsed,
  paymentOf,
  type Practice,
  type PracticePayment,
  textAt,
} from './practice.ts';
import { cancelOf, madeOf, paymentAnswer } from './unzer-objects.ts';

interface UnzerCall {
  readonly practice: Practice;
  readonly shop: string;
  readonly body: unknown;
}

const TYPES = { paypal: 'ppl', 'openbanking-pis': 'obp', klarna: 'kla' } as const;
const isType = (type: string): type is keyof typeof TYPES => Object.hasOwn(TYPES, type);

/** Unzer's API as far as our adapter uses it. It keeps no keys; an order id is taken once. */
export function answerUnzer(practice: Practice, asked: Asked, path: string): Answered {
  const basic = Buffer.from((asked.headers['authorization'] ?? '').replace(/^Basic /, ''), 'base64').toString('utf8');
  const shop = basic.startsWith('s-priv-') && basic.endsWith(':') ? shopOfCredential(basic.slice(0, -1)) : null;
  if (!shop) return problem(401, 'API.710.000.002');
  const body = asked.method === 'POST' ? parsed(asked.body) : undefined;
  const wrong = inspected(practice, { provider: 'unzer', method: asked.method, path, query: asked.query, body });
  if (wrong !== null) return problem(400, 'API.500.300.999');
  const call: UnzerCall = { practice, shop, body };
  return asked.method === 'GET' ? reading(call, path) : changing(call, path);
}

function reading({ practice, shop }: UnzerCall, path: string): Answered {
  if (path === '/v1/keypair')
    return json(200, { publicKey: `s-pub-practice_${shop}`, availablePaymentTypes: Object.keys(TYPES) });
  const [, id = '', rest = ''] = /^\/v1\/payments\/([^/]+)(\/.+)?$/.exec(path) ?? [];
  const payment = paymentOf(practice, shop, id) ?? byOrderId(practice, shop, id);
  if (!payment) return problem(404, 'API.310.100.003');
  if (rest === '') return json(200, paymentAnswer(practice, payment));
  if (rest === '/authorize' || /^\/charges\/s-chg-1$/.test(rest)) return json(200, madeOf(practice, payment));
  const [, number = ''] = /^\/charges\/s-chg-1\/cancels\/s-cnl-(\d+)$/.exec(rest) ?? [];
  const refund = payment.refunds[Number(number) - 1];
  return refund ? json(200, cancelOf(refund)) : problem(404, 'API.310.100.003');
}

const byOrderId = (practice: Practice, shop: string, orderId: string): PracticePayment | null =>
  practice.payments.values().find((one) => one.provider === 'unzer' && one.shop === shop && one.ourId === orderId) ??
  null;

function changing(call: UnzerCall, path: string): Answered {
  const { practice, shop } = call;
  const [, type = ''] = /^\/v1\/types\/([a-z-]+)$/.exec(path) ?? [];
  if (isType(type)) return part(practice, `s-${TYPES[type]}-${lower(12)}`, type);
  if (path === '/v1/customers') return part(practice, `s-cst-${lower(12)}`, call.body);
  if (path === '/v2/baskets') return part(practice, `s-bsk-${lower(12)}`, call.body);
  if (path === '/v1/payments/charges' || path === '/v1/payments/authorize') return begin(call, path);
  const [, id = '', rest = ''] = /^\/v1\/payments\/(s-pay-\d+)(\/.+)$/.exec(path) ?? [];
  const payment = paymentOf(practice, shop, id);
  if (!payment) return problem(404, 'API.310.100.003');
  if (rest === '/charges') return charge(practice, payment);
  if (rest === '/authorize/cancels') return cancelAuthorization(practice, payment);
  return rest === '/charges/s-chg-1/cancels' ? refund(call, payment) : problem(404, 'API.310.100.003');
}

function part({ parts }: Practice, id: string, value: unknown): Answered {
  parts.set(id, value);
  forgetOldest(parts);
  return json(201, { id });
}

function begin({ practice, shop, body }: UnzerCall, path: string): Answered {
  const type = practice.parts.get(textAt(body, 'resources', 'typeId'));
  const amount = centsFrom(textAt(body, 'amount'));
  const orderId = textAt(body, 'orderId');
  if (typeof type !== 'string' || amount === null) return problem(400, 'API.500.300.999');
  if ((type === 'klarna') !== (path === '/v1/payments/authorize')) return problem(400, 'API.330.000.004');
  if (type === 'klarna' && !practice.parts.has(textAt(body, 'resources', 'customerId')))
    return problem(400, 'API.320.100.008');
  if (byOrderId(practice, shop, orderId)) return problem(400, 'API.320.200.138');
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
  return json(201, madeOf(practice, payment));
}

function charge(practice: Practice, payment: PracticePayment): Answered {
  if (payment.type !== 'klarna' || payment.state !== 'approved') return problem(400, 'API.330.000.004');
  const isTaken = payment.nextCapture === 'done';
  payment.state = isTaken ? 'captured' : 'failed';
  payment.captured = isTaken ? payment.amount : 0;
  notify(practice, payment);
  return json(201, madeOf(practice, payment));
}

function cancelAuthorization(practice: Practice, payment: PracticePayment): Answered {
  if (payment.state !== 'approved') return problem(400, 'API.340.000.004');
  payment.state = 'cancelled';
  notify(practice, payment);
  return json(201, { id: 's-cnl-1', isSuccess: true, isPending: false, isError: false });
}

function refund({ practice, body }: UnzerCall, payment: PracticePayment): Answered {
  const id = `s-cnl-${payment.refunds.length + 1}`;
  const refunded = addRefund(payment, id, textAt(body, 'paymentReference'), centsFrom(textAt(body, 'amount')) ?? 0);
  if (!refunded) return problem(400, 'API.340.000.004');
  notify(practice, payment);
  return json(201, cancelOf(refunded));
}

const problem = (status: number, code: string): Answered =>
  json(status, {
    url: 'https://api.unzer.com/v1',
    errors: [{ code, merchantMessage: 'Practice Unzer says no.', customerMessage: 'Das hat nicht geklappt.' }],
  });
