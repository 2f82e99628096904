import { followUnpaid } from '@tischlein/domain/checkout-flow';
import { useEffect, useEffectEvent } from 'react';
import { type ShopPage, useShop } from '../context/shop-context.ts';
import { settleUnpaid } from './ask-unpaid.ts';
import { forgetOrder } from './forget-order.ts';
import { readUnpaid, saveUnpaid } from './unpaid-order.ts';

type Page = Pick<ShopPage, 'guest' | 'shop'>;

/** Once per page: by default empties the cart if its order was paid after the guest closed the provider's page. */
export function useUnpaidCheck(check: (page: Page) => Promise<void> = checkUnpaid): void {
  const { guest, shop } = useShop();
  const run = useEffectEvent(check);
  useEffect(() => void run({ guest, shop }), [guest, shop]);
}

async function checkUnpaid(page: Page): Promise<void> {
  const { id } = page.shop;
  const asked = readUnpaid(id);
  if (!asked) return;
  const answer = await settleUnpaid(id, asked);
  // Another order may be unpaid by now; the answer does not concern it.
  const isKept = readUnpaid(id)?.orderId === asked.orderId;
  if (answer.result === 'paid' && isKept) forgetOrder(page, asked.orderId);
  else if (isKept) saveUnpaid(id, followUnpaid(asked, answer));
}
