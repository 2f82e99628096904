import { ArrivalDialogs } from '../features/arrival/arrival-dialogs.tsx';
import { useKeptArrival } from '../features/arrival/use-kept-arrival.ts';
import { CartBar } from '../features/cart/cart-bar.tsx';
import { CartPanel } from '../features/cart/cart-panel.tsx';
import { CouponField } from '../features/coupon/coupon-field.tsx';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import type { Looking } from '../features/menu/use-filter.ts';
import { useCartKeeping } from '../guest/use-cart-keeping.ts';
import { useOrder } from '../guest/use-order.ts';
import { usePaidMeanwhile } from '../payment/use-paid-meanwhile.ts';
import { useStore } from '@tischlein/ui/store';
import type { DialogStack } from '@tischlein/ui/use-dialog-stack';
import type { StartDialog } from './start-dialog.ts';
import { OpenDialog } from './start-dialogs.tsx';
import { useCartActions } from './use-cart-actions.ts';
import { useKeptDialogs } from './use-kept-dialogs.ts';
import { useTwoForOneQuestions } from './use-two-for-one-questions.ts';
import { useAutoOpenCart } from './use-auto-open-cart.ts';
import { useSelectedDish } from './use-selected-dish.ts';

export { addAtOnce, askLocation } from './add-to-cart.ts';

interface ShoppingProps {
  readonly stack: DialogStack<StartDialog>;
  readonly actions: MenuActions;
  readonly looking: Looking;
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
export function CartOverlays({ stack, actions, looking }: ShoppingProps) {
  const order = useOrder();
  useCartKeeping(order);
  usePaidMeanwhile();
  useKeptArrival();
  useAutoOpenCart(stack);
  useTwoForOneQuestions(order, stack);
  useKeptDialogs(stack, order, actions);
  useSelectedDish(stack, order, actions);
  const cartActions = useCartActions(order.occasion, stack.open);
  const coupon = <CouponField coupon={order.coupon} hint={order.priced.hints.coupon} />;
  return (
    <>
      <ArrivalDialogs />
      <CartBar order={order} onOpen={() => stack.open({ kind: 'cart' })} />
      {useStore(stack.entries).map(({ key, dialog }) => (
        <OpenDialog
          key={key}
          dialog={dialog}
          place={key}
          order={order}
          coupon={coupon}
          actions={actions}
          looking={looking}
          cartActions={cartActions}
          open={stack.open}
          onClosed={() => stack.close(key)}
        />
      ))}
    </>
  );
}
