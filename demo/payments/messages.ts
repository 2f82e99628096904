import { createHmac, createSign, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { toMerchantId, toWebhookId, toWebhookSecret } from './accounts.ts';
import { PRACTICE_KEY } from './keys.ts';
import {
  formatDecimal,
  randomLowerCase,
  type Practice,
  type PracticeMessage,
  type PracticePayment,
  sumRefunds,
} from './practice.ts';
import { toIntentId, toSession } from './stripe-objects.ts';

/** Sends the shop a message about the payment's current state, in its provider's format and with its signature. */
export function notify(practice: Practice, payment: PracticePayment): void {
  const message = buildMessage(practice, payment);
  if (message) practice.send(message);
}

/** The provider's message about the current state, or null if it sends none. */
function buildMessage(practice: Practice, payment: PracticePayment): PracticeMessage | null {
  switch (payment.provider) {
    case 'stripe':
      return buildStripeMessage(practice, payment);
    case 'paypal':
      return buildPaypalMessage(practice, payment);
    case 'amazonPay':
      return buildAmazonMessage(practice, payment);
    case 'unzer':
      return buildUnzerMessage(payment);
  }
}

const STRIPE_EVENTS: Readonly<Record<string, string>> = {
  captured: 'checkout.session.completed',
  processing: 'checkout.session.completed',
  failed: 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
};

function buildStripeMessage(practice: Practice, payment: PracticePayment): PracticeMessage | null {
  const type = payment.isDisputed
    ? 'charge.dispute.created'
    : sumRefunds(payment) > 0
      ? 'charge.refunded'
      : STRIPE_EVENTS[payment.state];
  if (!type) return null;
  const seconds = Math.floor(practice.now() / 1000);
  const object = toStripeObject(practice, payment, type);
  const body = JSON.stringify({
    id: `evt_${randomLowerCase(24)}`,
    object: 'event',
    api_version: '2026-07-29.dahlia',
    created: seconds,
    livemode: false,
    type,
    data: { object },
  });
  const headers = { 'stripe-signature': signStripe(toWebhookSecret(payment.shop), body, seconds) };
  return { provider: 'stripe', shop: payment.shop, headers: { 'content-type': 'application/json', ...headers }, body };
}

function toStripeObject(practice: Practice, payment: PracticePayment, type: string): object {
  if (type === 'charge.dispute.created')
    return { object: 'dispute', id: `du_${randomLowerCase(24)}`, payment_intent: toIntentId(payment), metadata: {} };
  if (type !== 'charge.refunded') return toSession(practice, payment, false);
  return { object: 'charge', id: `ch_${randomLowerCase(24)}`, metadata: { payment: payment.ourId ?? '' } };
}

/** The Stripe-Signature header for these bytes at this second. */
export const signStripe = (secret: string, body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

const PAYPAL_EVENTS: Readonly<Record<string, string>> = {
  approved: 'CHECKOUT.ORDER.APPROVED',
  captured: 'PAYMENT.CAPTURE.COMPLETED',
  processing: 'PAYMENT.CAPTURE.PENDING',
  failed: 'PAYMENT.CAPTURE.DENIED',
};

function buildPaypalMessage(practice: Practice, payment: PracticePayment): PracticeMessage | null {
  const type = payment.isDisputed
    ? 'CUSTOMER.DISPUTE.CREATED'
    : sumRefunds(payment) > 0
      ? 'PAYMENT.CAPTURE.REFUNDED'
      : PAYPAL_EVENTS[payment.state];
  if (!type) return null;
  const at = new Date(practice.now()).toISOString();
  const related = { supplementary_data: { related_ids: { order_id: payment.id } } };
  const order = { id: payment.id, status: 'APPROVED', purchase_units: [{ custom_id: payment.ourId ?? '' }] };
  const dispute = {
    dispute_id: `PP-D-${randomLowerCase(5)}`,
    disputed_transactions: [{ custom: payment.ourId ?? '' }],
  };
  const capture = { id: randomLowerCase(17).toUpperCase(), custom_id: payment.ourId ?? '', ...related };
  const body = JSON.stringify({
    id: `WH-${randomLowerCase(17).toUpperCase()}`,
    event_version: '1.0',
    create_time: at,
    resource_type: payment.state === 'approved' ? 'checkout-order' : 'capture',
    event_type: type,
    summary: `Practice message about ${formatDecimal(payment.amount)} EUR`,
    resource: payment.isDisputed ? dispute : payment.state === 'approved' ? order : capture,
  });
  const headers = {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${practice.apiUrl}/paypal/v1/notifications/certs/practice`,
    'paypal-transmission-id': randomUUID(),
    'paypal-transmission-time': at,
  };
  const sig = signPaypal({
    id: headers['paypal-transmission-id'],
    time: at,
    webhookId: toWebhookId(payment.shop),
    body,
  });
  return { provider: 'paypal', shop: payment.shop, headers: { ...headers, 'paypal-transmission-sig': sig }, body };
}

/** The text PayPal signs: id, time, webhook and the checksum of the bytes. */
export const toPaypalSignedText = (of: {
  readonly id: string;
  readonly time: string;
  readonly webhookId: string;
  readonly body: string;
}): string => `${of.id}|${of.time}|${of.webhookId}|${crc32(of.body)}`;

const signPaypal = (of: Parameters<typeof toPaypalSignedText>[0]): string =>
  createSign('RSA-SHA256').update(toPaypalSignedText(of)).sign(PRACTICE_KEY, 'base64');

function buildAmazonMessage(practice: Practice, payment: PracticePayment): PracticeMessage | null {
  if (payment.captured === 0 && payment.state !== 'failed') return null;
  const content = {
    MerchantID: toMerchantId(payment.shop),
    ObjectType: payment.isDisputed ? 'CHARGEBACK' : 'CHARGE',
    ObjectId: `${payment.id}-${payment.isDisputed ? 'B000000' : 'C1'}`,
    ChargePermissionId: payment.id,
    NotificationType: 'STATE_CHANGE',
    NotificationId: randomUUID(),
    NotificationVersion: 'V2',
  };
  const signed = {
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: 'arn:aws:sns:eu-west-1:000000000000:practice',
    Message: JSON.stringify(content),
    Timestamp: new Date(practice.now()).toISOString(),
  };
  const body = JSON.stringify({
    ...signed,
    SignatureVersion: '2',
    Signature: signSns(signed, 'RSA-SHA256'),
    SigningCertURL: `${practice.apiUrl}/certificates/SimpleNotificationService-practice.pem`,
  });
  return { provider: 'amazonPay', shop: payment.shop, headers: { 'content-type': 'text/plain; charset=UTF-8' }, body };
}

/** Amazon's message service signs its fields sorted by name, name and value each on a line. */
export function signSns(fields: Readonly<Record<string, string>>, hash: 'RSA-SHA1' | 'RSA-SHA256'): string {
  const text = ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type'].map((name) => `${name}\n${fields[name]}\n`);
  return createSign(hash).update(text.join('')).sign(PRACTICE_KEY, 'base64');
}

const UNZER_EVENTS: Readonly<Record<string, string>> = {
  approved: 'authorize.succeeded',
  promised: 'payment.completed',
  captured: 'charge.succeeded',
  failed: 'charge.failed',
  cancelled: 'payment.canceled',
};

function buildUnzerMessage(payment: PracticePayment): PracticeMessage | null {
  const after = payment.isDisputed ? 'payment.chargeback' : 'charge.canceled';
  const event = payment.isDisputed || sumRefunds(payment) > 0 ? after : UNZER_EVENTS[payment.state];
  if (!event) return null;
  const body = JSON.stringify({
    event,
    publicKey: `s-pub-practice_${payment.shop}`,
    retrieveUrl: `https://api.unzer.com/v1/payments/${payment.id}`,
    paymentId: payment.id,
  });
  return { provider: 'unzer', shop: payment.shop, headers: { 'content-type': 'application/json' }, body };
}
