import { euro, GROUP_WORDS } from '@tischlein/wording';
import { FILLED_CART } from '@tischlein/wording/storefront';
import type { CartActions } from '../features/cart/cart-actions.ts';
import { CartOffers } from '../features/cart/cart-offers.tsx';
import type { GroupSlots } from '../features/cart/group-slots.ts';
import { GroupSuggestion } from '../features/group/group-suggestion.tsx';
import { loadGroupParts, loadGroupPartsAhead } from '../features/group/load-group-parts.ts';
import { late } from '../browser/late.tsx';
import { createLate } from '@tischlein/ui/late';
import { type Order, useOrderToPlace } from '../ordering/use-order.ts';
import { type LiveGroup, useGroup } from '../ordering/use-group.ts';
import { type GroupPrice, useGroupPrice } from '../ordering/use-group-price.ts';
import { useStore } from '@tischlein/ui/store';
import { Suspense } from 'react';
import { useShop } from '../context/shop-context.ts';
import { getMembership } from '../ordering/group-membership.ts';
import type { OpenStartDialog } from './start-dialog.ts';

const GroupFoot = late(async () => (await loadGroupParts()).GroupFoot);
const LostGroup = late(async () => (await loadGroupParts()).LostGroup);
// The foot says for all of them that they could not be loaded.
const besideFoot = createLate(() => null);
const GroupHead = besideFoot(async () => (await loadGroupParts()).GroupHead);
const GroupOthers = besideFoot(async () => (await loadGroupParts()).GroupOthers);
const GroupSums = besideFoot(async () => (await loadGroupParts()).GroupSums);

interface GroupSlotsInput {
  readonly order: Order;
  readonly actions: CartActions;
  readonly open: OpenStartDialog;
}

/** What a group adds to the cart. Free items and promotions are the owner's, and count for all carts (S3 G13). */
export function useGroupSlots({ order, actions, open }: GroupSlotsInput): GroupSlots {
  const group = useGroup();
  const membership = useStore(getMembership(useShop().shop.id));
  if (membership) loadGroupPartsAhead();
  const isAtTable = order.options.table !== null;
  // At a table everybody orders for themselves; a group waits until the guest has left.
  const live = isAtTable ? null : group;
  const whole = useOrderToPlace();
  const price = useGroupPrice(live);
  if (live && price)
    return {
      title: live.group.name,
      head: (
        <Suspense>
          <GroupHead
            live={live}
            order={order}
            onRemove={(item) => void actions.removeUnsuitable(item)}
            onSettings={() => open({ kind: 'group', view: 'settings', code: '' })}
          />
        </Suspense>
      ),
      others: (
        <Suspense>
          <GroupOthers live={live} />
          {live.isOwner && (
            <>
              <CartOffers order={whole} actions={actions} />
              <GroupSums live={live} />
            </>
          )}
        </Suspense>
      ),
      foot: (
        <Suspense>
          <GroupFoot live={live} />
        </Suspense>
      ),
      total: groupTotalWords(live, price),
      suggestion: null,
    };
  const start = (): void => open({ kind: 'group', view: 'welcome', code: '' });
  const suggestion = (
    <>
      {!isAtTable && membership?.isLost && (
        <Suspense>
          <LostGroup />
        </Suspense>
      )}
      {!isAtTable && order.priced.hints.suggestGroupOrder && <GroupSuggestion onOpen={start} />}
    </>
  );
  return { title: null, head: null, others: null, foot: null, total: '', suggestion };
}

/** 'Gesamt 24,80 €' for the owner, 'Dein Anteil 13,90 €' for a member. */
function groupTotalWords({ isOwner, me }: LiveGroup, { priced, total, shares }: GroupPrice): string {
  if (isOwner) return priced.lines.length > 0 ? FILLED_CART.totalNow(euro(total)) : '';
  const share = shares.find(({ memberName }) => memberName === me.label);
  return share ? `${GROUP_WORDS.yourShare} ${euro(share.total)}` : '';
}
