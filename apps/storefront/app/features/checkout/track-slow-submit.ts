import type { OrderClient } from '@tischlein/contract/order-client';

const SLOW_MS = 2000;

/** 'A submit that takes longer than 2000 ms is tracked' (S2 §4), while it still runs: the slowest never come to an end. */
export async function trackSlowSubmit<Value>(
  orders: Pick<OrderClient, 'event'>,
  submit: Promise<Value>,
): Promise<Value> {
  const timer = setTimeout(() => void orders.event({ type: 'checkout', action: 'submit-timeout' }), SLOW_MS);
  return submit.finally(() => clearTimeout(timer));
}
