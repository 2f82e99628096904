import type { PaymentAccount } from '@tischlein/contract/office';
import { z } from 'zod';
import type {
  Captured,
  CaptureCall,
  Checked,
  LookResult,
  PaymentProvider,
  PaymentToPrepare,
  Prepared,
  ProviderConnection,
  RefundCall,
  Refunded,
} from '../provider.ts';
import { isPayPage, type Rejected, refusalOf, refused, type Reply, unknown, unseen } from './ask.ts';
import {
  moneyTaken,
  paypalOrder,
  type PaypalOrder,
  paypalRefund,
  type PaypalRefund,
  seenOrder,
} from './paypal-answers.ts';
import { orderRequest, paypalMoney } from './paypal-order.ts';
import { readPaypalWebhook } from './paypal-webhook.ts';
import { openPaypalWire, type PaypalWire } from './paypal-wire.ts';

export type PaypalAccount = Extract<PaymentAccount, { provider: 'paypal' }>;

interface Room {
  readonly account: PaypalAccount;
  readonly connection: ProviderConnection;
  readonly wire: PaypalWire;
}

/** PayPal by Orders v2, with redirect or PayPal's own button (payments.md §1). */
export function connectPaypal(account: PaypalAccount, connection: ProviderConnection): PaymentProvider {
  const room = { account, connection, wire: openPaypalWire(account, connection) };
  return {
    prepare: (payment) => prepare(room, payment),
    look: (reference) => look(room, reference),
    capture: (call) => capture(room, call),
    // Money moves by our capture only, and an order that nobody captures ends by itself.
    cancel: async () => ({ code: 'done' }),
    refund: (call) => refund(room, call),
    readWebhook: (message) => readPaypalWebhook(message, room),
    check: () => check(room),
  };
}

async function prepare({ account, connection, wire }: Room, payment: PaymentToPrepare): Promise<Prepared> {
  const body = orderRequest(payment, account);
  if (!body) return refused('means');
  const reply = await wire.post('/v2/checkout/orders', { key: payment.key, body }, paypalOrder);
  if (reply.code !== 'ok') return failure(reply);
  const { id, links = [] } = reply.value;
  if (payment.means === 'paypalButton') return { code: 'button', reference: id };
  const url = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  return url && isPayPage(url, connection) ? { code: 'redirect', reference: id, url } : unknown('noPayPage');
}

async function look(room: Room, reference: string): Promise<LookResult> {
  const reply = await readOrder(room, reference);
  return reply.code === 'ok' ? seenOrder(reply.value, room.account.merchantId) : unseen(reply);
}

const readOrder = ({ wire }: Room, reference: string): Promise<Reply<PaypalOrder>> =>
  wire.get(orderPath(reference), paypalOrder);

// Repeating it is safe beyond the six hours for which PayPal keeps keys: an order is captured once.
async function capture({ wire }: Room, { key, reference }: CaptureCall): Promise<Captured> {
  const request = { key, body: {}, isCapture: true };
  const reply = await wire.post(`${orderPath(reference)}/capture`, request, paypalOrder);
  if (reply.code === 'ok') return { code: 'done' };
  if (reply.code === 'unknown') return reply;
  const issue = issueOf(reply);
  if (issue === 'INSTRUMENT_DECLINED') return { code: 'instrumentDeclined' };
  return issue === 'ORDER_ALREADY_CAPTURED' ? { code: 'done' } : failure(reply);
}

async function refund(room: Room, { key, reference, amount, note }: RefundCall): Promise<Refunded> {
  const order = await readOrder(room, reference);
  if (order.code !== 'ok') return failure(order);
  const unit = order.value.purchase_units[0];
  // Beyond six hours PayPal would refund again under the same key.
  const made = unit.payments?.refunds?.find(({ custom_id }) => custom_id === key);
  if (made) return refundAnswer(made);
  const captured = unit.payments?.captures?.find(moneyTaken);
  if (!captured) return refused('notPaid');
  const body = { amount: paypalMoney(amount), custom_id: key, ...(note && { note_to_payer: note.slice(0, 255) }) };
  const path = `/v2/payments/captures/${encodeURIComponent(captured.id)}/refund`;
  const reply = await room.wire.post(path, { key, body }, paypalRefund);
  return reply.code === 'ok' ? refundAnswer(reply.value) : failure(reply);
}

function refundAnswer({ id, status }: PaypalRefund): Refunded {
  if (status === 'COMPLETED') return { code: 'done', refundReference: id };
  return status === 'PENDING' ? { code: 'pending', refundReference: id } : refused(status);
}

async function check({ account, wire }: Room): Promise<Checked> {
  const reply = await wire.signIn();
  if (reply.code !== 'ok') return failure(reply);
  return { code: 'works', isTest: account.mode !== 'live', means: ['paypalRedirect', 'paypalButton'] };
}

const orderPath = (reference: string): string => `/v2/checkout/orders/${encodeURIComponent(reference)}`;

const problem = z.looseObject({
  name: z.exactOptional(z.string()),
  details: z.exactOptional(z.array(z.looseObject({ issue: z.exactOptional(z.string()) }))),
});

function issueOf({ body }: Rejected): string | undefined {
  const { data } = problem.safeParse(body);
  return data?.details?.[0]?.issue ?? data?.name;
}

const failure = (reply: Exclude<Reply<unknown>, { code: 'ok' }>) =>
  reply.code === 'unknown' ? reply : refusalOf(reply, issueOf(reply));
