import * as calls from '@tischlein/contract/calls';
import type { PaymentRequest, PaymentResponse } from '@tischlein/contract/shop';
import type { OrderToPay, PrepareAnswer, WalletButton } from '@tischlein/domain/checkout-flow';
import { delay } from '@tischlein/ui/delay';
import { send } from '../api/send.ts';

const AGAIN_AFTER_MS = 1000;

interface Preparation {
  readonly order: OrderToPay;
  /** Asked before: waits a second first. */
  readonly isAgain: boolean;
  readonly request?: PaymentRequest;
}

/** Asks where the payment continues, with the same key for the same order (S2 §4 Payment preparation, S3 K3). */
export async function preparePayment(
  shop: string,
  { order, isAgain, request = {} }: Preparation,
): Promise<PrepareAnswer> {
  if (isAgain) await delay(AGAIN_AFTER_MS);
  const answer = await send(calls.preparePayment, { params: { shop, ...order }, body: request });
  if (answer.ok) return toPrepareAnswer(answer.value);
  return { kind: isRefused(answer.status) ? 'failed' : 'unreachable' };
}

// Client errors do not change on a retry.
const isRefused = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

function toPrepareAnswer(answer: PaymentResponse): PrepareAnswer {
  const { status, url, id, address } = answer;
  if (status === 'captured') return { kind: 'paid' };
  if (status === 'pending') return { kind: 'waiting' };
  if (status === 'addressHint' && address) return { kind: 'addressHint', address };
  if (url !== undefined) return { kind: 'external', url };
  if (id !== undefined) return { kind: 'payPal', payPalOrder: id };
  const button = readButton(answer);
  return button ? { kind: 'wallet', button } : { kind: 'failed' };
}

function readButton(answer: PaymentResponse): WalletButton | null {
  const { payload = '', signature = '', keyid = '', merchantid = '', algorithm = '', sandbox = false } = answer;
  return payload === '' ? null : { payload, signature, keyid, merchantid, algorithm, sandbox };
}
