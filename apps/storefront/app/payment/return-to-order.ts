import * as calls from '@tischlein/contract/calls';
import type { OrderToPay } from './unpaid-order.ts';
import type { Address } from '@tischlein/domain/delivery';
import { preparePayment } from './prepare-payment.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { send } from '../api/send.ts';

/** Payment state of an order its guest has returned to. */
export type ReturnState =
  | 'paid'
  | 'waiting'
  | 'unpaid'
  | 'ended'
  | 'leaving'
  /** The wallet holds another address, for which the agreed terms do not apply (S3 K11). */
  | { readonly otherAddress: Address };

/** Query parameters the provider adds on return. */
interface ReturnQuery {
  /** The wallet's session, to be confirmed once. */
  readonly walletSession: string | null;
}

export function readReturnQuery(query: string): ReturnQuery {
  const params = new URLSearchParams(query);
  return { walletSession: params.get('amazonCheckoutSessionId') };
}

/** Asks for the state of the payment and confirms a wallet's session (S2 §4 Checkout steps, S3 K11). */
export async function returnToOrder(shop: string, order: OrderToPay, brought: ReturnQuery): Promise<ReturnState> {
  const { walletSession } = brought;
  const answer = await send(calls.settlePayment, { params: { shop, ...order } });
  const result = answer.ok ? answer.value.result : 'waiting';
  if (result !== 'waiting' || walletSession === null || isConfirmed(walletSession)) return result;
  return confirmWallet(shop, order, walletSession);
}

/** Continues the payment where the provider requires it. */
export async function goToPay(
  shop: string,
  order: OrderToPay,
  request?: { readonly walletSession: string },
): Promise<ReturnState> {
  const next = await preparePayment(shop, order, request);
  switch (next.kind) {
    case 'external':
      location.assign(next.url);
      return 'leaving';
    case 'payPal':
    case 'wallet':
      // Their scripts are allowed at the checkout only.
      location.assign(location.pathname.replace(/\/success\/.*$/, ''));
      return 'leaving';
    case 'addressHint':
      return { otherAddress: next.address };
    case 'failed':
      return 'unpaid';
    default:
      return next.kind;
  }
}

// The wallet returns with the same session a second time.
const confirmedSessionPlace = { area: 'session', shopId: null, name: 'tischlein:wallet' } as const;
const isConfirmed = (session: string): boolean => readStored(confirmedSessionPlace) === session;

async function confirmWallet(shop: string, order: OrderToPay, walletSession: string): Promise<ReturnState> {
  const state = await goToPay(shop, order, { walletSession });
  if (state === 'leaving') writeStored(confirmedSessionPlace, walletSession);
  return state;
}
