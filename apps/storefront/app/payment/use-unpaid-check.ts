import { followUnpaid } from '@tischlein/domain/checkout-flow';
import { useEffect } from 'react';
import { type ShopPage, useShop } from '../context/shop-context.ts';
import { settleUnpaid } from './ask-unpaid.ts';
import { forgetOrder } from './forget-order.ts';
import { readUnpaid, saveUnpaid } from './unpaid-order.ts';

/** Empties the cart if its order was paid after the guest closed the provider's page. */
export function useUnpaidCheck(): void {
  const { guest, shop } = useShop();
  useEffect(() => void checkUnpaid({ guest, shop }), [guest, shop]);
}

async function checkUnpaid(page: Pick<ShopPage, 'guest' | 'shop'>): Promise<void> {
  const { id } = page.shop;
  const asked = readUnpaid(id);
  if (!asked) return;
  const answer = await settleUnpaid(id, asked);
  // Another order may be unpaid by now; the answer does not concern it.
  const isKept = readUnpaid(id)?.orderId === asked.orderId;
  if (answer.result === 'paid' && isKept) forgetOrder(page);
  else if (isKept) saveUnpaid(id, followUnpaid(asked, answer));
}
