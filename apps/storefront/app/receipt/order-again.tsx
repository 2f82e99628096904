import * as calls from '@tischlein/contract/calls';
import { problemMessage } from '@tischlein/wording';
import { ORDER } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { useRouter } from '../browser/router.tsx';
import { takesOrders } from '../guest/order-options.ts';
import { orderAgain } from '../ordering/order-again.ts';
import { PATHS } from '../shop/paths.ts';
import { useClock, useShop } from '../context/shop-context.ts';
import { BusyButton } from '@tischlein/ui/busy-button';
import { showToast } from '@tischlein/ui/toasts';
import { send } from '../api/send.ts';

/** Adds the order's items to the cart and returns to the menu. */
export function OrderAgain({ id }: { readonly id: string }) {
  const page = useShop();
  const clock = useClock();
  const { goTo } = useRouter();
  const [isBusy, setBusy] = useState(false);
  if (page.shop.isArchived || !takesOrders(page.shop)) return null;
  const again = async (): Promise<void> => {
    setBusy(true);
    const answer = await send(calls.getOrder, { params: { shop: page.shop.id, orderId: id } });
    setBusy(false);
    if (!answer.ok || !answer.value.order) {
      const refusal = answer.ok ? answer.value.error : null;
      showToast({ icon: 'alert', text: refusal ?? problemMessage('temporarilyUnavailable') });
      return;
    }
    const { lines } = answer.value.order.quote;
    const wasEmpty = page.guest.cart.get().items.length === 0;
    // The same order as before needs no look at the menu.
    const isWhole = orderAgain(page, clock, lines) === lines.length && wasEmpty;
    if (!isWhole) showToast({ icon: 'bag', text: ORDER.inCart });
    goTo(isWhole ? PATHS.checkout : PATHS.start);
  };
  return (
    <BusyButton kind="line" isBusy={isBusy} onClick={() => isBusy || void again()}>
      {ORDER.again}
    </BusyButton>
  );
}
