import type { OrderToPay, OrderClient } from '@tischlein/contract/order-client';
import type { Address } from '@tischlein/domain/delivery';
import { preparePayment } from './prepare-payment.ts';
import { readStored, writeStored } from '../storage.ts';

/** How an order stands that its guest looks at before it is paid. */
export type ReturnState =
  | 'paid'
  | 'waiting'
  | 'unpaid'
  | 'ended'
  | 'leaving'
  /** The wallet would have it delivered there, which is not on the terms that were agreed to (spec 3 K11). */
  | { readonly otherAddress: Address };

/** What the provider has added to the address with which it sent the guest back. */
interface ReturnQuery {
  /** The wallet's session, to be confirmed once. */
  readonly walletSession: string | null;
}

export function readReturnQuery(query: string): ReturnQuery {
  const params = new URLSearchParams(query);
  return { walletSession: params.get('amazonCheckoutSessionId') };
}

/** Asks how an order stands to which a guest has come back, and takes the steps that are his browser's (S2 §4, spec 3 K11). */
export async function returnToOrder(
  orders: OrderClient,
  order: OrderToPay,
  brought: ReturnQuery,
): Promise<ReturnState> {
  const { walletSession } = brought;
  const answer = await orders.settle(order);
  const result = answer.ok ? answer.value.result : 'waiting';
  if (result !== 'waiting' || walletSession === null || isConfirmed(walletSession)) return result;
  return confirmWallet(orders, order, walletSession);
}

/** Leads to where the order is paid. */
export async function goToPay(
  orders: OrderClient,
  order: OrderToPay,
  request?: { readonly walletSession: string },
): Promise<ReturnState> {
  const next = await preparePayment(orders, order, request);
  switch (next.kind) {
    case 'external':
      location.assign(next.url);
      return 'leaving';
    case 'payPal':
    case 'wallet':
      // Their scripts are let in at the checkout only.
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

// The wallet sends the guest back from its second page with the same session.
const confirmedSessionPlace = { area: 'session', shopId: null, name: 'tischlein:wallet' } as const;
const isConfirmed = (session: string): boolean => readStored(confirmedSessionPlace) === session;

async function confirmWallet(orders: OrderClient, order: OrderToPay, walletSession: string): Promise<ReturnState> {
  const state = await goToPay(orders, order, { walletSession });
  if (state === 'leaving') writeStored(confirmedSessionPlace, walletSession);
  return state;
}
