import type { Address } from '@tischlein/domain/delivery';
import type { PaymentStatus } from '@tischlein/domain/orders';
import { isPaid } from '@tischlein/domain/payments';
import { isPaidInPerson } from '@tischlein/wording';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PAYMENT_FAILED_PATH } from '../../paths.ts';
import { forgetOrder } from '../../payment/forget-order.ts';
import { createOrdersApi } from '../../payment/orders-api.ts';
import { readReturnQuery, goToPay, type ReturnState, returnToOrder } from '../../payment/return-to-order.ts';
import { readUnpaid } from '../../payment/unpaid-order.ts';
import { useShop } from '../../shop-context.ts';
import type { LiveOrder, PlacedOrder } from './use-live-order.ts';

const POLL_EVERY_MS = 4000;
const MAX_POLLS = 8;

/** The payment of an order whose money has not come; it is the guest's own. */
export interface OrderPayment {
  /** null: he is being asked for. */
  readonly state: ReturnState | null;
  /** The cart and the form of this order are still in this browser. */
  readonly canChange: boolean;
  readonly pay: () => void;
}

const UNPAID: readonly PaymentStatus[] = ['new', 'preparing', 'pending', 'unknown', 'failed', 'cancelled', 'expired'];

/** Whether the kitchen waits for this order's money. */
export const waitsForMoney = ({ status, paymentStatus, paymentMethod }: PlacedOrder): boolean =>
  status === 'placed' && paymentMethod !== null && !isPaidInPerson(paymentMethod) && UNPAID.includes(paymentStatus);

/** Follows the payment of the order on the page: asks, leads on, and leads back to the checkout where it has failed (S2 §4). */
export function useOrderPayment({ order, reload }: LiveOrder): OrderPayment {
  const { shop } = useShop();
  const [orders] = useState(() => createOrdersApi(shop.id));
  const navigate = useNavigate();
  const [state, setState] = useState<ReturnState | null>(null);
  const isOwn = order?.contact !== null && order?.contact !== undefined;
  const isKept = readUnpaid(shop.id)?.orderId === order?.id && order !== undefined;
  const toPay = order && isOwn && waitsForMoney(order) ? toOrderToPay(order) : null;

  const isGone = useIsUnmounted();
  const follow = (next: ReturnState): void => {
    // Whoever looks at another page by now stays there.
    if (isGone.current) return;
    // What is asked from now on says nothing of the wallet's address.
    setState((before) => (next === 'waiting' && findOtherAddress(before) ? before : next));
    if (next === 'unpaid' && isKept) void navigate(PAYMENT_FAILED_PATH, { replace: true });
    if (next === 'paid' || next === 'ended') reload();
  };
  const ask = async (isFirst: boolean): Promise<void> => {
    if (!toPay) return;
    const returnQuery = isFirst ? readReturnQuery(location.search) : EMPTY_RETURN_QUERY;
    const before = attempt.steps();
    const next = await returnToOrder(orders, toPay, returnQuery);
    // Whoever pays meanwhile is on another way by now.
    if (attempt.steps() === before || next === 'paid' || next === 'ended') follow(next);
  };
  const attempt = useSingleFlight(async () => {
    if (toPay) follow(await goToPay(orders, toPay));
  });
  usePaymentPolling(toPay !== null, ask);

  useForgetPaidOrder(isOwn && isKept && isPaid(order.paymentStatus));
  return { state, canChange: isKept, pay: attempt.begin };
}

/** Something that is done once at a time, however often it is touched. `steps` is another number after each begin and each end of it. */
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

/** Nothing is left behind of an order that is paid. */
function useForgetPaidOrder(isDone: boolean): void {
  const { shop, guest } = useShop();
  useEffect(() => {
    if (isDone) forgetOrder({ guest, shop });
  }, [isDone, guest, shop]);
}

/** Whether the page has been left. */
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

/** Asks at once and then every few seconds, as long as there is something to ask and the guest may wait for it. */
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
    // Kept by the browser while the guest was away, the page still says that he is being led on.
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

/** The address that the wallet names instead of the order's; null: it names none. */
export const findOtherAddress = (state: ReturnState | null): Address | null =>
  typeof state === 'object' && state !== null ? state.otherAddress : null;

const EMPTY_RETURN_QUERY = { walletSession: null };

const toOrderToPay = ({ id, paymentMethod }: PlacedOrder) =>
  paymentMethod === null ? null : { orderId: id, gateway: paymentMethod };
