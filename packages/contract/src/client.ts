import type { z } from 'zod';
import { type AddressInput, type AddressParts, type Argument, type In, type Part, writeAddress } from './address.ts';
import type { Call } from './calls/call.ts';
import type { Problem } from './problems.ts';

/** What sending a call needs: the browser's fetch, or the server's own inject. */
export type Fetch<Body = string> = (
  address: string,
  init: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: Body },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

/** A call's outcome: the answer, or what went wrong. Status 0: the server could not be reached. */
export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: number; readonly problem: Problem };

/** The answer of a call, as its definition describes it. */
export type AnswerOf<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : null;

/** Sends a call and never throws because of network or server: a problem is a result, too. */
export type Send = <C extends Call>(
  call: C,
  ...input: Argument<AddressInput<C> & Part<'headers', In<C['headers']>> & Part<'body', In<C['body']>>>
) => Promise<ApiResult<AnswerOf<C>>>;

interface Input extends AddressParts {
  readonly headers?: object;
  readonly body?: unknown;
}

const UNREACHABLE: Problem = {
  code: 'unreachable',
  message: 'Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.',
};

// S2 §8: 'otherwise', where the answer has no message.
const UNREADABLE: Problem = {
  code: 'unreadable',
  message: 'Ein Fehler ist aufgetreten. Bitte versuche es noch einmal.',
};

const NO_CONTENT = 204;

/** Sends calls over this `fetch`. */
export function createSender(fetch: Fetch): Send {
  const send = async (call: Call, input: Input = {}): Promise<ApiResult<unknown>> => {
    const response = await exchange(fetch, call, input).catch(() => null);
    if (!response) return { ok: false, status: 0, problem: UNREACHABLE };
    const { status, json } = response;
    if (!isSuccess(status)) return { ok: false, status, problem: toProblem(status, json) };
    // An answer without a body is none.
    return { ok: true, value: trust(call, call.answer, status === NO_CONTENT ? undefined : json) };
  };
  return send as Send;
}

async function exchange(fetch: Fetch, { method, path }: Call, { headers, body, ...parts }: Input) {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(writeAddress(path, parts), {
    method,
    headers: { accept: 'application/json', ...type, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { status } = response;
  const text = await response.text();
  return { status, json: isSuccess(status) ? JSON.parse(text || 'null') : parse(text) };
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The text itself if it is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * S2 §8: '400 without form: a string response is shown as an alert'. A proxy between the shop and its guests may answer
 * in a format of its own; its pages are not for guests.
 */
function toProblem(status: number, answer: unknown): Problem {
  if (status === 400 && typeof answer === 'string' && /^[^<]{1,500}$/.test(answer))
    return { code: 'text', message: answer };
  return (answer as Problem | null)?.message ? (answer as Problem) : UNREADABLE;
}

/** The data of a server-sent event. */
export const readEvent = <Event extends z.ZodType>(
  stream: Pick<Call, 'method' | 'path'> & { readonly event: Event },
  data: string,
): z.output<Event> => trust(stream, stream.event, JSON.parse(data));

/**
 * Checks what our own server has sent if the definition has a schema: in development and tests. Production builds have
 * none (calls-without-schemas.ts) and trust it.
 */
function trust<Value>({ method, path }: Pick<Call, 'method' | 'path'>, schema: z.ZodType | undefined, value: unknown) {
  const problem = schema?.safeParse(value).error;
  if (problem) throw new Error(`${method} ${path}: ${problem.message}`);
  return value as Value;
}
