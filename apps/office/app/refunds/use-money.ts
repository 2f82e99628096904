import * as calls from '@tischlein/contract/calls';
import type { OrderPayment, RefundRequest } from '@tischlein/contract/office';
import type { ApiResult } from '@tischlein/contract/client';
import { latestOnly } from '@tischlein/ui/in-order';
import { useCallback, useEffect, useState } from 'react';
import { send } from '../api/send.ts';

const POLL_EVERY_MS = 2000;

export interface Money {
  /** null until loaded, and for orders not paid online. */
  readonly payment: OrderPayment | null;
  readonly problem: string;
  /** Requests a refund, idempotent by key; true: requested. */
  readonly refund: (request: RefundRequest) => Promise<boolean>;
}

/** An order's payment; polled while a refund is pending. Reloads whenever `orderState` changes. */
export function useMoney(shop: string, orderId: string | null, orderState: unknown = null): Money {
  const [payment, setPayment] = useState<OrderPayment | null>(null);
  const [problem, setProblem] = useState('');
  const [latest] = useState(latestOnly);
  const own = payment !== null && payment.orderId === orderId ? payment : null;
  const isRefundPending = own?.refunds.some((refund) => refund.state === 'requested') ?? false;
  useEffect(() => {
    if (orderId === null) return;
    let isMounted = true;
    const applyResult = (answer: ApiResult<OrderPayment>): void => {
      if (isMounted && answer.ok) setPayment(answer.value);
    };
    const refresh = (): void =>
      void send(calls.getOrderPayment, { params: { shop, orderId } }).then(latest(applyResult));
    refresh();
    const timer = isRefundPending ? window.setInterval(refresh, POLL_EVERY_MS) : undefined;
    return () => {
      isMounted = false;
      window.clearInterval(timer);
    };
  }, [shop, orderId, orderState, isRefundPending, latest]);
  const refund = useCallback(
    async (request: RefundRequest) => {
      if (orderId === null) return false;
      const answer = await send(calls.refundOrder, { params: { shop, orderId }, body: request });
      setProblem(answer.ok ? '' : answer.problem.message);
      // Reads started before this response are older; drop them.
      if (answer.ok) latest(setPayment)(answer.value);
      return answer.ok;
    },
    [shop, orderId, latest],
  );
  return { payment: own, problem, refund };
}
