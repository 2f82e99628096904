import { useRouter } from '../browser/router.tsx';
import { ArrivalDialogs } from '../features/arrival/arrival-dialogs.tsx';
import { CartBar } from '../features/cart/cart-bar.tsx';
import { CartPanel } from '../features/cart/cart-panel.tsx';
import { CouponField } from '../features/coupon/coupon-field.tsx';
import { loadGroupParts } from '../features/group/load-group-parts.ts';
import { late } from '../browser/late.tsx';
import { LateGroupWatch } from '../features/group/late-group-watch.tsx';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import type { MenuFilterStore } from '../features/menu/use-filter.ts';
import { useCartCleanup } from '../ordering/use-cart-cleanup.ts';
import { useGroup } from '../ordering/use-group.ts';
import { useOrder, useOrderToPlace } from '../ordering/use-order.ts';
import { useUnpaidCheck } from '../payment/use-unpaid-check.ts';
import { orderPath } from '../shop/order-paths.ts';
import { delay } from '@tischlein/ui/delay';
import { StepKeyContext } from '@tischlein/ui/step-key';
import { useStore } from '@tischlein/ui/store';
import type { DialogStack } from '@tischlein/ui/use-dialog-stack';
import { Suspense } from 'react';
import type { StartDialog } from './start-dialog.ts';
import { OpenDialog } from './start-dialogs.tsx';
import { useCartActions } from './use-cart-actions.ts';
import { useGroupSlots } from './use-group-slots.tsx';
import { useInvitation } from './use-invitation.ts';
import { useRestoredDialogs } from './use-restored-dialogs.ts';
import { useTwoForOneQuestions } from './use-two-for-one-questions.ts';
import { useAutoOpenCart } from './use-auto-open-cart.ts';
import { useSelectedDish } from './use-selected-dish.ts';

export { addWithoutDialog, askLocation } from './add-to-cart.ts';
export { findItemQuestion } from './find-question.ts';

const GroupBar = late(async () => (await loadGroupParts()).GroupBar);

const AFTER_OPENING_MS = 150;

interface ShoppingProps {
  readonly stack: DialogStack<StartDialog>;
  readonly actions: MenuActions;
  readonly filterStore: MenuFilterStore;
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
      group={useGroupSlots({ order, actions, open: stack.open })}
    />
  );
}

/** Loads the checkout's code while the guest reads the cart, so that the press which leads there only draws it. */
function openCart(stack: DialogStack<StartDialog>): void {
  stack.open({ kind: 'cart' });
  // If it fails, the link loads it again and says so.
  void delay(AFTER_OPENING_MS).then(() => import('./checkout.tsx').catch(() => null));
}

/** The cart bar on phones, and the dialogs. */
export function CartOverlays({ stack, actions, filterStore }: ShoppingProps) {
  const order = useOrder();
  // The owner's choices hold for the carts of the whole group.
  const whole = useOrderToPlace();
  const cartActions = useCartActions(order.occasion, stack.open);
  const { goTo } = useRouter();
  const showOrder = (id: string): void => goTo(orderPath(id));
  useCartCleanup(
    { ...order, priced: whole.priced, group: whole.group },
    { completeCombo: cartActions.completeCombo, showOrder },
  );
  useUnpaidCheck();
  useAutoOpenCart(stack);
  useTwoForOneQuestions(whole, stack);
  useRestoredDialogs(stack, order, actions);
  useSelectedDish(stack, order, actions);
  const group = useGroupSlots({ order, actions: cartActions, open: stack.open });
  const live = useGroup();
  const isEmpty = order.priced.lines.length === 0 && order.unsuitable.length === 0;
  // At a table the group waits.
  const groupBar =
    live && group.title !== null ? (
      <Suspense>
        <GroupBar live={live} isEmpty={isEmpty} onOpen={() => openCart(stack)} />
      </Suspense>
    ) : null;
  useInvitation(stack.open);
  const coupon = <CouponField coupon={order.coupon} hint={order.priced.hints.coupon} />;
  return (
    <>
      <ArrivalDialogs onTime={() => stack.open({ kind: 'time' })} />
      <LateGroupWatch />
      <CartBar order={order} group={groupBar} onOpen={() => openCart(stack)} />
      {useStore(stack.entries).map(({ key, dialog }) => (
        <StepKeyContext key={key} value={key}>
          <OpenDialog
            dialog={dialog}
            place={key}
            order={order}
            coupon={coupon}
            group={group}
            actions={actions}
            filterStore={filterStore}
            cartActions={cartActions}
            open={stack.open}
            onClosed={() => stack.remove(key)}
          />
        </StepKeyContext>
      ))}
    </>
  );
}
