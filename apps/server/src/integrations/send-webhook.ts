import type { WebhookAnswer } from '@tischlein/domain/integrations';
import { toMilliseconds } from '../clock.ts';
import { fetchExternal } from '../http/fetch-external.ts';
import { isWebhookUrl, lookupPublic } from './webhook-address.ts';
import { signWebhook } from './sign-webhook.ts';

const ANSWER_WITHIN_MS = 15_000;
const MAX_ANSWER_BYTES = 256 * 1024;
const KEPT_LETTERS = 1000;

/** Which addresses webhooks may call; tests replace it. */
export interface WebhookGuard {
  readonly mayCall: (url: string) => boolean;
  readonly lookup?: typeof lookupPublic;
}

export const PUBLIC_ONLY: WebhookGuard = { mayCall: isWebhookUrl, lookup: lookupPublic };

interface WebhookPost {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  readonly secrets: readonly string[];
  readonly sentAt: string;
  readonly guard: WebhookGuard;
}

export interface SentWebhook extends WebhookAnswer {
  readonly durationMs: number;
  /** The start of the answer. */
  readonly answer: string;
}

/** Posts an event once (Standard Webhooks 1.0.0). Redirects are not followed. */
export async function sendWebhook({ id, url, body, secrets, sentAt, guard }: WebhookPost): Promise<SentWebhook> {
  const nothing = { status: null, retryAfterSeconds: null, answer: '' };
  if (!guard.mayCall(url)) return { ...nothing, durationMs: 0 };
  const timestampSeconds = Math.floor(toMilliseconds(sentAt) / 1000);
  const started = performance.now();
  const response = await fetchExternal({
    url: new URL(url),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Tischlein-Webhooks',
      'webhook-id': id,
      'webhook-timestamp': String(timestampSeconds),
      'webhook-signature': signWebhook({ id, timestampSeconds, body }, secrets),
    },
    body: Buffer.from(body),
    maxBytes: MAX_ANSWER_BYTES,
    responseTimeoutMs: ANSWER_WITHIN_MS,
    ...(guard.lookup && { lookup: guard.lookup }),
  });
  const durationMs = Math.round(performance.now() - started);
  if (!response) return { ...nothing, durationMs };
  return {
    status: response.status,
    retryAfterSeconds: readSeconds(response.headers['retry-after']),
    answer: toPlainText(response.body),
    durationMs,
  };
}

// A date instead of seconds is rare; the usual waiting time applies then.
const readSeconds = (value: string | undefined): number | null =>
  value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : null;

const toPlainText = (body: Buffer): string =>
  body
    .toString('utf8')
    .slice(0, KEPT_LETTERS)
    // Not storable as text in PostgreSQL.
    .replaceAll('\u0000', '');
