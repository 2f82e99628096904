import { paymentResponse, type PaymentResponse } from '@tischlein/contract/shop';
import type { Prepared } from './provider.ts';

export type PrepareOutcome =
  | { readonly code: 'answer'; readonly answer: PaymentResponse }
  | { readonly code: 'orderUnknown' | 'methodNotAllowed' | 'unreachable' };

type KnownPrepared = Exclude<Prepared, { readonly code: 'unknown' }>;

/** Converts a prepared payment for the browser (S2 §3 Payment response). */
export function toPaymentResponse(prepared: KnownPrepared): PaymentResponse {
  switch (prepared.code) {
    case 'redirect': {
      const { url, sessionId } = prepared;
      return sessionId === undefined ? { url } : { url, sessionid: sessionId };
    }
    case 'button':
      return { id: prepared.reference };
    case 'wallet': {
      const { payload, signature, keyId: keyid, merchantId: merchantid, algorithm, isSandbox: sandbox } = prepared;
      return { payload, signature, keyid, merchantid, algorithm, sandbox };
    }
    case 'refused':
      return { status: 'failed' };
  }
}

/** Serializes the answer for a repeated request; null: there is nothing to continue with. */
export const serializeAnswer = (prepared: KnownPrepared): string | null =>
  prepared.code === 'refused' ? null : JSON.stringify(toPaymentResponse(prepared));

export const parseAnswer = (stored: string): PaymentResponse => paymentResponse.parse(JSON.parse(stored));

/** Returns the provider's id of the object; null: the guest brings it (Amazon Pay), or nothing was made. */
export const findReference = (prepared: KnownPrepared): string | null =>
  prepared.code === 'redirect' || prepared.code === 'button' ? prepared.reference : null;
