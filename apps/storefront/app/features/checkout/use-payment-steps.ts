import type { OrderRequest, OrderResponse } from '@tischlein/contract/shop';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { isPaidInPerson } from '@tischlein/wording';
import { latestOnly } from '@tischlein/ui/in-order';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkUnpaid, abandonUnpaid, type UnpaidState } from '../../payment/check-unpaid.ts';
import { forgetOrder } from '../../payment/forget-order.ts';
import { serializeContent, saveUnpaid, readUnpaid } from '../../payment/unpaid-order.ts';
import { useShop } from '../../context/shop-context.ts';
import { rememberNewAccount } from '../../guest/new-account.ts';
import { usePaying, useTakePayPal } from './use-paying.ts';

/** Why the guest is back at the form although the order has been placed. */
export type PaymentNotice = 'failed' | 'cancelled' | 'open' | 'timeOver' | 'checking';

/**
 * gone: the guest is being redirected or has been told why not · place: the order may be placed · unreachable: no
 * answer · otherwise PayPal's order for its button.
 */
export type PaymentOutcome = 'gone' | 'place' | 'unreachable' | { readonly payPalOrder: string };

interface SentOrder {
  readonly answer: OrderResponse;
  /**
   * The request that was answered: an earlier attempt whose answer got lost may have arrived instead of the current
   * one.
   */
  readonly sent: OrderRequest;
  readonly intended: OrderRequest;
}

/**
 * The steps after the order is placed: prepare → external or confirmation; back to address on failure (S2 §4 Checkout
 * steps).
 */
export interface PaymentSteps {
  readonly step: 'address' | 'prepare' | 'external';
  readonly notice: PaymentNotice | null;
  /** Continues after the answer to the order call. */
  readonly startPayment: (order: SentOrder) => Promise<PaymentOutcome>;
  /**
   * Resumes the unpaid order if it has the same content; otherwise abandons it first, so that only one order goes
   * through.
   */
  readonly resumePayment: (request: OrderRequest) => Promise<PaymentOutcome>;
  /**
   * Captures a payment approved with PayPal's button; restart: the guest has to choose another funding source there.
   */
  readonly takePayPal: (payPalOrder: string) => Promise<'gone' | 'restart'>;
  /** Returns to the form without payment. */
  readonly comeBack: (notice: PaymentNotice) => void;
}

export function usePaymentSteps(isCancelled: boolean): PaymentSteps {
  const page = useShop();
  const { step, notice, setStep, setNotice, pay, showOrder, comeBack } = usePaying();
  const takePayPal = useTakePayPal({ setStep, comeBack, showOrder });
  const show = (state: UnpaidState): void => {
    if (state.result === 'paid') showOrder(state.orderId);
    else setNotice(toNotice(state, isCancelled));
  };
  const discardCheck = useReturnCheck(show, () => setStep('address'));
  const resumePayment = async (request: OrderRequest): Promise<PaymentOutcome> => {
    discardCheck();
    const isSame = readUnpaid(page.shop.id)?.content === serializeContent(request);
    const state = await (isSame ? checkUnpaid(page) : abandonUnpaid(page));
    const unpaid = readUnpaid(page.shop.id);
    if (state?.result === 'paid') showOrder(state.orderId);
    else if (!unpaid) return 'place';
    else if (isSame) return pay(unpaid);
    else if (!state) return 'unreachable';
    else setNotice('checking');
    return 'gone';
  };
  const startPayment = async ({ answer, sent, intended }: SentOrder): Promise<PaymentOutcome> => {
    const { id: orderId } = answer.order;
    if (sent.createAccount) rememberNewAccount(page.shop.id, orderId);
    const { paymentGatewayId: gateway } = answer;
    if (gateway === null || !isPaidOnline(gateway)) {
      forgetOrder(page);
      showOrder(orderId);
      return 'gone';
    }
    const content = serializeContent(sent);
    const { acceptAdvertising = false, createAccount = false } = sent;
    saveUnpaid(page.shop.id, { orderId, gateway, content, acceptAdvertising, createAccount });
    if (content !== serializeContent(intended)) return resumePayment(intended);
    return pay({ orderId, gateway });
  };
  return { step, notice, startPayment, resumePayment, takePayPal, comeBack };
}

const isPaidOnline = (gateway: string): boolean =>
  PAYMENT_METHODS.some((method) => method === gateway && !isPaidInPerson(method));

function toNotice({ result, paymentStatus }: UnpaidState, isCancelled: boolean): PaymentNotice {
  if (result === 'ended' || paymentStatus === 'expired') return 'timeOver';
  if (paymentStatus === 'failed') return 'failed';
  return isCancelled || paymentStatus === 'cancelled' ? 'cancelled' : 'open';
}

/**
 * Checks the unpaid order on mount and on bfcache restore. Returns a function that discards a pending check; call it
 * before submitting again.
 */
function useReturnCheck(show: (state: UnpaidState) => void, resetStep: () => void): () => void {
  const page = useShop();
  const [ifLatest] = useState(latestOnly);
  const ask = useEffectEvent(() => {
    const take = ifLatest(show);
    void checkUnpaid(page).then((state) => state && take(state));
  });
  // Restored from the bfcache, the page would still say that it is redirecting.
  const checkIfRestored = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    resetStep();
    ask();
  });
  useEffect(() => {
    ask();
    const onPageShow = (event: PageTransitionEvent): void => checkIfRestored(event);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  return () => ifLatest(() => {})(null);
}
