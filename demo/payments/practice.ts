import { randomUUID } from 'node:crypto';
import type { PracticeProvider } from './accounts.ts';

/** A request without the path prefix of the practice providers. */
export interface PracticeRequest {
  readonly method: string;
  /** '/stripe/v1/checkout/sessions' */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface PracticeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PracticeRefund {
  readonly id: string;
  readonly key: string;
  readonly amount: number;
  status: 'done' | 'pending' | 'failed';
}

/** A payment at any of the practice providers; each renders it in its own format. */
export interface PracticePayment {
  readonly id: string;
  readonly provider: PracticeProvider;
  /** The shop that owns the account. */
  readonly shop: string;
  /** The provider's name of the method: 'card', 'klarna', 'paypal', 'openbanking-pis' … */
  readonly type: string;
  ourId: string | null;
  amount: number;
  currency: string;
  readonly description: string;
  returnUrl: string;
  cancelUrl: string;
  state: 'open' | 'approved' | 'processing' | 'promised' | 'captured' | 'failed' | 'cancelled' | 'expired';
  captured: number;
  refunds: PracticeRefund[];
  /** The guest has disputed the payment at the bank. */
  isDisputed?: boolean;
  /** The money that was promised will not arrive. */
  neverSettles?: boolean;
  /** The result of the next capture. */
  nextCapture: 'done' | 'pending' | 'sourceDeclined' | 'declined' | 'outage';
  /** Simulates an outage until this time: every call about the payment fails. */
  silentUntil?: number;
  /** Amazon Pay: the guest has been on the second page. */
  isConfirmed: boolean;
  /** Amazon Pay: the guest chose another address there than in the shop. */
  shipsElsewhere?: boolean;
  readonly createdAt: number;
}

/** A webhook message to the shop, signed as its provider signs. */
export interface PracticeMessage {
  readonly provider: PracticeProvider;
  readonly shop: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A decoded call of an adapter; the inspector returns what is wrong with it. */
export interface InspectedCall {
  readonly provider: PracticeProvider;
  readonly method: string;
  /** As the provider's description writes it: '/v2/checkout/orders'. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface PracticeOptions {
  /** The base address for the shop's server, without a trailing slash. */
  readonly apiUrl: string;
  /** The base address for guests. */
  readonly pagesUrl: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly send: (message: PracticeMessage) => void;
  readonly inspect?: (call: InspectedCall) => string | null;
}

export interface Practice extends PracticeOptions {
  readonly payments: Map<string, PracticePayment>;
  /** Responses by idempotency key. */
  readonly replays: Map<string, { readonly at: number; readonly request: string; readonly answer: PracticeResponse }>;
  /** Objects a payment refers to and nobody reads again: types, customers, baskets. */
  readonly parts: Map<string, unknown>;
  /** Mistakes of adapters, for tests. */
  readonly violations: string[];
}

export const createPractice = (options: PracticeOptions): Practice => ({
  ...options,
  payments: new Map(),
  replays: new Map(),
  parts: new Map(),
  violations: [],
});

export const jsonResponse = (
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): PracticeResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

type NewPayment = Pick<
  PracticePayment,
  'id' | 'provider' | 'shop' | 'type' | 'ourId' | 'amount' | 'currency' | 'description' | 'returnUrl' | 'cancelUrl'
>;

export function addPayment(practice: Practice, payment: NewPayment): PracticePayment {
  const added: PracticePayment = {
    ...payment,
    state: 'open',
    captured: 0,
    refunds: [],
    nextCapture: 'done',
    isConfirmed: false,
    createdAt: practice.now(),
  };
  practice.payments.set(added.id, added);
  evictOldest(practice.payments);
  return added;
}

const MAX_ENTRIES = 5000;

/** Bounds the memory of the practice providers, however often they are called. */
export function evictOldest(entries: Map<string, unknown>): void {
  for (const key of entries.keys().take(Math.max(0, entries.size - MAX_ENTRIES))) entries.delete(key);
}

/** Finds a payment of this shop, never another shop's. */
export function findPayment(practice: Practice, shop: string, id: string): PracticePayment | null {
  const payment = practice.payments.get(id);
  return payment?.shop === shop ? payment : null;
}

export const sumRefunds = ({ refunds }: PracticePayment): number =>
  refunds.filter(({ status }) => status !== 'failed').reduce((all, { amount }) => all + amount, 0);

/** Refunds `amount`, or returns null if less than that is left. */
export function addRefund(payment: PracticePayment, id: string, key: string, amount: number): PracticeRefund | null {
  if (payment.captured === 0 || amount <= 0 || amount > payment.captured - sumRefunds(payment)) return null;
  const refund: PracticeRefund = { id, key, amount, status: 'done' };
  payment.refunds.push(refund);
  return refund;
}

interface IdempotencyOptions {
  readonly scope: string;
  readonly key: string | undefined;
  readonly request: string;
  readonly ttlMs: number;
}

/** Replays the response of an idempotency key while the provider keeps it; calls `reused` if the request differs. */
export function withIdempotency(
  { replays, now }: Practice,
  { scope, key, request, ttlMs }: IdempotencyOptions,
  work: () => PracticeResponse,
  reused: (() => PracticeResponse) | null = null,
): PracticeResponse {
  if (!key) return work();
  const replay = replays.get(`${scope} ${key}`);
  if (replay && now() - replay.at < ttlMs) {
    if (reused && replay.request !== request) return reused();
    return { ...replay.answer, headers: { ...replay.answer.headers, 'idempotent-replayed': 'true' } };
  }
  const answer = work();
  // Requests refused before anything began are not kept.
  if (answer.status < 400 || answer.status >= 500) replays.set(`${scope} ${key}`, { at: now(), request, answer });
  evictOldest(replays);
  return answer;
}

export const HOURS_MS = 3_600_000;

export const formatDecimal = (amount: number): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** Parses a decimal text into cents; null unless it has at most two decimals. */
export const parseCents = (text: unknown): number | null =>
  typeof text === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;

export const randomLetters = (count: number): string =>
  randomUUID().replaceAll('-', '').toUpperCase().slice(0, count).padEnd(count, '0');
export const randomLowerCase = (count: number): string => randomLetters(count).toLowerCase();

/** Reads a value from parsed JSON by its path, or undefined. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, step);
  }
  return current;
}

export const textAt = (value: unknown, ...path: readonly (string | number)[]): string => {
  const text = valueAt(value, ...path);
  return typeof text === 'string' ? text : '';
};

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Records a mistake of an adapter and returns it, or null if there is none. */
export function inspectCall(practice: Practice, call: InspectedCall): string | null {
  const problem = practice.inspect?.(call) ?? null;
  if (problem !== null) practice.violations.push(`${call.provider} ${call.method} ${call.path}: ${problem}`);
  return problem;
}
