import type { Receipt } from '@tischlein/contract/shop';
import { useEffect, useState } from 'react';
import { openOrders } from '../../payment/open-orders.ts';
import { useDocument, useShop } from '../../shop-context.ts';

interface ShownReceipt {
  /** null: there is none; undefined: not known yet. */
  readonly receipt: Receipt | null | undefined;
  readonly isOffline: boolean;
}

/** The receipt that came with the document, then the one with its buyer, which only the session that ordered gets (spec 3 K8). */
export function useReceipt(id: string): ShownReceipt {
  const { shop } = useShop();
  const [shown, setShown] = useState<ShownReceipt>({ receipt: useDocument().receipt ?? undefined, isOffline: false });
  useEffect(() => {
    let isLeft = false;
    void openOrders(shop.id)
      .receipt(id)
      .then((answer) => {
        if (isLeft) return;
        if (answer.ok) setShown({ receipt: answer.value, isOffline: false });
        else if (answer.status === 404) setShown({ receipt: null, isOffline: false });
        else setShown((before) => ({ ...before, isOffline: true }));
      });
    return () => {
      isLeft = true;
    };
  }, [shop.id, id]);
  return shown;
}
