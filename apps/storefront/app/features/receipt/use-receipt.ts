import * as calls from '@tischlein/contract/calls';
import type { Receipt } from '@tischlein/contract/shop';
import { useEffect, useState } from 'react';
import { useDocument, useShop } from '../../context/shop-context.ts';
import { send } from '../../api/send.ts';

interface ReceiptState {
  /** null: there is none; undefined: not known yet. */
  readonly receipt: Receipt | null | undefined;
  readonly isOffline: boolean;
}

/**
 * The receipt from the document, then the complete one: only the session that ordered gets the buyer's data (S3 K8).
 */
export function useReceipt(id: string): ReceiptState {
  const { shop } = useShop();
  const [shown, setShown] = useState<ReceiptState>({ receipt: useDocument().receipt ?? undefined, isOffline: false });
  useEffect(() => {
    let isUnmounted = false;
    void send(calls.getReceipt, { params: { shop: shop.id, orderId: id } }).then((answer) => {
      if (isUnmounted) return;
      if (answer.ok) setShown({ receipt: answer.value, isOffline: false });
      else if (answer.status === 404) setShown({ receipt: null, isOffline: false });
      else setShown((before) => ({ ...before, isOffline: true }));
    });
    return () => {
      isUnmounted = true;
    };
  }, [shop.id, id]);
  return shown;
}
