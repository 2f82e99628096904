import { CART } from '@tischlein/wording/storefront';
import { type ReactNode, useId } from 'react';
import type { Order } from '../../ordering/use-order.ts';
import { Dialog } from '@tischlein/ui/dialog';
import type { CartActions } from './cart-actions.ts';
import { CartPanel } from './cart-panel.tsx';
import { CheckoutButton } from './checkout-button.tsx';

interface CartSheetProps {
  readonly order: Order;
  readonly actions: CartActions;
  readonly coupon: ReactNode;
  readonly onClosed: () => void;
}

/** The cart in a dialog, for phones. */
export function CartSheet({ order, actions, coupon, onClosed }: CartSheetProps) {
  const titleId = useId();
  const isEmpty = order.priced.lines.length === 0;
  const foot = isEmpty ? undefined : <CheckoutButton order={order} onAddress={actions.askAddress} />;
  return (
    <Dialog titleId={titleId} kind="cart-sheet" onClosed={onClosed} foot={foot}>
      <div className="dialog-head">
        <h2 id={titleId}>{CART.title}</h2>
      </div>
      <div className="dialog-body">
        <CartPanel order={order} actions={actions} coupon={coupon} inDialog />
      </div>
    </Dialog>
  );
}
