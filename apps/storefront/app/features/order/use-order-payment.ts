import * as calls from '@tischlein/contract/calls';
import {
  ASKED,
  type OrderPaymentEffect,
  type OrderPaymentPhase,
  type OrderPaymentState,
  type OrderToPay,
  stepOrderPayment,
} from '@tischlein/domain/checkout-flow';
import { isCalledOff, NOT_CHARGED, type PaymentStatus } from '@tischlein/domain/orders';
import { isPaid } from '@tischlein/domain/payments';
import { useStore } from '@tischlein/ui/store';
import { isPaidInPerson } from '@tischlein/wording';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRouter } from '../../browser/router.tsx';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import { forgetOrder } from '../../payment/forget-order.ts';
import { createMachine } from '../../payment/machine.ts';
import { openProvider } from '../../payment/open-provider.ts';
import { preparePayment } from '../../payment/prepare-payment.ts';
import { readUnpaid, saveUnpaid } from '../../payment/unpaid-order.ts';
import { useLatest } from '../../payment/use-latest.ts';
import { readWalletSession, rememberWalletSession } from '../../payment/wallet-session.ts';
import { BILL_NOT_PAID_PATH, PAYMENT_FAILED_PATH } from '../../shop/order-paths.ts';
import { PATHS } from '../../shop/paths.ts';
import type { LiveOrder, PlacedOrder } from './use-live-order.ts';

const POLL_EVERY_MS = 4000;
const MAX_POLLS = 8;

/** The outstanding payment of the guest's own order. */
export interface OrderPayment {
  readonly phase: OrderPaymentPhase;
  /** The cart and form of this order are still in this browser. */
  readonly canChange: boolean;
  readonly pay: () => void;
}

const UNPAID: readonly PaymentStatus[] = ['new', 'preparing', 'pending', 'unknown', 'failed', 'cancelled', 'expired'];

/** Returns whether the order is waiting for its payment. */
export const waitsForMoney = ({ status, paymentStatus, paymentMethod }: PlacedOrder): boolean =>
  status === 'placed' && (paymentMethod === null || !isPaidInPerson(paymentMethod)) && UNPAID.includes(paymentStatus);

/** Polls the outstanding payment, continues it, and returns to the checkout if it failed (S2 §4 Checkout steps). */
export function useOrderPayment({ order, reload }: LiveOrder): OrderPayment {
  const { shop } = useShop();
  const { replaceBy, goTo } = useRouter();
  const isOwn = order?.contact !== null && order?.contact !== undefined;
  const what = order?.isBillPart ? 'part' : 'order';
  const isKept = readUnpaid(shop.id, what)?.orderId === order?.id && order !== undefined;
  const toPay = order && isOwn && waitsForMoney(order) ? toOrderToPay(order) : null;
  const showForm = (): void => {
    if (isKept) replaceBy(what === 'part' ? BILL_NOT_PAID_PATH : PAYMENT_FAILED_PATH);
  };
  const showCheckout = (): void => goTo(what === 'part' ? PATHS.tableBill : PATHS.checkout);
  const latest = useLatest<PaymentPlace>({ shopId: shop.id, toPay, reload, showForm, showCheckout });
  const [{ store, dispatch }] = useState(() => createPayment(latest));
  usePaymentPolling(toPay !== null, (isFirst) =>
    dispatch({ kind: 'polled', walletSession: isFirst ? readWalletSession(location.search) : null }),
  );
  // A part of a bill and a group's order end as soon as their payment has failed (S2 §4).
  const endsAtOnce = order?.isBillPart === true || order?.quote.group !== undefined;
  const isOver = order && isCalledOff(order.status) && NOT_CHARGED.includes(order.paymentStatus);
  useFollowEnd({
    paid: isOwn && isKept && isPaid(order.paymentStatus) ? order.id : null,
    isEnded: isOwn && endsAtOnce && isOver === true,
    isPart: what === 'part',
    showForm,
  });
  return { phase: useStore(store).phase, canChange: isKept, pay: () => dispatch({ kind: 'pay' }) };
}

interface PaymentPlace {
  readonly shopId: string;
  /** null: there is nothing to pay. */
  readonly toPay: OrderToPay | null;
  readonly reload: () => void;
  /** Returns to the form if it is still kept. */
  readonly showForm: () => void;
  readonly showCheckout: () => void;
}

function createPayment(latest: ReturnType<typeof useLatest<PaymentPlace>>) {
  const run = async (effect: OrderPaymentEffect, { turn }: OrderPaymentState): Promise<void> => {
    const { value: place, isMounted } = latest();
    if (!isMounted) return;
    const { shopId, toPay, reload, showForm, showCheckout } = place;
    switch (effect.kind) {
      case 'settle': {
        if (!toPay) return;
        const answer = await send(calls.settlePayment, { params: { shop: shopId, ...toPay } });
        const result = answer.ok ? answer.value.result : 'waiting';
        return dispatch({ kind: 'settled', turn, result, walletSession: effect.walletSession });
      }
      case 'prepare': {
        if (!toPay) return;
        const { walletSession, isAgain } = effect;
        const answer = await preparePayment(shopId, { order: toPay, isAgain, request: { walletSession } });
        return dispatch({ kind: 'prepared', turn, answer });
      }
      case 'keepSession':
        return rememberWalletSession(effect.walletSession);
      case 'assign':
        return openProvider(effect.url) ? undefined : dispatch({ kind: 'providerMissing', turn });
      case 'showCheckout':
        return showCheckout();
      case 'showForm':
        return showForm();
      case 'reloadOrder':
        return reload();
    }
  };
  const { store, dispatch } = createMachine({
    start: ASKED,
    step: stepOrderPayment,
    run: (effect: OrderPaymentEffect, state: OrderPaymentState) => void run(effect, state),
  });
  return { store, dispatch };
}

interface End {
  /** The order, once it is paid. */
  readonly paid: string | null;
  /** It has ended without money. */
  readonly isEnded: boolean;
  readonly isPart: boolean;
  readonly showForm: () => void;
}

/** Clears the stored data of a paid order, and returns to the form of one that has ended without money. */
function useFollowEnd({ paid, isEnded, isPart, showForm }: End): void {
  const { shop, guest } = useShop();
  const leave = useEffectEvent(showForm);
  useEffect(() => {
    if (isEnded) leave();
    if (paid === null) return;
    // The cart is for the next round.
    if (isPart) saveUnpaid(shop.id, null, 'part');
    else forgetOrder({ guest, shop }, paid);
  }, [paid, isEnded, isPart, guest, shop]);
}

/** Polls at once and then every few seconds, up to the limit. */
function usePaymentPolling(isPolling: boolean, ask: (isFirst: boolean) => void): void {
  const poll = useEffectEvent(ask);
  useEffect(() => {
    if (!isPolling) return undefined;
    let polls = 0;
    const next = (): void => {
      if (polls < MAX_POLLS) poll(polls === 0);
      polls += 1;
    };
    const first = window.setTimeout(next);
    const others = window.setInterval(next, POLL_EVERY_MS);
    // Restored from the bfcache, the page would still say that it is redirecting.
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      polls = 1;
      next();
    };
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('pageshow', shown);
      window.clearTimeout(first);
      window.clearInterval(others);
    };
  }, [isPolling]);
}

const toOrderToPay = ({ id, paymentMethod }: PlacedOrder) =>
  paymentMethod === null ? null : { orderId: id, gateway: paymentMethod };
