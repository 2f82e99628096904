import type { CartActions } from '../features/cart/cart-actions.ts';
import { CartOffers } from '../features/cart/cart-offers.tsx';
import type { GroupSlots } from '../features/cart/group-slots.ts';
import { GroupHead, GroupOthers, GroupSuggestion, LostGroup } from '../features/group/group-cart.tsx';
import { GroupFoot } from '../features/group/group-foot.tsx';
import { type Order, useOrderToPlace } from '../ordering/use-order.ts';
import { useGroup } from '../ordering/use-group.ts';
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
  if (live)
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
          {live.isOwner && <CartOffers order={whole} actions={actions} />}
        </>
      ),
      foot: <GroupFoot live={live} />,
      suggestion: null,
    };
  const start = (): void => open({ kind: 'group', view: 'welcome', code: '' });
  const suggestion = (
    <>
      {!isAtTable && <LostGroup />}
      {!isAtTable && order.priced.hints.suggestGroupOrder && <GroupSuggestion onOpen={start} />}
    </>
  );
  return { title: null, head: null, others: null, foot: null, suggestion };
}
