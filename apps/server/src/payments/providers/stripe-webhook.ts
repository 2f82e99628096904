import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { unixSeconds } from '../../clock.ts';
import type { WebhookMessage, WebhookReading } from '../provider.ts';
import { parseJson } from './call-provider.ts';
import type { AccountAt } from './account-at.ts';

const TOLERANCE_SECONDS = 300;
const DISPUTED = 'charge.dispute.created';
const CONCERNS_US = /^(?:checkout\.session|payment_intent|charge|refund)\./;

const stripeEvent = z.looseObject({
  id: z.string().min(1).max(200),
  type: z.string(),
  livemode: z.boolean(),
  data: z.looseObject({
    object: z.looseObject({
      id: z.exactOptional(z.string()),
      object: z.exactOptional(z.string()),
      payment_intent: z.exactOptional(z.unknown()),
      client_reference_id: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

/** A dispute names only the intent; the adapter asks Stripe for its payment. */
type StripeReading = WebhookReading | { readonly code: 'dispute'; readonly eventId: string; readonly intent: string };

/** Reads a webhook, signed over its raw bytes within the last 300 s. */
export function readStripeWebhook(message: WebhookMessage, account: AccountAt<'stripe'>, now: string): StripeReading {
  const { rawBody, headers } = message;
  if (!isSigned(account.webhookSecret, rawBody, { header: headers['stripe-signature'], now }))
    return { code: 'forged' };
  const event = stripeEvent.safeParse(parseJson(rawBody.toString('utf8'))).data;
  if (!event) return { code: 'forged' };
  const { id: eventId, type, livemode, data } = event;
  if (!CONCERNS_US.test(type) || livemode !== (account.mode === 'live')) return { code: 'irrelevant', eventId };
  const { object } = data;
  const reference = object.object === 'checkout.session' ? (object.id ?? null) : null;
  const ourId = object.client_reference_id ?? object.metadata?.['payment'] ?? null;
  if (type === DISPUTED && typeof object.payment_intent === 'string')
    return { code: 'dispute', eventId, intent: object.payment_intent };
  return reference || ourId ? { code: 'genuine', eventId, reference, ourId } : { code: 'irrelevant', eventId };
}

/** Verifies a Stripe-Signature header: one of its v1 signatures, and a timestamp within the tolerance. */
export function isSigned(
  secret: string,
  rawBody: Buffer,
  { header = '', now }: { readonly header: string | undefined; readonly now: string },
): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(unixSeconds(now) - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest();
  return parts.some(([name, value = '']) => name === 'v1' && isSame(expected, value));
}

function isSame(expected: Buffer, hex: string): boolean {
  const given = Buffer.from(hex, 'hex');
  return /^[0-9a-f]{64}$/.test(hex) && timingSafeEqual(expected, given);
}
