import type { OrderPayment, RefundRequest } from '@tischlein/contract/office';
import type { ApiResult } from '@tischlein/contract/client';
import { inOrder } from '@tischlein/ui/in-order';
import { useCallback, useEffect, useState } from 'react';
import { giveBack, readMoney } from '../api.ts';

const LOOK_AGAIN_AFTER_MS = 2000;

export interface Money {
  /** null until it is known, or where nothing is paid online. */
  readonly payment: OrderPayment | null;
  readonly problem: string;
  /** Asks for a refund; the same key twice is one. True: it is on its way. */
  readonly give: (request: RefundRequest) => Promise<boolean>;
}

/** An order's money; looked at again while something of it is on its way. `heard` is what was last heard of the order: something new makes it look too. */
export function useMoney(shop: string, orderId: string | null, heard: unknown = null): Money {
  const [payment, setPayment] = useState<OrderPayment | null>(null);
  const [problem, setProblem] = useState('');
  const [newest] = useState(inOrder);
  const own = payment !== null && payment.orderId === orderId ? payment : null;
  const isUnderWay = own?.refunds.some((refund) => refund.state === 'requested') ?? false;
  useEffect(() => {
    if (orderId === null) return;
    let isWanted = true;
    const take = (answer: ApiResult<OrderPayment>): void => {
      if (isWanted && answer.ok) setPayment(answer.value);
    };
    const look = (): void => void readMoney(shop, orderId).then(newest(take));
    look();
    const timer = isUnderWay ? window.setInterval(look, LOOK_AGAIN_AFTER_MS) : undefined;
    return () => {
      isWanted = false;
      window.clearInterval(timer);
    };
  }, [shop, orderId, heard, isUnderWay, newest]);
  const give = useCallback(
    async (request: RefundRequest) => {
      if (orderId === null) return false;
      const answer = await giveBack(shop, orderId, request);
      setProblem(answer.ok ? '' : answer.problem.message);
      // Whatever was asked before is older than this.
      if (answer.ok) newest(setPayment)(answer.value);
      return answer.ok;
    },
    [shop, orderId, newest],
  );
  return { payment: own, problem, give };
}
