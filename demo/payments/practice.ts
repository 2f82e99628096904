import { randomUUID } from 'node:crypto';
import type { PracticeProvider } from './accounts.ts';

/** A request as it came, without the prefix under which the practice providers live. */
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

/** One payment at any of the practice providers; each shows it in its own words. */
export interface PracticePayment {
  readonly id: string;
  readonly provider: PracticeProvider;
  /** Whose account it belongs to. */
  readonly shop: string;
  /** 'card', 'klarna', 'paypal', 'openbanking-pis' … as the provider calls it. */
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
  /** The guest has disputed it at his bank. */
  isDisputed?: boolean;
  /** What becomes of the next capture. */
  nextCapture: 'done' | 'pending' | 'sourceDeclined' | 'declined' | 'outage';
  /** Until then the provider answers nothing about it, as in an outage. */
  silentUntil?: number;
  /** Amazon Pay: the guest has been on the second page. */
  isConfirmed: boolean;
  /** Amazon Pay: the guest chose another address there than he typed in the shop. */
  shipsElsewhere?: boolean;
  readonly createdAt: number;
}

/** A message to the shop, signed as its provider signs. */
export interface PracticeMessage {
  readonly provider: PracticeProvider;
  readonly shop: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A call of an adapter, decoded; who inspects it says what is wrong with it. */
export interface InspectedCall {
  readonly provider: PracticeProvider;
  readonly method: string;
  /** As the provider's description writes it: '/v2/checkout/orders'. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface PracticeOptions {
  /** Where the shop's server reaches the practice providers, without a slash at the end. */
  readonly apiUrl: string;
  /** Where guests reach them. */
  readonly pagesUrl: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly send: (message: PracticeMessage) => void;
  readonly inspect?: (call: InspectedCall) => string | null;
}

export interface Practice extends PracticeOptions {
  readonly payments: Map<string, PracticePayment>;
  /** What was answered under a key. */
  readonly replays: Map<string, { readonly at: number; readonly request: string; readonly answer: PracticeResponse }>;
  /** Things that a payment is made of and that nobody asks for again: types, customers, baskets. */
  readonly parts: Map<string, unknown>;
  /** What adapters did wrong, for tests. */
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

/** The memory of the practice providers has an end, whoever calls them. */
export function evictOldest(entries: Map<string, unknown>): void {
  for (const key of entries.keys().take(Math.max(0, entries.size - MAX_ENTRIES))) entries.delete(key);
}

/** A payment of this shop; nobody sees another's. */
export function findPayment(practice: Practice, shop: string, id: string): PracticePayment | null {
  const payment = practice.payments.get(id);
  return payment?.shop === shop ? payment : null;
}

export const sumRefunds = ({ refunds }: PracticePayment): number =>
  refunds.filter(({ status }) => status !== 'failed').reduce((all, { amount }) => all + amount, 0);

/** Gives back what is left to give back; null: that is less. */
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

/** Answers a key again as long as the provider keeps it; `reused` where the request is another. */
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
  // What was refused before anything began is not kept.
  if (answer.status < 400 || answer.status >= 500) replays.set(`${scope} ${key}`, { at: now(), request, answer });
  evictOldest(replays);
  return answer;
}

export const HOURS_MS = 3_600_000;

export const formatDecimal = (amount: number): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** Cents of a decimal text; null: it is no amount with at most two decimals. */
export const parseCents = (text: unknown): number | null =>
  typeof text === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;

export const randomLetters = (count: number): string =>
  randomUUID().replaceAll('-', '').toUpperCase().slice(0, count).padEnd(count, '0');
export const randomLowerCase = (count: number): string => randomLetters(count).toLowerCase();

/** A value out of parsed JSON by its path; undefined: it is not there. */
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

/** Notes what an adapter did wrong; null: nothing. */
export function inspectCall(practice: Practice, call: InspectedCall): string | null {
  const problem = practice.inspect?.(call) ?? null;
  if (problem !== null) practice.violations.push(`${call.provider} ${call.method} ${call.path}: ${problem}`);
  return problem;
}
