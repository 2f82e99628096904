import type { z } from 'zod';
import type { ProviderConnection, ProviderRequest, Refused, Unknown } from '../provider.ts';

/** A provider's response: as expected, a definite no, or inconclusive. */
export type Reply<Value> = { readonly code: 'ok'; readonly status: number; readonly value: Value } | Rejected | Unknown;

export interface Rejected {
  readonly code: 'rejected';
  readonly status: number;
  readonly body: unknown;
}

// Done already, in progress for another request with this key, or to be retried.
const INCONCLUSIVE_STATUSES: readonly number[] = [408, 409, 425, 429];

/** Sends a request and parses the response. Anything but a complete response of this shape is unknown. */
export async function callProvider<Schema extends z.ZodType>(
  { send }: Pick<ProviderConnection, 'send'>,
  request: ProviderRequest,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  const answer = await send(request);
  if (answer.code === 'unknown') return answer;
  const { status } = answer;
  const isSuccess = status >= 200 && status < 300;
  const isRefusal = status >= 400 && status < 500 && !INCONCLUSIVE_STATUSES.includes(status);
  if (!isSuccess && !isRefusal) return unknown(`status${status}`);
  const body = parseJson(answer.body);
  if (body === undefined) return unknown('noJson');
  if (isRefusal) return { code: 'rejected', status, body };
  const parsed = schema.safeParse(body);
  return parsed.success ? { code: 'ok', status, value: parsed.data } : unknown('unreadable');
}

export const unknown = (reason: string): Unknown => ({ code: 'unknown', reason });
export const refused = (reason: string): Refused => ({ code: 'refused', reason });

/** Converts a rejection. Keeps the provider's error code if it looks like one, never its texts. */
export function toRefusal({ status }: Rejected, code: string | undefined): Refused {
  if (status === 401 || status === 403) return refused('credentials');
  return refused(code !== undefined && /^[\w.]{1,60}$/.test(code) ? code : `status${status}`);
}

/** Converts a failed read: not found, or unknown. */
export const toLookFailure = (reply: Rejected | Unknown): { readonly code: 'notFound' } | Unknown => {
  if (reply.code === 'unknown') return reply;
  return reply.status === 404 ? { code: 'notFound' } : unknown(`status${reply.status}`);
};

/**
 * Returns whether a guest may be redirected to this address: https, or http where the provider itself is called
 * with http.
 */
export function isPayPage(url: string, { apiUrl }: Pick<ProviderConnection, 'apiUrl'>): boolean {
  const protocol = URL.parse(url)?.protocol;
  return protocol === 'https:' || (protocol === 'http:' && apiUrl.startsWith('http:'));
}

/** Parses JSON; undefined: invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
