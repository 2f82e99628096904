const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Waiting times after failed attempts in seconds, as the Standard Webhooks specification suggests. */
const RETRY_AFTER_SECONDS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

export const MOST_ATTEMPTS: number = RETRY_AFTER_SECONDS.length + 1;

/** A receiver asks for more time, at most this much. */
const MOST_PATIENCE_SECONDS = 24 * HOUR;

/** The answer to an attempt. */
export interface WebhookAnswer {
  /** HTTP status; null: no answer in time, or no connection. */
  readonly status: number | null;
  /** From Retry-After; null: not said. */
  readonly retryAfterSeconds: number | null;
}

export type AttemptOutcome =
  | { readonly code: 'delivered' }
  | { readonly code: 'retry'; readonly afterSeconds: number }
  /** All attempts are used up. */
  | { readonly code: 'failed' }
  /** 410: the receiver does not exist any more; the endpoint is switched off. */
  | { readonly code: 'gone' };

const isDelivered = ({ status }: WebhookAnswer): boolean => status !== null && status >= 200 && status < 300;

/**
 * Decides what follows an attempt. Only 2xx counts as delivered; redirects are failures.
 *
 * @param attempt - number of the attempt, from 1
 */
export function settleAttempt(attempt: number, answer: WebhookAnswer): AttemptOutcome {
  if (isDelivered(answer)) return { code: 'delivered' };
  if (answer.status === 410) return { code: 'gone' };
  const wait = RETRY_AFTER_SECONDS[attempt - 1];
  if (wait === undefined) return { code: 'failed' };
  const asked = Math.min(answer.retryAfterSeconds ?? 0, MOST_PATIENCE_SECONDS);
  return { code: 'retry', afterSeconds: Math.max(wait, asked) };
}
