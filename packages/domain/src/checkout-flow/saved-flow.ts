import { readField, readList } from '../unknown-value.ts';
import type { UnpaidAnswer } from './events.ts';
import type { OrderDraft } from './submission.ts';

/** Which order is paid, and with which method. */
export interface OrderToPay {
  readonly orderId: string;
  readonly gateway: string;
}

/** An order that is placed but not paid; cart and form are kept until it is. */
export interface UnpaidOrder extends OrderToPay {
  /** Serialized content, to recognise the same order again. */
  readonly content: string;
  readonly createAccount: boolean;
}

/** An order whose outcome may still be unknown. */
export interface Attempt<Draft extends OrderDraft> {
  readonly key: string;
  /** Every request sent under the key; any of them may have arrived. */
  readonly requests: readonly Draft[];
}

/** The part of the checkout that survives a reload. */
export interface SavedFlow<Draft extends OrderDraft> {
  readonly attempt: Attempt<Draft> | null;
  readonly unpaid: UnpaidOrder | null;
}

/** Reads a stored attempt. Even without a readable request the key is kept: a new one could place the order twice. */
export function parseAttempt<Draft extends OrderDraft>(
  stored: unknown,
  isDraft: (value: unknown) => value is Draft,
): Attempt<Draft> | null {
  const key = readField(stored, 'key');
  return typeof key === 'string' ? { key, requests: readList(readField(stored, 'requests')).filter(isDraft) } : null;
}

/** Reads a stored unpaid order. */
export function parseUnpaid(stored: unknown): UnpaidOrder | null {
  const orderId = readField(stored, 'orderId');
  const gateway = readField(stored, 'gateway');
  const content = readField(stored, 'content');
  if (typeof orderId !== 'string' || typeof gateway !== 'string' || typeof content !== 'string') return null;
  const createAccount = readField(stored, 'createAccount') === true;
  return { orderId, gateway, content, createAccount };
}

/**
 * The unpaid order after the server's answer about one of them; null once it cannot be paid any more. The kept order may
 * be another one by now, which the answer does not concern.
 */
export function followUnpaid(unpaid: UnpaidOrder | null, answer: UnpaidAnswer): UnpaidOrder | null {
  const isOver = answer.result === 'paid' || hasEnded(answer);
  return isOver && unpaid?.orderId === answer.orderId ? null : unpaid;
}

const hasEnded = ({ result }: UnpaidAnswer): boolean => result === 'ended' || result === 'none';

/**
 * The answer after an unpaid order was given up, without a state, so that what the guest has been told remains. An order that
 * may still be paid is kept: the next one must not be placed beside it.
 */
export const toReleaseAnswer = (answer: UnpaidAnswer): UnpaidAnswer =>
  answer.result === 'paid' ? answer : { orderId: answer.orderId, result: hasEnded(answer) ? 'none' : 'unreachable' };
