import type { Address } from '@tischlein/domain/delivery';
import type { PaymentStatus } from '@tischlein/domain/orders';
import { isPaid } from '@tischlein/domain/payments';
import { isPaidInPerson } from '@tischlein/wording';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PAYMENT_FAILED_PATH } from '../../shop/paths.ts';
import { forgetOrder } from '../../payment/forget-order.ts';
import { readReturnQuery, goToPay, type ReturnState, returnToOrder } from '../../payment/return-to-order.ts';
import { readUnpaid } from '../../payment/unpaid-order.ts';
import { useShop } from '../../context/shop-context.ts';
import type { LiveOrder, PlacedOrder } from './use-live-order.ts';

const POLL_EVERY_MS = 4000;
const MAX_POLLS = 8;

/** The outstanding payment of the guest's own order. */
export interface OrderPayment {
  /** null: not known yet. */
  readonly state: ReturnState | null;
  /** The cart and form of this order are still in this browser. */
  readonly canChange: boolean;
  readonly pay: () => void;
}

const UNPAID: readonly PaymentStatus[] = ['new', 'preparing', 'pending', 'unknown', 'failed', 'cancelled', 'expired'];

/** Returns whether the order is waiting for its payment. */
export const waitsForMoney = ({ status, paymentStatus, paymentMethod }: PlacedOrder): boolean =>
  status === 'placed' && paymentMethod !== null && !isPaidInPerson(paymentMethod) && UNPAID.includes(paymentStatus);

/** Polls the outstanding payment, continues it, and returns to the checkout if it failed (S2 §4 Checkout steps). */
export function useOrderPayment({ order, reload }: LiveOrder): OrderPayment {
  const { shop } = useShop();
  const navigate = useNavigate();
  const [state, setState] = useState<ReturnState | null>(null);
  const isOwn = order?.contact !== null && order?.contact !== undefined;
  const isKept = readUnpaid(shop.id)?.orderId === order?.id && order !== undefined;
  const toPay = order && isOwn && waitsForMoney(order) ? toOrderToPay(order) : null;

  const isGone = useIsUnmounted();
  const follow = (next: ReturnState): void => {
    // The guest has left the page.
    if (isGone.current) return;
    // Later polls do not include the wallet's address; keep it.
    setState((before) => (next === 'waiting' && findOtherAddress(before) ? before : next));
    if (next === 'unpaid' && isKept) void navigate(PAYMENT_FAILED_PATH, { replace: true });
    if (next === 'paid' || next === 'ended') reload();
  };
  const ask = async (isFirst: boolean): Promise<void> => {
    if (!toPay) return;
    const returnQuery = isFirst ? readReturnQuery(location.search) : EMPTY_RETURN_QUERY;
    const before = attempt.steps();
    const next = await returnToOrder(shop.id, toPay, returnQuery);
    // A payment was started since then: this answer is outdated, unless it is final.
    if (attempt.steps() === before || next === 'paid' || next === 'ended') follow(next);
  };
  const attempt = useSingleFlight(async () => {
    if (toPay) follow(await goToPay(shop.id, toPay));
  });
  usePaymentPolling(toPay !== null, ask);

  useForgetPaidOrder(isOwn && isKept && isPaid(order.paymentStatus));
  return { state, canChange: isKept, pay: attempt.begin };
}

/** Runs `attempt` one at a time. `steps` changes with every start and end. */
function useSingleFlight(attempt: () => Promise<void>) {
  const steps = useRef(0);
  const isUnderWay = useRef(false);
  const run = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    steps.current += 1;
    await attempt();
    steps.current += 1;
    isUnderWay.current = false;
  };
  return { steps: () => steps.current, begin: () => void run() };
}

/** Clears the stored data of a paid order. */
function useForgetPaidOrder(isDone: boolean): void {
  const { shop, guest } = useShop();
  useEffect(() => {
    if (isDone) forgetOrder({ guest, shop });
  }, [isDone, guest, shop]);
}

function useIsUnmounted() {
  const isGone = useRef(false);
  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );
  return isGone;
}

/** Polls at once and then every few seconds, up to the limit. */
function usePaymentPolling(isPolling: boolean, ask: (isFirst: boolean) => Promise<void>): void {
  const poll = useEffectEvent(ask);
  useEffect(() => {
    if (!isPolling) return undefined;
    let polls = 0;
    const next = (): void => {
      if (polls < MAX_POLLS) void poll(polls === 0);
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

/** The address in the wallet, if it differs from the order's; otherwise null. */
export const findOtherAddress = (state: ReturnState | null): Address | null =>
  typeof state === 'object' && state !== null ? state.otherAddress : null;

const EMPTY_RETURN_QUERY = { walletSession: null };

const toOrderToPay = ({ id, paymentMethod }: PlacedOrder) =>
  paymentMethod === null ? null : { orderId: id, gateway: paymentMethod };
