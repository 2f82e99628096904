import type { Address } from '../delivery/address.ts';
import { isPreparedAgain, type PrepareAnswer } from './events.ts';

/** The payment of a placed order, as its page shows it (S2 §4 Checkout steps). */
export type OrderPaymentPhase =
  /** asked: not known yet · leaving: the guest is being redirected. */
  | { readonly kind: 'asked' | 'paid' | 'waiting' | 'unpaid' | 'ended' | 'leaving' }
  /** The wallet holds another address, for which the agreed terms do not apply (S3 K11). */
  | { readonly kind: 'otherAddress'; readonly address: Address };

export interface OrderPaymentState {
  readonly phase: OrderPaymentPhase;
  /** The payment that is being prepared, with the wallet's session if that is what it confirms. */
  readonly preparing: { readonly attempt: number; readonly walletSession: string | null } | null;
  /** Grows when a payment is started or has been prepared. */
  readonly turn: number;
}

/** Answers carry the turn in which their effect began. */
export type OrderPaymentEvent =
  | { readonly kind: 'pay' }
  /** It is time to ask; walletSession: the guest came from the wallet, which has to be told once (S3 K11). */
  | { readonly kind: 'polled'; readonly walletSession: string | null }
  | {
      readonly kind: 'settled';
      readonly turn: number;
      readonly result: 'paid' | 'waiting' | 'unpaid' | 'ended';
      readonly walletSession: string | null;
    }
  | { readonly kind: 'prepared'; readonly turn: number; readonly answer: PrepareAnswer }
  /** The provider's page could not be opened. */
  | { readonly kind: 'providerMissing'; readonly turn: number };

export type OrderPaymentEffect =
  | { readonly kind: 'settle'; readonly walletSession: string | null }
  /** isAgain: one second after the last attempt. */
  | { readonly kind: 'prepare'; readonly walletSession: string | null; readonly isAgain: boolean }
  | { readonly kind: 'keepSession'; readonly walletSession: string }
  | { readonly kind: 'assign'; readonly url: string }
  /** showCheckout: for scripts that are allowed there only · showForm: to pay otherwise, if cart and form are still kept. */
  | { readonly kind: 'showCheckout' | 'showForm' | 'reloadOrder' };

type Next = readonly [OrderPaymentState, readonly OrderPaymentEffect[]];

export const ASKED: OrderPaymentState = { phase: { kind: 'asked' }, preparing: null, turn: 0 };

export function stepOrderPayment(state: OrderPaymentState, event: OrderPaymentEvent): Next {
  switch (event.kind) {
    case 'pay':
      return state.preparing ? [state, []] : prepare(state, { attempt: 1, walletSession: null });
    case 'polled':
      return [state, [{ kind: 'settle', walletSession: event.walletSession }]];
    case 'settled':
      return followSettled(state, event);
    case 'prepared':
      return event.turn === state.turn ? followPrepared(state, event.answer) : [state, []];
    case 'providerMissing':
      return event.turn === state.turn ? show(state, { kind: 'unpaid' }) : [state, []];
  }
}

function prepare(state: OrderPaymentState, preparing: NonNullable<OrderPaymentState['preparing']>): Next {
  const { attempt, walletSession } = preparing;
  return [{ ...state, preparing, turn: state.turn + 1 }, [{ kind: 'prepare', walletSession, isAgain: attempt > 1 }]];
}

function followSettled(state: OrderPaymentState, event: Extract<OrderPaymentEvent, { kind: 'settled' }>): Next {
  const { result, walletSession } = event;
  const next = { ...state, preparing: null, turn: state.turn + 1 };
  if (result === 'paid' || result === 'ended') return show(next, { kind: result });
  // A payment was started since then: this answer is outdated.
  if (event.turn !== state.turn || state.preparing) return [state, []];
  if (result === 'waiting' && walletSession !== null) return prepare(state, { attempt: 1, walletSession });
  // Later answers do not include the wallet's address; keep it.
  if (result === 'waiting' && state.phase.kind === 'otherAddress') return [state, []];
  return show(state, { kind: result });
}

function followPrepared(state: OrderPaymentState, answer: PrepareAnswer): Next {
  const { preparing } = state;
  if (!preparing) return [state, []];
  const { attempt, walletSession } = preparing;
  if (isPreparedAgain(answer, attempt)) return prepare(state, { attempt: attempt + 1, walletSession });
  const next = { ...state, preparing: null, turn: state.turn + 1 };
  const kept: OrderPaymentEffect[] = walletSession === null ? [] : [{ kind: 'keepSession', walletSession }];
  const leaving = { ...next, phase: { kind: 'leaving' } } as const;
  switch (answer.kind) {
    case 'external':
      return [leaving, [...kept, { kind: 'assign', url: answer.url }]];
    case 'payPal':
    case 'wallet':
      return [leaving, [...kept, { kind: 'showCheckout' }]];
    case 'addressHint':
      return show(next, { kind: 'otherAddress', address: answer.address });
    case 'failed':
    case 'unreachable':
      return show(next, { kind: 'unpaid' });
    case 'paid':
    case 'waiting':
      return show(next, { kind: answer.kind });
  }
}

function show(state: OrderPaymentState, phase: OrderPaymentPhase): Next {
  const next = { ...state, phase };
  if (phase.kind === 'unpaid') return [next, [{ kind: 'showForm' }]];
  return [next, phase.kind === 'paid' || phase.kind === 'ended' ? [{ kind: 'reloadOrder' }] : []];
}
