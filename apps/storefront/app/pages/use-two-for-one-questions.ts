import type { OfferId } from '@tischlein/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useShop } from '../context/shop-context.ts';
import { isGroupMember } from '../ordering/group-membership.ts';
import type { Order } from '../ordering/use-order.ts';
import { useStore } from '@tischlein/ui/store';
import type { DialogStack } from '@tischlein/ui/use-dialog-stack';
import type { StartDialog } from './start-dialog.ts';

type PromotionState = Order['priced']['hints']['twoForOne'][number];

/**
 * Asks for a decision when more units of a promotion are added while a dish discount competes with it (S1 §4
 * Two-for-one confirmation). Does not ask on page load or while another dialog is open.
 */
export function useTwoForOneQuestions(order: Order, { entries, open }: DialogStack<StartDialog>): void {
  const { shop } = useShop();
  const known = useRef<ReadonlyMap<OfferId, number> | null>(null);
  const isBusy = useStore(entries).some(({ dialog }) => dialog.kind !== 'cart');
  const states = order.priced.hints.twoForOne;
  const key = states.map(({ offerId, status, eligibleUnits }) => `${offerId} ${status} ${eligibleUnits}`).join('\n');
  const look = useEffectEvent(() => {
    const units = new Map(states.map(({ offerId, eligibleUnits }) => [offerId, eligibleUnits]));
    const before = known.current ?? units;
    const isMore = ({ offerId, eligibleUnits }: PromotionState): boolean => eligibleUnits > (before.get(offerId) ?? 0);
    // While a dialog is open, record only decreases; increases are asked about afterwards.
    known.current = isBusy
      ? new Map([...units].map(([id, count]) => [id, Math.min(count, before.get(id) ?? 0)]))
      : units;
    const asked =
      isBusy || isGroupMember(shop.id)
        ? undefined
        : states.find((state) => state.status === 'needsChoice' && isMore(state));
    if (asked) open({ kind: 'twoForOne', promotion: asked });
  });
  useEffect(() => look(), [key, isBusy]);
}
