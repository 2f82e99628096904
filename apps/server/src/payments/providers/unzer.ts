import type { AccountAt } from './account-at.ts';
import { z } from 'zod';
import type {
  Captured,
  CaptureCall,
  Checked,
  Done,
  KeyedCall,
  LookResult,
  PaymentMeans,
  PaymentProvider,
  ProviderConnection,
  RefundCall,
  Refunded,
} from '../provider.ts';
import { refused, type Reply, unknown, toLookFailure } from './call-provider.ts';
import { formatDecimal } from './decimal-amount.ts';
import {
  listCharges,
  toUnzerPayment,
  type UnzerCancel,
  unzerCancel,
  unzerMade,
  type UnzerPayment,
} from './unzer-answers.ts';
import { prepareUnzer } from './unzer-prepare.ts';
import { readUnzerWebhook } from './unzer-webhook.ts';
import { getUnzer, postUnzer, readPayment, toUnzerFailure, type UnzerContext } from './unzer-wire.ts';

/** Unzer (formerly Heidelpay): PayPal, Direct Bank Transfer, Klarna. */
export function connectUnzer(account: AccountAt<'unzer'>, connection: ProviderConnection): PaymentProvider {
  const context = { account, connection };
  return {
    prepare: (payment) => prepareUnzer(context, payment),
    look: (reference) => look(context, reference),
    capture: (call) => capture(context, call),
    cancel: (call) => cancel(context, call),
    refund: (call) => refund(context, call),
    readWebhook: (message) => readUnzerWebhook(message, context),
    check: () => check(context),
  };
}

async function look(context: UnzerContext, reference: string): Promise<LookResult> {
  const reply = await readPayment(context, reference);
  return reply.code === 'ok' ? toUnzerPayment(reply.value) : toLookFailure(reply);
}

// Only authorizations (Klarna) are charged by us; the other means charge themselves.
async function capture(context: UnzerContext, { reference, amount }: CaptureCall): Promise<Captured> {
  const payment = await readPayment(context, reference);
  if (payment.code !== 'ok') return toUnzerFailure(payment);
  if (listCharges(payment.value).length > 0) return { code: 'done' };
  const path = `/v1/payments/${encodeURIComponent(reference)}/charges`;
  const reply = await postUnzer(context, { path, body: { amount: formatDecimal(amount) }, isCapture: true }, unzerMade);
  if (reply.code !== 'ok') return toUnzerFailure(reply);
  return reply.value.isError ? refused('declined') : { code: 'done' };
}

// Only an authorization can be cancelled. A guest at their bank cannot be stopped; the money arrives late.
async function cancel(context: UnzerContext, { reference }: KeyedCall): Promise<Done> {
  const payment = await readPayment(context, reference);
  if (payment.code === 'rejected' && payment.status === 404) return { code: 'done' };
  if (payment.code !== 'ok') return toUnzerFailure(payment);
  const { state } = toUnzerPayment(payment.value);
  if (state === 'open' || state === 'processing') return refused('notPossible');
  if (state !== 'approved') return { code: 'done' };
  const path = `/v1/payments/${encodeURIComponent(reference)}/authorize/cancels`;
  const reply = await postUnzer(context, { path, body: {} }, unzerCancel);
  return reply.code === 'ok' && !reply.value.isError ? { code: 'done' } : toCancelFailure(reply);
}

async function refund(context: UnzerContext, { key, reference, amount }: RefundCall): Promise<Refunded> {
  const payment = await readPayment(context, reference);
  if (payment.code !== 'ok') return toUnzerFailure(payment);
  const made = await findEarlierRefund(context, payment.value, key);
  if (made.code !== 'none') return made;
  const charge = payment.value.transactions.find(({ type, status }) => type === 'charge' && status === 'success');
  const chargeId = charge && /\/charges\/([sp]-chg-\d+)$/.exec(charge.url)?.[1];
  if (!chargeId) return refused('notPaid');
  const path = `/v1/payments/${encodeURIComponent(reference)}/charges/${chargeId}/cancels`;
  const body = { amount: formatDecimal(amount), paymentReference: key };
  return refundAnswer(await postUnzer(context, { path, body }, unzerCancel));
}

async function findEarlierRefund(
  context: UnzerContext,
  { id, transactions }: UnzerPayment,
  key: string,
): Promise<Refunded | { readonly code: 'none' }> {
  for (const { url } of transactions.filter(({ type }) => type === 'cancel-charge')) {
    // Takes only the ids from the URL in the response, never its host.
    const [, charge, cancelled] = /\/charges\/([sp]-chg-\d+)\/cancels\/([sp]-cnl-\d+)$/.exec(url) ?? [];
    const reply = await getUnzer(context, `/v1/payments/${id}/charges/${charge}/cancels/${cancelled}`, unzerCancel);
    if (reply.code !== 'ok') return unknown('lookFailed');
    if (reply.value.paymentReference === key) return refundAnswer(reply);
  }
  return { code: 'none' };
}

function refundAnswer(reply: Reply<UnzerCancel>): Refunded {
  if (reply.code !== 'ok') return toUnzerFailure(reply);
  const { id: refundReference, isSuccess, isError } = reply.value;
  if (isError) return refused('declined');
  return { code: isSuccess ? 'done' : 'pending', refundReference };
}

const toCancelFailure = (reply: Reply<UnzerCancel>) =>
  reply.code === 'ok' ? refused('declined') : toUnzerFailure(reply);

const MEANS_OF = { paypal: 'unzerPaypal', 'openbanking-pis': 'unzerBank', klarna: 'klarna' } as const;
const keypair = z.looseObject({ publicKey: z.string(), availablePaymentTypes: z.array(z.string()) });

async function check(context: UnzerContext): Promise<Checked> {
  const reply = await getUnzer(context, '/v1/keypair', keypair);
  if (reply.code !== 'ok') return toUnzerFailure(reply);
  const { publicKey, availablePaymentTypes: types } = reply.value;
  if (publicKey !== context.account.publicKey) return refused('publicKey');
  const means = Object.entries(MEANS_OF).flatMap(([type, mean]): PaymentMeans[] =>
    types.includes(type) ? [mean] : [],
  );
  return { code: 'works', isTest: context.account.privateKey.startsWith('s-'), means };
}
