import * as calls from '@tischlein/contract/calls';
import type { Receipt } from '@tischlein/contract/shop';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../../api/send.ts';
import { useDocument, useShop } from '../../context/shop-context.ts';

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
  const { value, isConnected } = useRemote<Receipt | null>({
    key: `${shop.id} ${id}`,
    first: useDocument().receipt ?? undefined,
    read: async () => {
      const answer = await send(calls.getReceipt, { params: { shop: shop.id, orderId: id } });
      return !answer.ok && answer.status === 404 ? { ok: true, value: null } : answer;
    },
  });
  return { receipt: value, isOffline: !isConnected };
}
