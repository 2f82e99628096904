import { CHECKOUT } from '@tischlein/wording/storefront';
import { showToast } from '@tischlein/ui/toasts';
import { useRef } from 'react';
import type { Order } from '../../ordering/use-order.ts';
import { type Answers, NO_ANSWERS } from './order-request.ts';

/** Ordering with PayPal's own button, whose window opens only on a tap. */
export interface PayPalOrder {
  /** Returns whether the order may be placed; otherwise asks or shows why. */
  readonly check: () => Promise<boolean>;
  /** Places the order and returns PayPal's order id; null: not placed, and the guest has been told. */
  readonly place: () => Promise<string | null>;
  /** Stores the guest's answers for the next tap on the button. */
  readonly keepAnswers: (answers: Answers) => void;
}

const BY_BUTTON: Answers = { ...NO_ANSWERS, viaPayPalButton: true };

interface OrderCallbacks {
  readonly check: (answers: Answers) => Promise<boolean>;
  readonly send: (answers: Answers) => Promise<string | null>;
}

export function usePayPalOrder({ orderType, serveTime }: Order, { check, send }: OrderCallbacks): PayPalOrder {
  // Answers are valid only for the order type and time they were given for (S3 O5).
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
