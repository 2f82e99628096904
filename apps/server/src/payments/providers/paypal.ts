import type { AccountAt } from './account-at.ts';
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
import { isPayPage, type Rejected, toRefusal, refused, type Reply, unknown, toLookFailure } from './call-provider.ts';
import {
  isCaptured,
  paypalOrder,
  type PaypalOrder,
  paypalRefund,
  type PaypalRefund,
  toPaypalPayment,
} from './paypal-answers.ts';
import { buildOrderRequest, paypalMoney } from './paypal-order.ts';
import { readPaypalWebhook } from './paypal-webhook.ts';
import { openPaypalWire, type PaypalContext } from './paypal-wire.ts';

/** PayPal Orders v2, with redirect or PayPal's own button. */
export function connectPaypal(account: AccountAt<'paypal'>, connection: ProviderConnection): PaymentProvider {
  const context = { account, connection, wire: openPaypalWire(account, connection) };
  return {
    prepare: (payment) => prepare(context, payment),
    look: (reference) => look(context, reference),
    capture: (call) => capture(context, call),
    // Only our capture moves money, and an uncaptured order expires by itself.
    cancel: async () => ({ code: 'done' }),
    refund: (call) => refund(context, call),
    readWebhook: (message) => readPaypalWebhook(message, context),
    check: () => check(context),
  };
}

async function prepare({ account, connection, wire }: PaypalContext, payment: PaymentToPrepare): Promise<Prepared> {
  const body = buildOrderRequest(payment, account);
  if (!body) return refused('means');
  const reply = await wire.post('/v2/checkout/orders', { key: payment.key, body }, paypalOrder);
  if (reply.code !== 'ok') return toFailure(reply);
  const { id, links = [] } = reply.value;
  if (payment.means === 'paypalButton') return { code: 'button', reference: id };
  const url = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  return url && isPayPage(url, connection) ? { code: 'redirect', reference: id, url } : unknown('noPayPage');
}

async function look(context: PaypalContext, reference: string): Promise<LookResult> {
  const reply = await readOrder(context, reference);
  return reply.code === 'ok' ? toPaypalPayment(reply.value, context.account.merchantId) : toLookFailure(reply);
}

const readOrder = ({ wire }: PaypalContext, reference: string): Promise<Reply<PaypalOrder>> =>
  wire.get(orderPath(reference), paypalOrder);

// Safe to repeat even after PayPal has forgotten the key: an order is captured once.
async function capture({ wire }: PaypalContext, { key, reference }: CaptureCall): Promise<Captured> {
  const request = { key, body: {}, isCapture: true };
  const reply = await wire.post(`${orderPath(reference)}/capture`, request, paypalOrder);
  if (reply.code === 'ok') return { code: 'done' };
  if (reply.code === 'unknown') return reply;
  const issue = readIssue(reply);
  if (issue === 'INSTRUMENT_DECLINED') return { code: 'instrumentDeclined' };
  return issue === 'ORDER_ALREADY_CAPTURED' ? { code: 'done' } : toFailure(reply);
}

async function refund(context: PaypalContext, { key, reference, amount, note }: RefundCall): Promise<Refunded> {
  const order = await readOrder(context, reference);
  if (order.code !== 'ok') return toFailure(order);
  const unit = order.value.purchase_units[0];
  // After six hours PayPal has forgotten the key and would refund again.
  const made = unit.payments?.refunds?.find(({ custom_id }) => custom_id === key);
  if (made) return refundAnswer(made);
  const captured = unit.payments?.captures?.find(isCaptured);
  if (!captured) return refused('notPaid');
  const body = { amount: paypalMoney(amount), custom_id: key, ...(note && { note_to_payer: note.slice(0, 255) }) };
  const path = `/v2/payments/captures/${encodeURIComponent(captured.id)}/refund`;
  const reply = await context.wire.post(path, { key, body }, paypalRefund);
  return reply.code === 'ok' ? refundAnswer(reply.value) : toFailure(reply);
}

function refundAnswer({ id, status }: PaypalRefund): Refunded {
  if (status === 'COMPLETED') return { code: 'done', refundReference: id };
  return status === 'PENDING' ? { code: 'pending', refundReference: id } : refused(status);
}

async function check({ account, wire }: PaypalContext): Promise<Checked> {
  const reply = await wire.signIn();
  if (reply.code !== 'ok') return toFailure(reply);
  return { code: 'works', isTest: account.mode !== 'live', means: ['paypalRedirect', 'paypalButton'] };
}

const orderPath = (reference: string): string => `/v2/checkout/orders/${encodeURIComponent(reference)}`;

const problem = z.looseObject({
  name: z.exactOptional(z.string()),
  details: z.exactOptional(z.array(z.looseObject({ issue: z.exactOptional(z.string()) }))),
});

function readIssue({ body }: Rejected): string | undefined {
  const { data } = problem.safeParse(body);
  return data?.details?.[0]?.issue ?? data?.name;
}

const toFailure = (reply: Exclude<Reply<unknown>, { code: 'ok' }>) =>
  reply.code === 'unknown' ? reply : toRefusal(reply, readIssue(reply));
