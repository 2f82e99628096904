import type { PaymentAccount } from '@tischlein/contract/office';
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
  WebhookReading,
} from '../provider.ts';
import { ask, isPayPage, type Rejected, refusalOf, refused, type Reply, unknown, unseen } from './ask.ts';
import { stripeRefund, stripeRefundList, stripeSession, type StripeSession, seenSession } from './stripe-answers.ts';
import { sessionForm } from './stripe-session.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

export type StripeAccount = Extract<PaymentAccount, { provider: 'stripe' }>;

/** Keys of the form, and what they are set to. */
export type Form = Readonly<Record<string, string>>;

interface Room {
  readonly account: StripeAccount;
  readonly connection: ProviderConnection;
}

const API_VERSION = '2026-07-29.dahlia';

/** Stripe by its hosted page: Checkout Sessions with card and wallets, Klarna, Alipay (payments.md §1). */
export function connectStripe(account: StripeAccount, connection: ProviderConnection): PaymentProvider {
  const room = { account, connection };
  return {
    prepare: (payment) => prepare(room, payment),
    look: (reference) => look(room, reference),
    // A session takes the money itself as soon as the guest has paid.
    capture: async () => ({ code: 'done' }),
    cancel: (call) => cancel(room, call),
    refund: (call) => refund(room, call),
    readWebhook: async (message) => {
      const reading = readStripeWebhook(message, account, connection.now());
      return reading.code === 'dispute' ? disputeOf(room, reading) : reading;
    },
    check: () => check(room),
  };
}

async function prepare(room: Room, payment: PaymentToPrepare): Promise<Prepared> {
  const form = sessionForm(payment);
  if (!form) return refused('means');
  const reply = await ask(
    room.connection,
    post(room, '/v1/checkout/sessions', { key: payment.key, form }),
    stripeSession,
  );
  if (reply.code === 'rejected') return rejection(reply);
  if (reply.code === 'unknown') return reply;
  const { id, url } = reply.value;
  if (!url || !isPayPage(url, room.connection)) return unknown('noPayPage');
  return { code: 'redirect', reference: id, url, sessionId: id };
}

async function look(room: Room, reference: string): Promise<LookResult> {
  const reply = await readSession(room, reference);
  return reply.code === 'ok' ? seenSession(reply.value) : unseen(reply);
}

const readSession = (room: Room, reference: string): Promise<Reply<StripeSession>> =>
  ask(
    room.connection,
    get(room, `/v1/checkout/sessions/${encodeURIComponent(reference)}?expand[0]=payment_intent.latest_charge`),
    stripeSession,
  );

// Only an open session can be expired; any other can no longer be paid.
async function cancel(room: Room, { key, reference }: KeyedCall): Promise<Done> {
  const path = `/v1/checkout/sessions/${encodeURIComponent(reference)}/expire`;
  const reply = await ask(room.connection, post(room, path, { key, form: {} }), stripeSession);
  if (reply.code === 'unknown') return reply;
  if (reply.code === 'ok') return { code: 'done' };
  const session = await readSession(room, reference);
  if (session.code === 'ok') return session.value.status === 'open' ? rejection(reply) : { code: 'done' };
  return session.code === 'rejected' && session.status === 404 ? { code: 'done' } : unknown('lookFailed');
}

const intentOfDispute = z.looseObject({ metadata: z.record(z.string(), z.string()).nullish() });

async function disputeOf(
  room: Room,
  { eventId, intent }: { readonly eventId: string; readonly intent: string },
): Promise<WebhookReading> {
  const reply = await ask(
    room.connection,
    get(room, `/v1/payment_intents/${encodeURIComponent(intent)}`),
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

async function refund(room: Room, { key, reference, amount }: RefundCall): Promise<Refunded> {
  const session = await readSession(room, reference);
  if (session.code === 'rejected') return rejection(session);
  if (session.code === 'unknown') return session;
  const intent = session.value.payment_intent;
  if (!intent) return refused('notPaid');
  const intentId = typeof intent === 'string' ? intent : intent.id;
  const made = await refundMadeBefore(room, intentId, key);
  if (made.code !== 'none') return made;
  const form = { payment_intent: intentId, amount: String(amount), 'metadata[key]': key };
  return refundAnswer(await ask(room.connection, post(room, '/v1/refunds', { key, form }), stripeRefund));
}

// Stripe forgets keys after a day; what it answered for a key never changes, what became of the refund does.
async function refundMadeBefore(
  room: Room,
  intentId: string,
  key: string,
): Promise<Refunded | { readonly code: 'none' }> {
  const path = `/v1/refunds?payment_intent=${encodeURIComponent(intentId)}&limit=100`;
  const reply = await ask(room.connection, get(room, path), stripeRefundList);
  if (reply.code !== 'ok') return reply.code === 'rejected' ? rejection(reply) : reply;
  const found = reply.value.data.find(({ metadata }) => metadata?.['key'] === key);
  return found ? refundAnswer({ code: 'ok', status: 200, value: found }) : { code: 'none' };
}

function refundAnswer(reply: Reply<z.output<typeof stripeRefund>>): Refunded {
  if (reply.code === 'rejected') return rejection(reply);
  if (reply.code === 'unknown') return reply;
  const { id, status } = reply.value;
  if (status === 'succeeded') return { code: 'done', refundReference: id };
  return status === 'failed' || status === 'canceled' ? refused(status) : { code: 'pending', refundReference: id };
}

const CAPABILITIES = { card_payments: 'card', klarna_payments: 'klarna', alipay_payments: 'alipay' } as const;
const stripeAccount = z.looseObject({ id: z.string(), capabilities: z.record(z.string(), z.string()) });

async function check(room: Room): Promise<Checked> {
  const reply = await ask(room.connection, get(room, '/v1/account'), stripeAccount);
  if (reply.code === 'rejected') return rejection(reply);
  if (reply.code === 'unknown') return reply;
  const { capabilities } = reply.value;
  const means = Object.entries(CAPABILITIES).flatMap(([name, mean]): PaymentMeans[] =>
    capabilities[name] === 'active' ? [mean] : [],
  );
  return { code: 'works', isTest: /^[sr]k_test_/.test(room.account.secretKey), means };
}

const problem = z.looseObject({ error: z.looseObject({ code: z.exactOptional(z.string()), type: z.string() }) });

function rejection(reply: Rejected) {
  const error = problem.safeParse(reply.body).data?.error;
  return refusalOf(reply, error?.code ?? error?.type);
}

function get({ account, connection }: Room, path: string): ProviderRequest {
  return { method: 'GET', url: `${connection.apiUrl}${path}`, headers: headersOf(account) };
}

function post(
  { account, connection }: Room,
  path: string,
  { key, form }: { readonly key: string; readonly form: Form },
): ProviderRequest {
  return {
    method: 'POST',
    url: `${connection.apiUrl}${path}`,
    headers: {
      ...headersOf(account),
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': key,
    },
    body: new URLSearchParams(form).toString(),
  };
}

const headersOf = ({ secretKey }: StripeAccount): Record<string, string> => ({
  authorization: `Bearer ${secretKey}`,
  'stripe-version': API_VERSION,
  accept: 'application/json',
});
