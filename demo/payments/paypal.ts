import { createPublicKey, verify } from 'node:crypto';
import { merchantIdOf, shopOfCredential, webhookIdOf } from './accounts.ts';
import { PRACTICE_KEY } from './keys.ts';
import { notify, paypalSigned } from './messages.ts';
import { amountProblem } from './paypal-amounts.ts';
import { orderOf, refundOf } from './paypal-objects.ts';
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
  letters,
  once,
  parsed,
  paymentOf,
  type Practice,
  type PracticePayment,
  textAt,
} from './practice.ts';

interface PaypalCall {
  readonly practice: Practice;
  readonly asked: Asked;
  readonly shop: string;
  readonly body: unknown;
}

const KEPT_MS = 6 * HOURS_MS;

/** PayPal's API as far as our adapter uses it: token, Orders v2, refunds, verification of messages. */
export function answerPaypal(practice: Practice, asked: Asked, path: string): Answered {
  if (path === '/v1/oauth2/token') return token(asked);
  const [, bearer = ''] = /^Bearer A-(.+)$/.exec(asked.headers['authorization'] ?? '') ?? [];
  const shop = shopOfCredential(bearer);
  if (!shop) return problem(401, 'INVALID_TOKEN');
  const body = asked.method === 'POST' ? parsed(asked.body) : undefined;
  const wrong = inspected(practice, { provider: 'paypal', method: asked.method, path, query: asked.query, body });
  if (wrong !== null) return problem(400, 'INVALID_REQUEST');
  if (isSilent(practice, shop, path)) return problem(503, 'SERVICE_UNAVAILABLE');
  const call: PaypalCall = { practice, asked, shop, body };
  if (asked.method === 'GET') return reading(call, path);
  if (path === '/v1/notifications/verify-webhook-signature') return verification(call);
  const key = asked.headers['paypal-request-id'];
  const keyed = { scope: `paypal ${shop} ${path}`, key, request: asked.body, keptForMs: KEPT_MS };
  return once(practice, keyed, () => changing(call, path));
}

const OUTAGE_MS = 60_000;

/** An outage begins with the capture that it swallows. */
function isSilent(practice: Practice, shop: string, path: string): boolean {
  const [, id = '', end] = /^\/v2\/checkout\/orders\/([^/]+)(\/capture)?$/.exec(path) ?? [];
  const payment = paymentOf(practice, shop, id);
  if (!payment) return false;
  if (end && payment.nextCapture === 'outage')
    Object.assign(payment, { nextCapture: 'done', silentUntil: practice.now() + OUTAGE_MS });
  return (payment.silentUntil ?? 0) > practice.now();
}

function token(asked: Asked): Answered {
  const basic = Buffer.from((asked.headers['authorization'] ?? '').replace(/^Basic /, ''), 'base64').toString('utf8');
  const [id = '', secret = ''] = basic.split(':');
  if (!shopOfCredential(id) || secret !== `secret_${id}`) return json(401, { error: 'invalid_client' });
  if (asked.body !== 'grant_type=client_credentials') return json(400, { error: 'unsupported_grant_type' });
  return json(200, { access_token: `A-${id}`, token_type: 'Bearer', expires_in: 32_400, scope: 'practice' });
}

function reading({ practice, shop }: PaypalCall, path: string): Answered {
  const [, id = ''] = /^\/v2\/checkout\/orders\/([^/]+)$/.exec(path) ?? [];
  const payment = paymentOf(practice, shop, id);
  return payment ? json(200, orderOf(practice, payment)) : problem(404, 'RESOURCE_NOT_FOUND');
}

function changing(call: PaypalCall, path: string): Answered {
  const { practice, shop } = call;
  if (path === '/v2/checkout/orders') return createOrder(call);
  const [, order = ''] = /^\/v2\/checkout\/orders\/([^/]+)\/capture$/.exec(path) ?? [];
  const toCapture = paymentOf(practice, shop, order);
  if (toCapture) return capture(practice, toCapture);
  const [, captureId = ''] = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(path) ?? [];
  const toRefund = paymentOf(practice, shop, captureId.replace(/^CAP-/, ''));
  return toRefund ? refund(call, toRefund) : problem(404, 'RESOURCE_NOT_FOUND');
}

function createOrder({ practice, shop, body }: PaypalCall): Answered {
  const unit = at(body, 'purchase_units', 0);
  const wrong = amountProblem(unit);
  if (wrong) return problem(422, wrong);
  if (textAt(unit, 'payee', 'merchant_id') !== merchantIdOf(shop)) return problem(422, 'PAYEE_ACCOUNT_INVALID');
  const context = at(body, 'payment_source', 'paypal', 'experience_context');
  const payment = addPayment(practice, {
    id: letters(17),
    provider: 'paypal',
    shop,
    type: 'paypal',
    ourId: textAt(unit, 'custom_id') || null,
    amount: centsFrom(textAt(unit, 'amount', 'value')) ?? 0,
    currency: textAt(unit, 'amount', 'currency_code'),
    description: textAt(unit, 'description'),
    returnUrl: textAt(context, 'return_url'),
    cancelUrl: textAt(context, 'cancel_url'),
  });
  return json(201, orderOf(practice, payment));
}

function capture(practice: Practice, payment: PracticePayment): Answered {
  if (payment.captured > 0 || payment.state === 'processing') return problem(422, 'ORDER_ALREADY_CAPTURED');
  if (payment.state !== 'approved') return problem(422, 'ORDER_NOT_APPROVED');
  const outcome = payment.nextCapture;
  payment.nextCapture = 'done';
  if (outcome === 'sourceDeclined') {
    payment.state = 'open';
    return problem(422, 'INSTRUMENT_DECLINED');
  }
  payment.state = outcome === 'done' ? 'captured' : outcome === 'pending' ? 'processing' : 'failed';
  payment.captured = outcome === 'done' ? payment.amount : 0;
  notify(practice, payment);
  return json(201, orderOf(practice, payment));
}

function refund({ practice, body }: PaypalCall, payment: PracticePayment): Answered {
  const amount = centsFrom(textAt(body, 'amount', 'value'));
  if (amount === null || textAt(body, 'amount', 'currency_code') !== payment.currency)
    return problem(422, 'CURRENCY_MISMATCH');
  const refunded = addRefund(payment, letters(17), textAt(body, 'custom_id'), amount);
  if (!refunded) return problem(422, 'REFUND_AMOUNT_EXCEEDED');
  notify(practice, payment);
  return json(201, refundOf(payment, refunded));
}

// Over the bytes as they were sent, as PayPal does it: what was written anew has another checksum.
function verification({ asked, shop, body }: PaypalCall): Answered {
  const start = asked.body.indexOf('"webhook_event":');
  const signed = paypalSigned({
    id: textAt(body, 'transmission_id'),
    time: textAt(body, 'transmission_time'),
    webhookId: textAt(body, 'webhook_id'),
    body: asked.body.slice(start + '"webhook_event":'.length, asked.body.lastIndexOf('}')),
  });
  const isGenuine =
    textAt(body, 'webhook_id') === webhookIdOf(shop) &&
    textAt(body, 'auth_algo') === 'SHA256withRSA' &&
    verify(
      'RSA-SHA256',
      Buffer.from(signed),
      createPublicKey(PRACTICE_KEY),
      Buffer.from(textAt(body, 'transmission_sig'), 'base64'),
    );
  return json(200, { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' });
}

const problem = (status: number, issue: string): Answered => {
  const name = status === 422 ? 'UNPROCESSABLE_ENTITY' : issue;
  return json(status, { name, message: 'Practice PayPal says no.', details: [{ issue, description: issue }] });
};
