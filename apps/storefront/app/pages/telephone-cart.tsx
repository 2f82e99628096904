import { findCartMinimumAge } from '@tischlein/domain/cart';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Notice } from '@tischlein/ui/notice';
import { StepKeyContext } from '@tischlein/ui/step-key';
import { useStore } from '@tischlein/ui/store';
import type { DialogStack } from '@tischlein/ui/use-dialog-stack';
import { TELEPHONE } from '@tischlein/wording/storefront';
import { useShop } from '../context/shop-context.ts';
import type { CartActions } from '../features/cart/cart-actions.ts';
import { CartPanel } from '../features/cart/cart-panel.tsx';
import type { Checkout } from '../features/checkout/use-checkout.ts';
import { CouponField } from '../features/coupon/coupon-field.tsx';
import type { Order } from '../ordering/use-order.ts';
import { OfferDialog } from './offer-dialogs.tsx';
import type { StartDialog } from './start-dialog.ts';
import { useCartActions } from './use-cart-actions.ts';

interface TelephoneCartProps {
  readonly order: Order;
  readonly stack: DialogStack<StartDialog>;
  readonly checkout: Checkout;
  readonly cartActions: Pick<CartActions, 'edit' | 'remove' | 'setAmount'>;
}

const ALONE = { title: null, head: null, others: null, foot: null, suggestion: null, total: '' } as const;

/** What was taken down, with the guests' cart, offers and sums, and the button. */
export function TelephoneCart({ order, stack, checkout, cartActions }: TelephoneCartProps) {
  const { menu } = useShop();
  const actions = { ...useCartActions(order.occasion, stack.open), ...cartActions };
  const { phase, trouble } = checkout.state;
  const isBusy = phase.kind === 'sending' || phase.kind === 'reconciling' || phase.kind === 'settling';
  const age = findCartMinimumAge(menu, order.cart, order.priced.freeItems);
  const isEmpty = order.cart.lines.length + order.unsuitable.length === 0;
  return (
    <section className="telephone-order" aria-labelledby="telephone-order-title">
      <h2 id="telephone-order-title">{TELEPHONE.order}</h2>
      {isEmpty ? (
        <p className="soft">{TELEPHONE.nothing}</p>
      ) : (
        <CartPanel
          order={order}
          actions={actions}
          coupon={<CouponField coupon={order.coupon} hint={order.priced.hints.coupon} />}
          group={ALONE}
          inDialog
        />
      )}
      {age !== null && (
        <Notice kind="warn" icon="info">
          {TELEPHONE.ageCheck(age)}
        </Notice>
      )}
      {trouble?.kind === 'unreachable' && (
        <Notice kind="bad" icon="offline" role="alert">
          {TELEPHONE.unreachable}
        </Notice>
      )}
      {trouble?.kind === 'notSent' && (
        <Notice kind="bad" icon="alert" role="alert">
          {trouble.message}
        </Notice>
      )}
      <div className="telephone-submit">
        <BusyButton isWide type="button" isBusy={isBusy} onClick={checkout.submit}>
          {TELEPHONE.submit(order.priced.steps.total)}
        </BusyButton>
        <small className="soft">{isBusy ? TELEPHONE.sending : TELEPHONE.submitHelp}</small>
      </div>
      {useStore(stack.entries).map(({ key, dialog }) =>
        dialog.kind === 'offer' || dialog.kind === 'freeItem' || dialog.kind === 'twoForOne' ? (
          <StepKeyContext key={key} value={key}>
            <OfferDialog
              dialog={dialog}
              place={key}
              order={order}
              actions={NO_MENU}
              open={stack.open}
              onClosed={() => stack.remove(key)}
            />
          </StepKeyContext>
        ) : null,
      )}
    </section>
  );
}

/** Offers lead nowhere else here: the menu is beside them. */
const NO_MENU = {
  canOrder: false,
  openDish: () => {},
  addDish: () => {},
  showInfo: () => {},
  openCombo: () => {},
  showOffer: () => {},
} as const;
