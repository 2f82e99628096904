import { cartProblem } from '@tischlein/wording';
import { useEffect, useEffectEvent } from 'react';
import { useClock, useShop } from '../shop-context.ts';
import { showToast } from '../ui/toasts.tsx';
import { keptCart } from './settle-cart.ts';
import type { Order } from './use-order.ts';

/** Takes out of the kept cart what can no longer be had, and says so (S1 §4 'Cart availability', spec 3 T15). */
export function useCartKeeping(order: Order): void {
  const { guest } = useShop();
  const { time } = useClock();
  const { problems } = order;
  const key = problems.map(({ code, item, part = '' }) => `${code} ${item} ${part}`).join('\n');
  const keep = useEffectEvent(() => {
    const words = problems.map((problem) => cartProblem(problem, time.day));
    guest.cart.set(keptCart(order.cart, order.unsuitable));
    guest.changes.set([...new Set([...guest.changes.get(), ...words])]);
    for (const text of words.slice(0, 2)) showToast({ icon: 'clock', text });
  });
  useEffect(() => {
    if (key !== '') keep();
  }, [key]);
}
