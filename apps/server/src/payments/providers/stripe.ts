import type { AccountAt } from './account-at.ts';
import { z } from 'zod';
import type {
  Checked,
  Done,
  KeyedCall,
  LookResult,
  PaymentMeans,
  PaymentProvider,
  PaymentToPrepare,
  Prepared,
  ProviderConnection,
  ProviderRequest,
  RefundCall,
  Refunded,
  Refused,
  Unknown,
  WebhookReading,
} from '../provider.ts';
import {
  callProvider,
  isPayPage,
  type Rejected,
  toRefusal,
  refused,
  type Reply,
  unknown,
  toLookFailure,
} from './call-provider.ts';
import {
  stripeRefund,
  stripeRefundList,
  stripeSession,
  type StripeSession,
  toStripePayment,
} from './stripe-answers.ts';
import { buildSessionForm, type Form } from './stripe-session.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

interface StripeContext {
  readonly account: AccountAt<'stripe'>;
  readonly connection: ProviderConnection;
}

const API_VERSION = '2026-07-29.dahlia';

/** Stripe's hosted page: Checkout Sessions with card and wallets, Klarna, Alipay. */
export function connectStripe(account: AccountAt<'stripe'>, connection: ProviderConnection): PaymentProvider {
  const context = { account, connection };
  return {
    prepare: (payment) => prepare(context, payment),
    look: (reference) => look(context, reference),
    // A session captures by itself as soon as the guest has paid.
    capture: async () => ({ code: 'done' }),
    cancel: (call) => cancel(context, call),
    refund: (call) => refund(context, call),
    readWebhook: async (message) => {
      const reading = readStripeWebhook(message, account, connection.now());
      return reading.code === 'dispute' ? readDispute(context, reading) : reading;
    },
    check: () => check(context),
  };
}

async function prepare(context: StripeContext, payment: PaymentToPrepare): Promise<Prepared> {
  const form = buildSessionForm(payment);
  if (!form) return refused('means');
  const reply = await callProvider(
    context.connection,
    buildPost(context, '/v1/checkout/sessions', { key: payment.key, form }),
    stripeSession,
  );
  if (reply.code !== 'ok') return toFailure(reply);
  const { id, url } = reply.value;
  if (!url || !isPayPage(url, context.connection)) return unknown('noPayPage');
  return { code: 'redirect', reference: id, url, sessionId: id };
}

async function look(context: StripeContext, reference: string): Promise<LookResult> {
  const reply = await readSession(context, reference);
  return reply.code === 'ok' ? toStripePayment(reply.value) : toLookFailure(reply);
}

const readSession = (context: StripeContext, reference: string): Promise<Reply<StripeSession>> =>
  callProvider(
    context.connection,
    buildGet(context, `/v1/checkout/sessions/${encodeURIComponent(reference)}?expand[0]=payment_intent.latest_charge`),
    stripeSession,
  );

// Only an open session can be expired; any other can no longer be paid.
async function cancel(context: StripeContext, { key, reference }: KeyedCall): Promise<Done> {
  const path = `/v1/checkout/sessions/${encodeURIComponent(reference)}/expire`;
  const reply = await callProvider(context.connection, buildPost(context, path, { key, form: {} }), stripeSession);
  if (reply.code === 'unknown') return reply;
  if (reply.code === 'ok') return { code: 'done' };
  const session = await readSession(context, reference);
  if (session.code === 'ok') return session.value.status === 'open' ? toFailure(reply) : { code: 'done' };
  return session.code === 'rejected' && session.status === 404 ? { code: 'done' } : unknown('lookFailed');
}

const intentOfDispute = z.looseObject({ metadata: z.record(z.string(), z.string()).nullish() });

