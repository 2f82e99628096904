import { followUnpaid } from '@tischlein/domain/checkout-flow';
import { showToast } from '@tischlein/ui/toasts';
import { TABLE_BILL } from '@tischlein/wording/storefront';
import { giveUpUnpaid } from './ask-unpaid.ts';
import { isBegunHere, readUnpaid, saveUnpaid } from './unpaid-order.ts';
import { useUnpaidCheck } from './use-unpaid-check.ts';

/**
 * Gives up the payment of a part of the bill that the guest has left for another page of the shop, so that others can pay it.
 * The bill itself does so with its form.
 */
export function useReturnedPart(reload: () => void): void {
  useUnpaidCheck(async ({ shop }) => {
    const part = readUnpaid(shop.id, 'part');
    // This document may still be on its way to the provider with it.
    if (!part || isBegunHere(part.orderId)) return;
    const answer = await giveUpUnpaid(shop.id, part);
    if (answer.result === 'unreachable') return;
    saveUnpaid(shop.id, followUnpaid(readUnpaid(shop.id, 'part'), answer), 'part');
    if (answer.result === 'none') return;
    const isPaid = answer.result === 'paid';
    showToast({ icon: isPaid ? 'check' : 'info', text: isPaid ? TABLE_BILL.paidAfterAll : TABLE_BILL.givenUp });
    reload();
  });
}
