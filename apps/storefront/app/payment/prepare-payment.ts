import * as calls from '@tischlein/contract/calls';
import type { OrderToPay } from './unpaid-order.ts';
import type { WalletButton } from './amazon-pay.ts';
import type { PaymentRequest, PaymentResponse } from '@tischlein/contract/shop';
import { send } from '../api/send.ts';

const ATTEMPTS = 3;
const RETRY_AFTER_MS = 1000;

/** The step after preparing a payment (S2 §4 Checkout steps). */
export type NextStep =
  | { readonly kind: 'paid' | 'failed' | 'waiting' }
  /** Redirects to the provider. */
  | { readonly kind: 'external'; readonly url: string }
  /** Continues with PayPal's button. */
  | { readonly kind: 'payPal'; readonly id: string }
  | { readonly kind: 'wallet'; readonly button: WalletButton }
  | { readonly kind: 'addressHint'; readonly address: NonNullable<PaymentResponse['address']> };

/**
 * Prepares the payment: up to three attempts, 1 s apart, with the same key for the same order (S2 §4 Payment
 * preparation, S3 K3).
 */
export async function preparePayment(shop: string, order: OrderToPay, request: PaymentRequest = {}): Promise<NextStep> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(calls.preparePayment, { params: { shop, ...order }, body: request });
    const step = answer.ok ? toNextStep(answer.value) : null;
    const isDefinite = answer.ok ? step?.kind !== 'waiting' : isRefused(answer.status);
    if (isDefinite || attempt === ATTEMPTS) return step ?? { kind: 'failed' };
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  }
}

// Client errors do not change on a retry.
const isRefused = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

function toNextStep(answer: PaymentResponse): NextStep {
  const { status, url, id, address } = answer;
  if (status === 'captured') return { kind: 'paid' };
  if (status === 'pending') return { kind: 'waiting' };
  if (status === 'addressHint' && address) return { kind: 'addressHint', address };
  if (url !== undefined) return { kind: 'external', url };
  if (id !== undefined) return { kind: 'payPal', id };
  return walletStep(answer) ?? { kind: 'failed' };
}

function walletStep(answer: PaymentResponse): NextStep | null {
  const { payload = '', signature = '', keyid = '', merchantid = '', algorithm = '', sandbox = false } = answer;
  const button = { payload, signature, keyid, merchantid, algorithm, sandbox };
  return payload === '' ? null : { kind: 'wallet', button };
}
