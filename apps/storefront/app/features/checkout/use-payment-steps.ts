import type { OrderRequest, OrderResponse } from '@tischlein/contract/shop';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { isPaidInPerson } from '@tischlein/wording';
import { latestOnly } from '@tischlein/ui/in-order';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkUnpaid, abandonUnpaid, type UnpaidState } from '../../payment/check-unpaid.ts';
import { forgetOrder } from '../../payment/forget-order.ts';
import { serializeContent, saveUnpaid, readUnpaid } from '../../payment/unpaid-order.ts';
import { useShop } from '../../shop-context.ts';
import { rememberNewAccount } from '../../guest/new-account.ts';
import { usePaying, useTakePayPal } from './use-paying.ts';

/** Why the guest is in the form although he has ordered. */
export type PaymentNotice = 'failed' | 'cancelled' | 'open' | 'timeOver' | 'checking';

/**
 * gone: the guest is led on, or told why not · place: nothing is in the way of the order · unreachable: nobody could be asked ·
 * PayPal's own order, with which its button goes on.
 */
export type PaymentOutcome = 'gone' | 'place' | 'unreachable' | { readonly payPalOrder: string };

interface SentOrder {
  readonly answer: OrderResponse;
  /** What was sent; an attempt before, whose answer got lost, may have arrived instead of what is wanted now. */
  readonly sent: OrderRequest;
  readonly intended: OrderRequest;
}

/** The steps after an order has been taken: prepare → external or confirmation, back to address on failure (S2 §4). */
export interface PaymentSteps {
  readonly step: 'address' | 'prepare' | 'external';
  readonly notice: PaymentNotice | null;
  /** Leads on from the answer of the order call. */
  readonly startPayment: (order: SentOrder) => Promise<PaymentOutcome>;
  /** Goes on with the order that waits for its money, if it is the very same; another is given up first, so that one of them goes through. */
  readonly resumePayment: (request: OrderRequest) => Promise<PaymentOutcome>;
  /** Takes what was approved with PayPal's button; restart: the guest chooses another source of money there. */
  readonly takePayPal: (payPalOrder: string) => Promise<'gone' | 'restart'>;
  /** Back in the form, unpaid. */
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
 * Whoever comes back, by the provider's link, the back button or a reload, hears how his order stands. Gives what is called when he
 * goes on: how it stood before is then no news any more.
 */
function useReturnCheck(show: (state: UnpaidState) => void, resetStep: () => void): () => void {
  const page = useShop();
  const [ifLatest] = useState(latestOnly);
  const ask = useEffectEvent(() => {
    const take = ifLatest(show);
    void checkUnpaid(page).then((state) => state && take(state));
  });
  // Kept by the browser while the guest was away, the page still says that he is being led on.
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
