import { CHECKOUT } from '@tischlein/wording/storefront';
import { showToast } from '@tischlein/ui/toasts';
import { useRef } from 'react';
import type { Order } from '../../guest/use-order.ts';
import { type Answers, NO_ANSWERS } from './order-request.ts';

/** An order that is placed with PayPal's own button, whose window opens only by a touch of it. */
export interface PayPalOrder {
  /** Whether nothing stands in the way; what does is asked or said. */
  readonly check: () => Promise<boolean>;
  /** Places the order and gives PayPal's own; null: it could not be placed, and the guest has been told. */
  readonly place: () => Promise<string | null>;
  /** Keeps what the guest has answered for the next touch of the button. */
  readonly keepAnswers: (answers: Answers) => void;
}

const BY_BUTTON: Answers = { ...NO_ANSWERS, viaPayPalButton: true };

interface OrderCallbacks {
  readonly check: (answers: Answers) => Promise<boolean>;
  readonly send: (answers: Answers) => Promise<string | null>;
}

export function usePayPalOrder({ orderType, serveTime }: Order, { check, send }: OrderCallbacks): PayPalOrder {
  // What was confirmed, was confirmed for this way and time (spec 3 O5).
  const occasion = `${orderType} ${serveTime?.serveAt ?? ''}`;
  const confirmed = useRef({ occasion, answers: BY_BUTTON });
  const currentAnswers = (): Answers =>
    confirmed.current.occasion === occasion ? confirmed.current.answers : BY_BUTTON;
  return {
    check: () => check(currentAnswers()),
    place: () => send(currentAnswers()),
    keepAnswers: (answers) => {
      confirmed.current = { occasion, answers };
      showToast({ icon: 'info', text: CHECKOUT.payPalAgain });
    },
  };
}