async function readDispute(
  context: StripeContext,
  { eventId, intent }: { readonly eventId: string; readonly intent: string },
): Promise<WebhookReading> {
  const reply = await callProvider(
    context.connection,
    buildGet(context, `/v1/payment_intents/${encodeURIComponent(intent)}`),
    intentOfDispute,
  );
  if (reply.code === 'unknown') return reply;
  if (reply.code === 'rejected')
    return reply.status === 404 ? { code: 'irrelevant', eventId } : unknown(`status${reply.status}`);
  const ourId = reply.value.metadata?.['payment'];
  return ourId
    ? { code: 'genuine', eventId, reference: null, ourId, isDispute: true }
    : { code: 'irrelevant', eventId };
}

async function refund(context: StripeContext, { key, reference, amount }: RefundCall): Promise<Refunded> {
  const session = await readSession(context, reference);
  if (session.code !== 'ok') return toFailure(session);
  const intent = session.value.payment_intent;
  if (!intent) return refused('notPaid');
  const intentId = typeof intent === 'string' ? intent : intent.id;
  const made = await findEarlierRefund(context, intentId, key);
  if (made.code !== 'none') return made;
  const form = { payment_intent: intentId, amount: String(amount), 'metadata[key]': key };
  return refundAnswer(
    await callProvider(context.connection, buildPost(context, '/v1/refunds', { key, form }), stripeRefund),
  );
}

// Stripe forgets keys after a day, and repeats the first answer for a key even if the refund has changed since.
async function findEarlierRefund(
  context: StripeContext,
  intentId: string,
  key: string,
): Promise<Refunded | { readonly code: 'none' }> {
  const path = `/v1/refunds?payment_intent=${encodeURIComponent(intentId)}&limit=100`;
  const reply = await callProvider(context.connection, buildGet(context, path), stripeRefundList);
  if (reply.code !== 'ok') return toFailure(reply);
  const earlier = reply.value.data.find(({ metadata }) => metadata?.['key'] === key);
  return earlier ? refundAnswer({ code: 'ok', status: 200, value: earlier }) : { code: 'none' };
}

function refundAnswer(reply: Reply<z.output<typeof stripeRefund>>): Refunded {
  if (reply.code !== 'ok') return toFailure(reply);
  const { id, status } = reply.value;
  if (status === 'succeeded') return { code: 'done', refundReference: id };
  return status === 'failed' || status === 'canceled' ? refused(status) : { code: 'pending', refundReference: id };
}

const CAPABILITIES = { card_payments: 'card', klarna_payments: 'klarna', alipay_payments: 'alipay' } as const;
const stripeAccount = z.looseObject({ id: z.string(), capabilities: z.record(z.string(), z.string()) });

async function check(context: StripeContext): Promise<Checked> {
  const reply = await callProvider(context.connection, buildGet(context, '/v1/account'), stripeAccount);
  if (reply.code !== 'ok') return toFailure(reply);
  const { capabilities } = reply.value;
  const means = Object.entries(CAPABILITIES).flatMap(([name, mean]): PaymentMeans[] =>
    capabilities[name] === 'active' ? [mean] : [],
  );
  return { code: 'works', isTest: /^[sr]k_test_/.test(context.account.secretKey), means };
}

const problem = z.looseObject({ error: z.looseObject({ code: z.exactOptional(z.string()), type: z.string() }) });

function toFailure(reply: Rejected | Unknown): Refused | Unknown {
  if (reply.code === 'unknown') return reply;
  const error = problem.safeParse(reply.body).data?.error;
  return toRefusal(reply, error?.code ?? error?.type);
}

function buildGet({ account, connection }: StripeContext, path: string): ProviderRequest {
  return { method: 'GET', url: `${connection.apiUrl}${path}`, headers: buildHeaders(account) };
}

function buildPost(
  { account, connection }: StripeContext,
  path: string,
  { key, form }: { readonly key: string; readonly form: Form },
): ProviderRequest {
  return {
    method: 'POST',
    url: `${connection.apiUrl}${path}`,
    headers: {
      ...buildHeaders(account),
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': key,
    },
    body: new URLSearchParams(form).toString(),
  };
}

const buildHeaders = ({ secretKey }: AccountAt<'stripe'>): Record<string, string> => ({
  authorization: `Bearer ${secretKey}`,
  'stripe-version': API_VERSION,
  accept: 'application/json',
});
