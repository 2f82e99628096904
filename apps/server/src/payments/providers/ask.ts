import type { z } from 'zod';
import type { ProviderConnection, ProviderRequest, Refused, Unknown } from '../provider.ts';

/** What a provider answered, read: as expected, a definite no, or nothing that says what happened. */
export type Reply<Value> = { readonly code: 'ok'; readonly status: number; readonly value: Value } | Rejected | Unknown;

export interface Rejected {
  readonly code: 'rejected';
  readonly status: number;
  readonly body: unknown;
}

// The provider may have done it, may be doing it for another request with this key, or wants to be asked again.
const SAYS_NOTHING: readonly number[] = [408, 409, 425, 429];

/** Sends a request and reads its answer; whatever is not a whole answer of this form is unknown (reliability §3). */
export async function ask<Schema extends z.ZodType>(
  { send }: Pick<ProviderConnection, 'send'>,
  request: ProviderRequest,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  const answer = await send(request);
  if (answer.code === 'unknown') return answer;
  const { status } = answer;
  const isSuccess = status >= 200 && status < 300;
  const isRefusal = status >= 400 && status < 500 && !SAYS_NOTHING.includes(status);
  if (!isSuccess && !isRefusal) return unknown(`status${status}`);
  const body = jsonOf(answer.body);
  if (body === undefined) return unknown('noJson');
  if (isRefusal) return { code: 'rejected', status, body };
  const parsed = schema.safeParse(body);
  return parsed.success ? { code: 'ok', status, value: parsed.data } : unknown('unreadable');
}

export const unknown = (reason: string): Unknown => ({ code: 'unknown', reason });
export const refused = (reason: string): Refused => ({ code: 'refused', reason });

/** The refusal behind a definite no; a provider's own code is kept where it is one, its sentences never. */
export function refusalOf({ status }: Rejected, code: string | undefined): Refused {
  if (status === 401 || status === 403) return refused('credentials');
  return refused(code !== undefined && /^[\w.]{1,60}$/.test(code) ? code : `status${status}`);
}

/** A reading call was not answered with the object: it may be unknown there, or nobody knows. */
export const unseen = (reply: Rejected | Unknown): { readonly code: 'notFound' } | Unknown => {
  if (reply.code === 'unknown') return reply;
  return reply.status === 404 ? { code: 'notFound' } : unknown(`status${reply.status}`);
};

/** Whether a guest may be sent to an address that a provider answered: never out of TLS where the provider is spoken to with it. */
export function isPayPage(url: string, { apiUrl }: Pick<ProviderConnection, 'apiUrl'>): boolean {
  const protocol = URL.parse(url)?.protocol;
  return protocol === 'https:' || (protocol === 'http:' && apiUrl.startsWith('http:'));
}

/** What a text says as JSON; undefined: it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
