import type { GroupSlots } from '../features/cart/group-slots.ts';
import { GroupHead, GroupOthers, GroupSuggestion, LostGroup } from '../features/group/group-cart.tsx';
import { GroupFoot } from '../features/group/group-foot.tsx';
import type { Order } from '../ordering/use-order.ts';
import { useGroup } from '../ordering/use-group.ts';
import type { OpenStartDialog } from './start-dialog.ts';

/** What a group adds to the cart. */
export function useGroupSlots(order: Order, open: OpenStartDialog): GroupSlots {
  const live = useGroup();
  if (live)
    return {
      title: live.group.name,
      head: <GroupHead live={live} onSettings={() => open({ kind: 'group', view: 'settings', code: '' })} />,
      others: <GroupOthers live={live} />,
      foot: <GroupFoot live={live} />,
      suggestion: null,
    };
  const start = (): void => open({ kind: 'group', view: 'welcome', code: '' });
  const suggestion = (
    <>
      <LostGroup />
      {order.priced.hints.suggestGroupOrder && <GroupSuggestion onOpen={start} />}
    </>
  );
  return { title: null, head: null, others: null, foot: null, suggestion };
}
