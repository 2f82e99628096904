import { euro, GROUP_WORDS } from '@tischlein/wording';
import { FILLED_CART } from '@tischlein/wording/storefront';
import type { CartActions } from '../features/cart/cart-actions.ts';
import { CartOffers } from '../features/cart/cart-offers.tsx';
import type { GroupSlots } from '../features/cart/group-slots.ts';
import { GroupHead, GroupOthers, GroupSuggestion, LostGroup } from '../features/group/group-cart.tsx';
import { GroupFoot } from '../features/group/group-foot.tsx';
import { GroupSums } from '../features/group/group-sums.tsx';
import { type Order, useOrderToPlace } from '../ordering/use-order.ts';
import { type LiveGroup, useGroup } from '../ordering/use-group.ts';
import { type GroupPrice, useGroupPrice } from '../ordering/use-group-price.ts';
import type { OpenStartDialog } from './start-dialog.ts';

interface GroupSlotsInput {
  readonly order: Order;
  readonly actions: CartActions;
  readonly open: OpenStartDialog;
}

/** What a group adds to the cart. Free items and promotions are the owner's, and count for all carts (S3 G13). */
export function useGroupSlots({ order, actions, open }: GroupSlotsInput): GroupSlots {
  const group = useGroup();
  const isAtTable = order.options.table !== null;
  // At a table everybody orders for themselves; a group waits until the guest has left.
  const live = isAtTable ? null : group;
  const whole = useOrderToPlace();
  const price = useGroupPrice(live);
  if (live && price)
    return {
      title: live.group.name,
      head: (
        <GroupHead
          live={live}
          order={order}
          onRemove={(item) => void actions.removeUnsuitable(item)}
          onSettings={() => open({ kind: 'group', view: 'settings', code: '' })}
        />
      ),
      others: (
        <>
          <GroupOthers live={live} />
          {live.isOwner && (
            <>
              <CartOffers order={whole} actions={actions} />
              <GroupSums live={live} />
            </>
          )}
        </>
      ),
      foot: <GroupFoot live={live} />,
      total: groupTotalWords(live, price),
      suggestion: null,
    };
  const start = (): void => open({ kind: 'group', view: 'welcome', code: '' });
  const suggestion = (
    <>
      {!isAtTable && <LostGroup />}
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
