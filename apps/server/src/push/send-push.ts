import { minutes } from '@tischlein/domain';
import { createHash } from 'node:crypto';
import type { Row } from '../db/tables.ts';
import { fetchExternal } from '../http/fetch-external.ts';
import { loadWebPush, type PushKeys } from './push-keys.ts';

/**
 * sent: accepted by the push service, or its answer was lost · gone: the browser has ended the subscription · later: not
 * accepted now
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

interface PushPost {
  readonly subscription: Pick<Row<'push_subscriptions'>, 'endpoint' | 'p256dh' | 'auth'>;
  /** A later message of the same topic replaces one that has not been delivered. */
  readonly topic: string;
  /** What the service worker shows. Contains no personal data. */
  readonly message: object;
  readonly keys: PushKeys;
  /** Who sends: a page of the operator, or a mail address (RFC 8292). */
  readonly subject: string;
  /** Replaces the push services, for tests. */
  readonly toServiceUrl: (endpoint: URL) => URL;
}

// News about an order is of no use an hour later.
const KEPT_BY_SERVICE_SECONDS = minutes(30);
const MAX_ANSWER_BYTES = 64 * 1024;

/** Sends an encrypted message to a browser through its push service (RFC 8030, 8291 and 8292). */
export async function sendPush({
  subscription,
  topic,
  message,
  keys,
  subject,
  toServiceUrl,
}: PushPost): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = subscription;
  const { generateRequestDetails } = await loadWebPush();
  const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: { subject, ...keys },
    TTL: KEPT_BY_SERVICE_SECONDS,
    urgency: 'high',
    topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
  });
  const url = toServiceUrl(new URL(endpoint));
  const answer = await fetchExternal({ url, headers: toText(headers), body, maxBytes: MAX_ANSWER_BYTES });
  return answer ? toOutcome(answer.status) : 'sent';
}

function toOutcome(status: number): PushOutcome {
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) return 'later';
  return status >= 200 && status < 300 ? 'sent' : 'refused';
}

const toText = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
