import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { WebhookMessage, WebhookReading } from '../provider.ts';
import { parseJson, unknown } from './call-provider.ts';
import type { UnzerPayment } from './unzer-answers.ts';
import { readPayment, type UnzerContext } from './unzer-wire.ts';

const unzerEvent = z.looseObject({
  event: z.string().regex(/^[a-z-]{1,40}(?:\.[a-z_-]{1,40}){0,3}$/),
  publicKey: z.string(),
  paymentId: z.exactOptional(z.string().regex(/^[sp]-pay-\d{1,12}$/)),
});

/**
 * Reads a webhook. It is unsigned: only the payment id is used, and read at the configured host, never its
 * `retrieveUrl`.
 */
export async function readUnzerWebhook({ rawBody }: WebhookMessage, context: UnzerContext): Promise<WebhookReading> {
  const message = unzerEvent.safeParse(parseJson(rawBody.toString('utf8'))).data;
  if (!message || message.publicKey !== context.account.publicKey) return { code: 'forged' };
  const { event, paymentId } = message;
  if (!paymentId) return { code: 'irrelevant', eventId: digest([event, rawBody.toString('utf8')]) };
  const reply = await readPayment(context, paymentId);
  if (reply.code === 'unknown') return reply;
  if (reply.code === 'rejected') return reply.status === 404 ? { code: 'forged' } : unknown(`status${reply.status}`);
  const eventId = digest([event, ...describeState(reply.value)]);
  const about = { code: 'genuine', eventId, reference: paymentId, ourId: reply.value.orderId ?? null } as const;
  return event.includes('chargeback') && isChargedBack(reply.value) ? { ...about, isDispute: true } : about;
}

const CHARGEBACK = 5;
const isChargedBack = ({ state, transactions }: UnzerPayment): boolean =>
  state.id === CHARGEBACK || transactions.some(({ type }) => type === 'chargeback');

// Messages have no ids: derive one from the event and the payment's state, so that a later state is another
// message.
const describeState = ({ id, state, transactions }: UnzerPayment): string[] => [
  id,
  String(state.id),
  ...transactions.map(({ type, status, amount }) => `${type} ${status} ${amount}`),
];

const digest = (parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');
