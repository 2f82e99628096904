import { followUnpaid } from '@tischlein/domain/checkout-flow';
import { showToast } from '@tischlein/ui/toasts';
import { TABLE_BILL } from '@tischlein/wording/storefront';
import { useEffect, useEffectEvent } from 'react';
import { useShop } from '../context/shop-context.ts';
import { giveUpUnpaid } from './ask-unpaid.ts';
import { isBegunHere, readUnpaid, saveUnpaid } from './unpaid-order.ts';

/**
 * Gives up the payment of a part of the bill that the guest has left for another page of the shop, so that others can pay it.
 * The bill itself does so with its form.
 */
export function useReturnedPart(reload: () => void): void {
  const { shop } = useShop();
  const told = useEffectEvent(reload);
  useEffect(() => {
    const giveUp = async (): Promise<void> => {
      const part = readUnpaid(shop.id, 'part');
      // This document may still be on its way to the provider with it.
      if (!part || isBegunHere(part.orderId)) return;
      const answer = await giveUpUnpaid(shop.id, part);
      if (answer.result === 'unreachable') return;
      saveUnpaid(shop.id, followUnpaid(readUnpaid(shop.id, 'part'), answer), 'part');
      if (answer.result === 'none') return;
      const isPaid = answer.result === 'paid';
      showToast({ icon: isPaid ? 'check' : 'info', text: isPaid ? TABLE_BILL.paidAfterAll : TABLE_BILL.givenUp });
      told();
    };
    void giveUp();
  }, [shop.id]);
}
