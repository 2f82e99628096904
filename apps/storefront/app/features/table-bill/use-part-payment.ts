import type { CheckoutState } from '@tischlein/domain/checkout-flow';
import { useStore } from '@tischlein/ui/store';
import { useState } from 'react';
import { useRouter } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { createFlow, type FlowControls } from '../../payment/create-flow.ts';
import { useLatest } from '../../payment/use-latest.ts';
import { usePageEvents } from '../../payment/use-page-events.ts';
import { orderPath } from '../../shop/order-paths.ts';
import { getTableRemote } from '../../table/guest-table.ts';
import { type PartDraft, readSavedPart, saveSavedPart } from './part-draft.ts';
import { PART_OCCASION, type PartToPay, takePart } from './part-submission.ts';
import { type PartPlace, runPartEffect } from './run-part-effect.ts';

export interface PartPayment extends FlowControls {
  readonly state: CheckoutState<PartDraft>;
}

/** Pays a part of the bill with the machine of the checkout: once, however often it is sent. */
export function usePartPayment(to: PartToPay, showErrors: PartPlace['showErrors']): PartPayment {
  const page = useShop();
  const { replaceBy } = useRouter();
  const place: PartPlace & { readonly to: PartToPay } = {
    page,
    to,
    showErrors,
    reload: () => void getTableRemote(page.shop.id).read(),
    showOrder: (orderId) => replaceBy(orderPath(orderId)),
  };
  const latest = useLatest(place);
  const [{ store, dispatch, controls }] = useState(() => {
    const { id } = page.shop;
    return createFlow<PartDraft>(
      {
        read: () => readSavedPart(id),
        write: (next, before) => saveSavedPart(id, next, before),
        take: (answers) => takePart(latest().value.page.shop, latest().value.to, answers),
        occasion: () => PART_OCCASION,
        run: (effect, state, tools) => runPartEffect(effect, state, { ...tools, place: latest().value }),
      },
      // A guest who returns to this page is not paying what was reserved.
      true,
    );
  });
  usePageEvents(dispatch);
  return { state: useStore(store), ...controls };
}
