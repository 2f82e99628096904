import { CartBar } from '../features/cart/cart-bar.tsx';
import { CartPanel } from '../features/cart/cart-panel.tsx';
import { CouponField } from '../features/coupon/coupon-field.tsx';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import { useCartKeeping } from '../guest/use-cart-keeping.ts';
import { useOrder } from '../guest/use-order.ts';
import { useStore } from '../ui/store.ts';
import type { DialogStack } from '../ui/use-dialog-stack.ts';
import type { StartDialog } from './start-dialog.ts';
import { OpenDialog } from './start-dialogs.tsx';
import { useCartActions } from './use-cart-actions.ts';

export { addAtOnce, askLocationIfNeeded } from './add-to-cart.ts';

interface ShoppingProps {
  readonly stack: DialogStack<StartDialog>;
  readonly actions: MenuActions;
}

/** The cart beside the menu. */
export function CartAside({ stack }: Pick<ShoppingProps, 'stack'>) {
  const order = useOrder();
  const actions = useCartActions(order.occasion, stack.open);
  return (
    <CartPanel
      order={order}
      actions={actions}
      coupon={<CouponField coupon={order.coupon} hint={order.priced.hints.coupon} />}
    />
  );
}

/** What lies over the menu: the cart's bar on phones and the dialogs. */
export function CartOverlays({ stack, actions }: ShoppingProps) {
  const order = useOrder();
  useCartKeeping(order);
  const cartActions = useCartActions(order.occasion, stack.open);
  const coupon = <CouponField coupon={order.coupon} hint={order.priced.hints.coupon} />;
  return (
    <>
      <CartBar order={order} onOpen={() => stack.open({ kind: 'cart' })} />
      {useStore(stack.entries).map(({ key, dialog }) => (
        <OpenDialog
          key={key}
          dialog={dialog}
          order={order}
          coupon={coupon}
          actions={actions}
          cartActions={cartActions}
          open={stack.open}
          onClosed={() => stack.close(key)}
        />
      ))}
    </>
  );
}
