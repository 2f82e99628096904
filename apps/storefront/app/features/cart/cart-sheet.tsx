import { type ReactNode } from 'react';
import type { Order } from '../../ordering/use-order.ts';
import { Dialog } from '@tischlein/ui/dialog';
import type { CartActions } from './cart-actions.ts';
import { cartTitle } from './cart-title.ts';
import { CartPanel } from './cart-panel.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import type { GroupSlots } from './group-slots.ts';

interface CartSheetProps {
  readonly order: Order;
  readonly actions: CartActions;
  readonly coupon: ReactNode;
  readonly group: GroupSlots;
  readonly onClosed: () => void;
}

/** The cart in a dialog, for phones. */
export function CartSheet({ order, actions, coupon, group, onClosed }: CartSheetProps) {
  const isEmpty = order.priced.lines.length === 0;
  const own = isEmpty ? undefined : <CheckoutButton order={order} onAddress={actions.askAddress} />;
  const foot = group.title === null ? own : group.foot;
  return (
    <Dialog title={group.title ?? cartTitle(order)} kind="cart-sheet" onClosed={onClosed} foot={foot}>
      <div className="dialog-body">
        <CartPanel order={order} actions={actions} coupon={coupon} group={group} inDialog />
      </div>
    </Dialog>
  );
}
